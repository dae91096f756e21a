/// A type with a name for people. Apple's interface.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values have names for people. Apple's interface.
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type with a name whose values have names. Apple's interface.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose cases have names for people. Apple's interface.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable, TypeDisplayRepresentable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A type whose names are known when the app is built. Apple's interface.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable {}
