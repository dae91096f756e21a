import Foundation
import Synchronization

/// Texts that stand for what the app would have left in the defaults.
///
/// A widget often unwraps what its app wrote into a shared suite, and without the app nothing is
/// there. Where a made-up state is drawn, a made-up text may stand for it. It belongs to the task that
/// draws, as ``PhoneLanguage`` does; without one, defaults are what they are.
package final class MadeUpDefaults: Sendable {
  private let make: @Sendable (String) -> String
  private let met = Mutex<[String]>([])

  /// - Parameter make: The text for a key.
  package init(_ make: @escaping @Sendable (String) -> String) {
    self.make = make
  }

  /// The keys for which a text stood, each once, in the order in which they were met.
  package var keys: [String] { met.withLock { $0 } }

  @TaskLocal package static var current: MadeUpDefaults?

  fileprivate func text(forKey key: String) -> String {
    met.withLock { if !$0.contains(key) { $0.append(key) } }
    return make(key)
  }
}

extension UserDefaults {
  @_silgen_name("$s10Foundation12UserDefaultsC6string6forKeySSSgSS_tF")
  private func originalString(forKey key: String) -> String?

  /// Stands for `string(forKey:)`.
  @_silgen_name("islet_defaults_string")
  package func phoneString(forKey key: String) -> String? {
    originalString(forKey: key) ?? MadeUpDefaults.current?.text(forKey: key)
  }
}
