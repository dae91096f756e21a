/// A value that a format turns into words when the locale is known.
///
/// Formats and their inputs are values that are only read.
struct FormattedInput: Equatable, @unchecked Sendable {
  private let value: any FormattedValue

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    value = Pair(input: input, format: format) { AttributedString($0) }
  }

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    value = Pair(input: input, format: format) { $0 }
  }

  init<V, F: FormatStyle>(
    _ source: TimeDataSource<V>, format: F,
    attributed: @escaping (F.FormatOutput) -> AttributedString
  ) where F.FormatInput == V {
    value = Sample(source: source, format: format, attributed: attributed)
  }

  func formatted(in environment: EnvironmentValues) -> AttributedString {
    value.formatted(in: environment)
  }

  /// The name of the format's type with its module.
  var formatName: String { value.formatName }

  static func == (left: FormattedInput, right: FormattedInput) -> Bool {
    left.value.isEqual(to: right.value)
  }

  private struct Pair<F: FormatStyle>: FormattedValue where F.FormatInput: Equatable {
    let input: F.FormatInput
    let format: F
    let attributed: (F.FormatOutput) -> AttributedString

    func formatted(in environment: EnvironmentValues) -> AttributedString {
      attributed(format.adapted(to: environment).format(input))
    }

    var formatName: String { String(reflecting: F.self) }

    func isEqual(to other: any FormattedValue) -> Bool {
      guard let other = other as? Pair<F> else { return false }
      return input == other.input && format == other.format
    }
  }

  private struct Sample<F: FormatStyle>: FormattedValue {
    let source: TimeDataSource<F.FormatInput>
    let format: F
    let attributed: (F.FormatOutput) -> AttributedString

    func formatted(in environment: EnvironmentValues) -> AttributedString {
      attributed(format.adapted(to: environment).format(source.value(environment.now)))
    }

    var formatName: String { String(reflecting: F.self) }

    func isEqual(to other: any FormattedValue) -> Bool {
      guard let other = other as? Sample<F> else { return false }
      return source.identity == other.source.identity && format == other.format
    }
  }
}

private protocol FormattedValue {
  var formatName: String { get }
  func formatted(in environment: EnvironmentValues) -> AttributedString
  func isEqual(to other: any FormattedValue) -> Bool
}

extension FormatStyle {
  /// The format in the locale of the environment. Dates that name no time zone take that of the
  /// environment, since the process of a preview runs elsewhere than the phone.
  package func adapted(to environment: EnvironmentValues) -> Self {
    let localized = locale(environment.locale)
    if let style = localized as? any EnvironmentalFormat,
      let adapted = style.adapted(to: environment) as? Self
    {
      return adapted
    }
    if var style = localized as? Date.FormatStyle, style.timeZone == .autoupdatingCurrent {
      style.timeZone = environment.timeZone
      return style as? Self ?? localized
    }
    if var style = localized as? Date.IntervalFormatStyle, style.timeZone == .autoupdatingCurrent {
      style.timeZone = environment.timeZone
      return style as? Self ?? localized
    }
    return localized
  }
}
