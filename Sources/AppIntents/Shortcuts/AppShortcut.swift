import AppleFoundation

/// The shortcuts that an app offers without any set-up. Apple's interface.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// An intent with the phrases that run it. Apple's interface.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [String]

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource, systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
  }

  /// The form before iOS 16.4.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
  }
}

/// A phrase that runs a shortcut; `\(.applicationName)` is the app's name. Apple's interface.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${applicationName}"
    }

    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${parameter}"
    }
  }
}

/// A part of a phrase that the system fills in. Apple's interface.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  case applicationName
}

/// Gathers an app's shortcuts. Apple's interface.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
