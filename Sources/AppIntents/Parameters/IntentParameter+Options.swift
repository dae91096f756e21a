import AppleFoundation

// Apple has one initializer for each type of value. The part they share is in `IntentParameter`;
// here are those with an option that only one type has. The options say how Shortcuts asks a
// person, which Islet does not do, so they are taken and have no effect.

extension IntentParameter where Value.UnwrappedType == String {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension String {
  /// How a person is asked for a text. Apple's interface.
  public struct IntentInputOptions: Sendable {
    /// Which letters become capital ones.
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

    public init(
      capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

/// How a person is asked for a number. Apple's interface.
public enum IntentNumberControlStyle: Hashable, Sendable {
  case field
  case stepper
  case slider
}

extension IntentParameter where Value.UnwrappedType == Int {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (lowerBound: Int, upperBound: Int)?, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (lowerBound: Double, upperBound: Double)?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Bool {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension Bool {
  /// The words for yes and no. Apple's interface.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      `true` = yes
      `false` = no
    }
  }
}

extension IntentParameter where Value.UnwrappedType: AppEnum {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog?,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default,
    supportedValues: [Value.UnwrappedType]
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType: AppEntity {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog?,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default,
    query: some EntityQuery
  ) {
    self.init(title: title, description: description)
  }
}

extension IntentParameter {
  /// A parameter whose values a provider lists.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: AppIntents.InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}
