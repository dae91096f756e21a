/// The text of a log message with its values. Apple's interface.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}
