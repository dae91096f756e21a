import Foundation

extension Resources {
  /// The catalogue of this process, which `ISLET_RESOURCES` names.
  ///
  /// UIKit's initialisers look names up without being handed a catalogue, so this one is read once
  /// and never changes. A manifest that cannot be read has no names; the process that draws reports
  /// it.
  package static let ofProcess: Resources = {
    guard let path = ProcessInfo.processInfo.environment["ISLET_RESOURCES"] else {
      return Resources()
    }
    return (try? Resources(manifestAt: path)) ?? Resources()
  }()
}
