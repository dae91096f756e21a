import AppleFoundation

/// The raw values that an enumeration has, as far as they can be found out.
///
/// A `CaseIterable` type tells them, and an enumeration is asked for those of its cases. Of other
/// types small numbers are tried; only raw values that make a value are kept.
struct RawValues {
  let texts: [String]

  init(_ type: any RawRepresentable.Type) {
    func texts<T: RawRepresentable>(_ type: T.Type) -> [String] {
      if let iterable = type as? any CaseIterable.Type { return Self.all(of: iterable) }
      let cases = EnumCases(of: type).values
      if !cases.isEmpty { return cases.map { Self.text($0) } }
      guard let number = T.RawValue.self as? any Numeric.Type else { return [] }
      return (0..<64).filter { candidate in
        (Self.make(candidate, as: number) as? T.RawValue).flatMap(T.init(rawValue:)) != nil
      }.map(String.init)
    }
    self.texts = texts(type)
  }

  private static func make<N: Numeric>(_ number: Int, as type: N.Type) -> N? { N(exactly: number) }

  private static func all<T: CaseIterable>(of type: T.Type) -> [String] {
    type.allCases.compactMap { value in
      guard let value = value as? any RawRepresentable else { return nil }
      return text(value)
    }
  }

  private static func text<T: RawRepresentable>(_ value: T) -> String { "\(value.rawValue)" }
}
