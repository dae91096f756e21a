import AppIntents
import AppleFoundation

// Each form of Apple's interface as users write it. That this file compiles is the test; what the
// forms do is tested beside it.

enum CoffeeSize: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [CoffeeSize: DisplayRepresentation] = [
    .small: "Small",
    .large: DisplayRepresentation(
      title: "Large", subtitle: "0.4 l", image: .init(systemName: "cup.and.saucer.fill")),
  ]
}

struct OrderEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Order", numericFormat: "\(2) orders")
  static let defaultQuery = OrderQuery()

  let id: String
  @Property(title: "Guest") var guest: String

  var displayRepresentation: DisplayRepresentation { "Order \(id)" }

  init(id: String, guest: String) {
    self.id = id
    self.guest = guest
  }
}

struct OrderQuery: EntityQuery {
  func entities(for identifiers: [OrderEntity.ID]) async throws -> [OrderEntity] {
    identifiers.map { OrderEntity(id: $0, guest: "Ada") }
  }

  func suggestedEntities() async throws -> [OrderEntity] { [] }
}

struct PauseIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause"
  static let description = IntentDescription(
    "Pauses the timer.", categoryName: "Timer", searchKeywords: ["stop"])
  static let openAppWhenRun = false
  static let isDiscoverable = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Timer") var id: String
  @Parameter(title: "Minutes", default: 5) var minutes: Int
  @Parameter(title: "Factor", controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 2))
  var factor: Double?
  @Parameter(title: "Loud", default: true, displayName: .init(true: "Loud", false: "Quiet"))
  var loud: Bool
  @Parameter(title: "Size", default: .large) var size: CoffeeSize
  @Parameter(title: "Order") var order: OrderEntity?
  @Parameter(
    title: "Note", description: "What to write", inputOptions: .init(multiline: true),
    requestValueDialog: "Which note?")
  var note: String?
  @Parameter(title: "Names") var names: [String]
  @Parameter(title: "When") var date: Date?

  static var parameterSummary: some ParameterSummary {
    Summary("Pause \(\.$id) for \(\.$minutes)") {
      \.$loud
      \.$size
    }
  }

  init() {}

  init(id: String) {
    self.id = id
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct CountIntent: AppIntent {
  static var title: LocalizedStringResource { "Count" }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 3, dialog: "There are \(3).")
  }
}

struct ChainIntent: AppIntent {
  static var title: LocalizedStringResource { "Chain" }

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: PauseIntent(id: "tea"))
  }
}

struct ModesIntent: AudioPlaybackIntent {
  static var title: LocalizedStringResource { "Play" }
  static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
  @Dependency var store: IntentStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog(full: "It plays \(store.name).", supporting: "It plays."))
  }
}

struct IntentStore: Sendable {
  var name: String
}

struct ShowOrder: OpenIntent {
  static var title: LocalizedStringResource { "Show order" }
  @Parameter(title: "Order") var target: OrderEntity
}

struct SetLoud: SetValueIntent {
  static var title: LocalizedStringResource { "Set loudness" }
  @Parameter(title: "Loud") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct ShopConfiguration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Shop" }
  @Parameter(title: "Size", default: .small) var size: CoffeeSize
}

struct CoffeeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CountIntent(), phrases: ["Count in \(.applicationName)"], shortTitle: "Count",
      systemImageName: "number")
  }
}
