import UIKit

extension EnvironmentValues {
  /// The surroundings as UIKit's colours see them.
  var traitCollection: UITraitCollection {
    .phone(
      style: colorScheme == .dark ? .dark : .light, displayScale: displayScale,
      screenSize: UITraitCollection.current.screenSize)
  }
}
