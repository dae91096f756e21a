/// One or more lines of words.
///
/// Apple's interface. The words are found when the text is drawn: in the locale, on the calendar
/// and at the time of the environment.
public struct Text: Equatable, Sendable {
  /// Where the words come from.
  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, LocalizationSource)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case formatted(FormattedInput)
    case running(RunningDate)
    case image(Image)
    case joined(Text, Text)
  }

  private struct Storage: Equatable, Sendable {
    let content: Content
    var attributes = TextAttributes()
  }

  private var storage: Boxed<Storage>

  init(_ content: Content) { storage = Boxed(Storage(content: content)) }

  var content: Content { storage.value.content }

  /// What modifiers of the text itself say; they win over those of views around it.
  var attributes: TextAttributes {
    get { storage.value.attributes }
    set { storage.value.attributes = newValue }
  }

  /// Makes a text of a literal, which is localized.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, LocalizationSource(table: tableName, bundle: bundle)))
  }

  /// Makes a text of a string as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Makes a text of a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Makes a text of a localized string.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  /// Makes a text of a string with attributes. A literal could be one too; it is to be a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Makes a text that shows an image in the line.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Two texts in one paragraph.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}

/// Where translations are looked up.
struct LocalizationSource: Equatable, @unchecked Sendable {
  /// The strings file without its extension; nil is `Localizable`.
  var table: String?
  /// nil is the main bundle. Foundation's bundles may be used from any thread.
  var bundle: Bundle?

  init(table: String? = nil, bundle: Bundle? = nil) {
    self.table = table
    self.bundle = bundle
  }
}
