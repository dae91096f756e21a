import Foundation

/// How a preview of a view is shown. Apple's interface.
public struct PreviewTrait<T>: Sendable {
  enum Kind: Hashable, Sendable {
    case defaultLayout
    case sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat)
    case orientation(String)
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .defaultLayout) }

  /// The size that the view takes.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFitsLayout) }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixedLayout(width: width, height: height))
  }

  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation("portrait")) }
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(kind: .orientation("portraitUpsideDown"))
  }
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait(kind: .orientation("landscapeLeft"))
  }
  public static var landscapeRight: PreviewTrait {
    PreviewTrait(kind: .orientation("landscapeRight"))
  }
}
