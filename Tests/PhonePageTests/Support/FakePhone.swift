import ActivityModel
import Foundation
import Simulator
import Wire

/// A phone of a few rules, which keeps what it was asked to do.
actor FakePhone: PhoneControl {
  private(set) var actions: [PhoneAction] = []
  private var state = FakePhone.start
  private var listeners: [AsyncStream<Void>.Continuation] = []
  private var waiting: [(PhoneAction, CheckedContinuation<Void, Never>)] = []

  func perform(_ action: PhoneAction) async throws(PhoneControlFailure) {
    actions.append(action)
    defer { change { _ in } }
    switch action {
    case .lock: (state.isLocked, state.place) = (true, .lockScreen)
    case .unlock: (state.isLocked, state.place) = (false, .app)
    case .home: state.place = .homeScreen
    case .holdElement, .hold: state.island = .expanded
    case .advance(let seconds): state.now += seconds
    case .advanceTo(let date): state.now = date
    case .run(let rate): state.rate = rate
    case .set(.appearance(let appearance)): state.settings.appearance = appearance
    case .set(.lowPower(let isOn)): state.settings.isLowPower = isOn
    case .text(let words):
      if let field = state.elements.firstIndex(where: { $0.role == .textField }) {
        state.elements[field].value = (state.elements[field].value ?? "") + words
      }
    case .activate(let id):
      state.focus = state.elements.first { $0.id == id && $0.role == .textField }?.id
    case .updateJSON(let id, let json):
      for index in state.activities.indices where state.activities[index].id == id.rawValue {
        state.activities[index].content = String(decoding: json, as: UTF8.self)
      }
    case .charge:
      throw PhoneControlFailure("This phone has no charger. Go on without one.")
    default: break
    }
  }

  func snapshot() -> PhoneSnapshot { state }

  func picture(scale: Double) throws(PhoneControlFailure) -> Data { Self.png }

  func picture(
    ofActivity id: String, presentation: String, scale: Double
  ) throws(PhoneControlFailure) -> Data {
    guard state.activities.contains(where: { $0.id == id }) else {
      throw PhoneControlFailure("There is no activity \(id).")
    }
    return Self.png
  }

  nonisolated func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    Task { await add(continuation) }
    return stream
  }

  private func add(_ listener: AsyncStream<Void>.Continuation) { listeners.append(listener) }

  /// Changes what the phone shows, as its own doing.
  func change(_ body: (inout PhoneSnapshot) -> Void) {
    body(&state)
    state.generation += 1
    for listener in listeners { listener.yield() }
    waiting.removeAll { action, continuation in
      guard actions.contains(action) else { return false }
      continuation.resume()
      return true
    }
  }

  /// Gives back once this was done.
  func done(_ action: PhoneAction) async {
    if actions.contains(action) { return }
    await withCheckedContinuation { waiting.append((action, $0)) }
  }

  /// A picture of one grey pixel.
  static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
  )!
}
