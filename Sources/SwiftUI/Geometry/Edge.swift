/// A side of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Any of the four sides.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// A bit an edge.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The side at which reading starts.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side at which reading ends.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]

    func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// A leading or a trailing side.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading
  case trailing
}

/// An upper or a lower side.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top
  case bottom
}
