import Foundation

/// A symbol that is drawn with lines and arcs of Islet's own.
enum SymbolShape: Equatable {
  /// The most frequent symbol in Live Activities: a dial with a hand and a mark at twelve.
  case timer
  case circle, dashedCircle, oval, square, app, rectangle, portraitRectangle, capsule, diamond
  case halfCircle(isLeft: Bool)
  /// Pointing up, turned clockwise.
  case triangle(degrees: CGFloat)
  case polygon(corners: Int)
  case battery(level: CGFloat, hasBolt: Bool)
}
