import ActivityModel
import Foundation
import Phone

/// A phone without processes: one app whose activities take every state that is JSON.
///
/// What the app's types would say of a state nobody can know here; `islet run` attaches a phone
/// that asks them.
package actor FakePhone: AttachedDevice {
  package nonisolated let id: DeviceID
  private let app: AppDescription
  private var phone: Phone
  private let clock: @Sendable () -> Date
  /// The tokens that were told of.
  private var known: Set<PushToken> = []

  /// - Parameters:
  ///   - app: The app that is installed. Any attributes type that a push names must be among its own.
  ///   - activities: How many activities run at the beginning.
  package init(
    id: DeviceID, app: AppDescription, activities: Int, seed: UInt64 = 1,
    choices: Choices = Choices(), clock: @escaping @Sendable () -> Date
  ) {
    self.id = id
    self.app = app
    self.clock = clock
    var choices = choices
    choices.maximumPerApp = max(choices.maximumPerApp, activities)
    choices.maximumOnDevice = max(choices.maximumOnDevice, activities)
    let start = clock()
    phone = Phone(PhoneConfiguration(start: start, seed: seed, choices: choices))
    _ = phone.handle(.install(app), at: start)
    _ = phone.handle(.launch(app.id), at: start)
    for number in 0..<activities {
      let request = ActivityRequest(
        attributesType: app.attributesTypes.first ?? "Attributes", attributes: Data("{}".utf8),
        content: RawContent(state: Data(#"{"number":\#(number)}"#.utf8)), pushInput: .token)
      _ = phone.handle(.request(request, by: app.id), at: start)
    }
    _ = phone.handle(.enterBackground(app.id), at: start)
    _ = phone.advance(to: start.addingTimeInterval(choices.tokenDelay))
  }

  package func deliver(_ push: AcceptedPush) async -> DeviceReport {
    let effects = phone.handle(.push(push.delivery), at: max(clock(), phone.now))
    let verdict = PhoneVerdict.read(effects, of: push, on: phone)
    return DeviceReport(verdict: verdict, tokens: tokenChanges())
  }

  /// Moves the phone's clock to now, and tells which tokens came and went.
  package func tick() -> [TokenChange] {
    _ = phone.advance(to: max(clock(), phone.now))
    return tokenChanges()
  }

  /// When something happens by itself next.
  package func nextDeadline() -> Date? { phone.nextDeadline() }

  /// An activity that runs, by its place in the order of starting; nil for any other.
  package func activity(_ index: Int) -> ActivitySnapshot? {
    let all = phone.activities(of: app.id)
    return all.indices.contains(index) ? all[index] : nil
  }

  private func tokenChanges() -> [TokenChange] {
    let environment = app.pushEnvironment ?? .sandbox
    var present: [PushToken: KnownToken.Purpose] = [:]
    for type in app.attributesTypes {
      if let token = phone.pushToStartToken(of: app.id, attributesType: type) {
        present[token] = .start
      }
    }
    for activity in phone.activities(of: app.id) where activity.phase.isRunning {
      if let token = activity.pushToken { present[token] = .update }
    }
    let gone = known.filter { present[$0] == nil }.sorted { $0.hex < $1.hex }
    let new = present.filter { !known.contains($0.key) }.sorted { $0.key.hex < $1.key.hex }
    known = Set(present.keys)
    return gone.map { .gone($0) }
      + new.map { token, purpose in
        .issued(
          token,
          KnownToken(
            device: id, app: app.id.rawValue, environment: environment, purpose: purpose))
      }
  }
}
