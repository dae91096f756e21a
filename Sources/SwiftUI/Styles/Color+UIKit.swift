import Drawing
import UIKit

extension Color {
  /// Makes a colour of one of UIKit's. It follows light and dark appearance as that one does.
  public init(uiColor: UIColor) {
    switch uiColor.source {
    case .fixed(let color): self.init(.fixed(color))
    case .system(let color): self.init(.system(color))
    case .named(let name): self.init(.named(name))
    case .tint: self.init(.accent)
    case .dynamic, .faded: self.init(.uiKit(uiColor))
    }
  }

  /// Makes a colour of one of UIKit's.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Makes a colour of one of Core Graphics'.
  public init(cgColor: CGColor) { self.init(.fixed(cgColor.rgba)) }

  /// The components where they are the same in all surroundings, else nil.
  public var cgColor: CGColor? {
    switch source {
    case .fixed(let color): CGColor(color)
    case .faded(let color, let opacity):
      color.cgColor.map { CGColor($0.rgba.opacity(opacity)) }
    default: nil
    }
  }
}

extension UIColor {
  /// Makes a colour of one of SwiftUI's. It follows light and dark appearance as that one does.
  public convenience init(_ color: Color) {
    switch color.source {
    case .fixed(let components): self.init(.fixed(components))
    case .system(let system): self.init(.system(system))
    case .named(let name): self.init(.named(name))
    case .accent: self.init(.tint)
    default:
      self.init { traits in
        var values = EnvironmentValues()
        values.colorScheme = traits.isDark ? .dark : .light
        values.resources = .ofProcess
        return UIColor(.fixed(color.rgba(in: values)))
      }
    }
  }
}
