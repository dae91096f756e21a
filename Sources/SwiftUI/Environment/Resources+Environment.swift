import Drawing
import UIKit

extension Resources {
  /// The file of an image for the display and the appearance of a view; nil for an unknown name.
  package func image(named name: String, in environment: EnvironmentValues) -> ImageFile? {
    image(
      named: name, isDark: environment.colorScheme == .dark,
      displayScale: environment.displayScale)
  }

  /// The components of a colour in the appearance of a view; nil for an unknown name.
  package func color(named name: String, in environment: EnvironmentValues) -> RGBA? {
    color(named: name, isDark: environment.colorScheme == .dark)
  }
}

extension EnvironmentValues {
  private enum ResourcesKey: EnvironmentKey { static let defaultValue = Resources() }

  /// The images and colours of the widget.
  package var resources: Resources {
    get { self[ResourcesKey.self] }
    set { self[ResourcesKey.self] = newValue }
  }
}
