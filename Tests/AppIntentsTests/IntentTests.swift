import AppIntents
import Testing

@Suite("App intents")
struct IntentTests {
  @Test("a parameter has its default until a value is set")
  func defaults() {
    let intent = PauseIntent(id: "tea")
    #expect(intent.id == "tea")
    #expect(intent.minutes == 5)
    #expect(intent.loud)
    #expect(intent.size == .large)
    intent.minutes = 7
    #expect(intent.minutes == 7)
    #expect(intent.$minutes.title.key == "Minutes")
  }

  @Test("an optional parameter without a value is nil")
  func optionals() {
    let intent = PauseIntent(id: "tea")
    #expect(intent.order == nil)
    #expect(intent.note == nil)
    #expect(intent.factor == nil)
  }

  @Test("a result hands its value on")
  func value() async throws {
    #expect(try await CountIntent().perform().value == 3)
    #expect(try await CountIntent()(donate: false).value == 3)
  }

  @Test("a dependency is made once, when it is first wanted")
  func dependency() {
    AppDependencyManager.shared.add(dependency: IntentStore(name: "Tea time"))
    #expect(ModesIntent().store.name == "Tea time")
  }

  @Test("an intent that only configures cannot be run")
  func configuration() async {
    await #expect(throws: (any Error).self) {
      _ = try await ShopConfiguration().perform()
    }
    #expect(ShopConfiguration().size == .small)
  }

  @Test("what an intent does not say has Apple's defaults")
  func requirements() {
    #expect(CountIntent.description == nil)
    #expect(CountIntent.openAppWhenRun == false)
    #expect(CountIntent.isDiscoverable)
    #expect(ShowOrder.openAppWhenRun)
    #expect(CountIntent.persistentIdentifier == "CountIntent")
  }

  @Test("a shortcut keeps its phrases with the app's name left open")
  func shortcuts() {
    #expect(CoffeeShortcuts.appShortcuts.map(\.phrases) == [["Count in ${applicationName}"]])
  }

  @Test("an entity's properties and its names are as given")
  func entities() async throws {
    let order = try await OrderEntity.defaultQuery.entities(for: ["7"])[0]
    #expect(order.guest == "Ada")
    #expect(String(localized: order.displayRepresentation.title) == "Order 7")
    #expect(OrderEntity.typeDisplayRepresentation.name.key == "Order")
  }
}
