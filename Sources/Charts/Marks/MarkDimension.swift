import AppleFoundation

/// How wide or high a mark is. Apple's interface.
@frozen
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  @usableFromInline
  enum Storage: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  @usableFromInline let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// What suits the mark and its scale.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// A part of the room of the value: 1 is all of it.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// The room of the value without a distance on either side, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }

  /// A length in points.
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

  /// A length in points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// The length in points.
  ///
  /// - Parameters:
  ///   - room: The room of the value in points; nil where it stands for one place alone.
  ///   - automatic: The part of the room that suits, and the length where there is none.
  func length(in room: CGFloat?, automatic: (ratio: CGFloat, length: CGFloat)) -> CGFloat {
    switch storage {
    case .automatic: room.map { $0 * automatic.ratio } ?? automatic.length
    case .fixed(let length): max(length, 0)
    case .ratio(let ratio): max((room ?? automatic.length) * ratio, 0)
    case .inset(let inset): max((room ?? automatic.length) - 2 * inset, 0)
    }
  }
}
