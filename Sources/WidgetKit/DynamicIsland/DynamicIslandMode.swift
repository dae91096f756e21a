/// A presentation of the Dynamic Island. Apple's interface.
public struct DynamicIslandMode: Equatable, Sendable {
  private enum Kind { case expanded, compactLeading, compactTrailing, minimal }

  private let kind: Kind

  public static let expanded = DynamicIslandMode(kind: .expanded)
  public static let compactLeading = DynamicIslandMode(kind: .compactLeading)
  public static let compactTrailing = DynamicIslandMode(kind: .compactTrailing)
  public static let minimal = DynamicIslandMode(kind: .minimal)
}
