import Drawing
import Foundation

/// How far a gradient reaches beyond its ends. Apple's interface.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colours that follow each other. Apple's interface.
public final class CGGradient: Hashable, Sendable {
  package let stops: [GradientStop]

  /// Makes a gradient of `CGColor`s; nil for anything else.
  ///
  /// - Parameter locations: A number from 0 to 1 for each colour; nil spreads them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      GradientStop(
        color: color.rgba,
        location: locations.map { Double($0[index]) } ?? Double(index) / Double(last))
    }
  }

  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
