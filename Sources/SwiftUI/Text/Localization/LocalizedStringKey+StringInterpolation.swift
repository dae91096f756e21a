extension LocalizedStringKey {
  /// Gathers the key and the values of a literal. Apple's interface.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    /// The literal parts as they are.
    var plain = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
      plain += literal
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// A string as it is.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .value(.text(string)))
    }

    /// A string as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .value(.text(String(string))))
    }

    /// An object that a formatter turns into words; its description without one.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .value(.text(formatter?.string(for: subject) ?? subject.description)))
    }

    /// An object that a formatter turns into words; its description without one.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .value(.text(formatter?.string(for: subject) ?? subject.description)))
    }

    /// A value in a format, in the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }

    /// A value in a format, in the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(Text(input, format: format)))
    }

    /// A number by the conversion of its type: `%lld` of an integer, `%lf` of a `Double`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, .value(value.formatArgument))
    }

    /// A number by a conversion of C: `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .value(value.formatArgument))
    }

    /// A text with its attributes.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// A string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// A localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    /// An image in the line.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// A date in a style, which changes as time passes.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Two times or days with a dash between them.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    /// The beginning and the end of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }

    /// A timer that runs within an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        "%@",
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
  }
}
