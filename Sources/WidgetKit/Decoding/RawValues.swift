import AppleFoundation

/// The raw values that an enumeration has, as far as they can be found out.
///
/// A `CaseIterable` type tells them, and an enumeration is asked for those of its cases. Of other
/// types small numbers are tried; only raw values that make a value are kept.
struct RawValues {
  let values: [Any]

  /// The values as they are written.
  var texts: [String] { values.map { "\($0)" } }

  init(_ type: any RawRepresentable.Type) {
    func values<T: RawRepresentable>(_ type: T.Type) -> [Any] {
      if let iterable = type as? any CaseIterable.Type { return Self.all(of: iterable) }
      let cases = EnumCases(of: type).values
      if !cases.isEmpty { return cases.map { $0.rawValue } }
      guard let number = T.RawValue.self as? any Numeric.Type else { return [] }
      return (0..<64).compactMap { candidate in
        guard let raw = Self.make(candidate, as: number) as? T.RawValue else { return nil }
        return T(rawValue: raw) == nil ? nil : raw
      }
    }
    self.values = values(type)
  }

  private static func make<N: Numeric>(_ number: Int, as type: N.Type) -> N? { N(exactly: number) }

  private static func all<T: CaseIterable>(of type: T.Type) -> [Any] {
    type.allCases.compactMap { value in
      (value as? any RawRepresentable).map { Self.raw($0) }
    }
  }

  private static func raw<T: RawRepresentable>(_ value: T) -> Any { value.rawValue }
}
