/// The attributes of a Live Activity, as a server sees them.
///
/// Add it to the type that your app declares as `ActivityAttributes`, with an empty extension: the
/// nested `ContentState` is found.
///
/// ```swift
/// extension JourneyAttributes: PushAttributes {}
/// ```
///
/// Keep to the default strategies for coding: the phone decodes with no others.
public protocol PushAttributes: Encodable {
  /// The data that changes.
  associatedtype ContentState: Encodable

  /// The name under which the phone knows the type: unqualified. The default is the type's own.
  static var attributesType: String { get }
}

extension PushAttributes {
  public static var attributesType: String { String(describing: Self.self) }
}
