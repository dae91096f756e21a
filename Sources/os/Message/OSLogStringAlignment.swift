/// At which side of how many columns a value stands. Apple's interface.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case left, right }

  private var side = Side.right
  private var columns = 0

  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }

  func align(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return side == .left ? text + padding : padding + text
  }
}
