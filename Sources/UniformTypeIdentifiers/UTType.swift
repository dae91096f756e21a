import Foundation

/// A kind of data or file. Apple's interface.
///
/// Islet knows the kinds that apps name most; the rest of Apple's are unknown.
public struct UTType: Hashable, Codable, Sendable {
  /// `public.png`.
  public let identifier: String
  /// What an app says of a kind of its own.
  private let declared: [String]

  /// Makes a known kind by its identifier; nil for an unknown one.
  public init?(_ identifier: String) {
    guard KnownTypes.table[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  init(known identifier: String, conformingTo declared: [String] = []) {
    self.identifier = identifier
    self.declared = declared
  }

  /// Makes a kind that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, conformingTo: [(parentType ?? .data).identifier])
  }

  /// Makes a kind that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, conformingTo: [(parentType ?? .data).identifier])
  }

  /// Makes the kind of files with an ending; a made up one for an unknown ending.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty else { return nil }
    let known = KnownTypes.identifiers { $0.endings.contains(ending) }
    self =
      known.map { UTType(known: $0) }.first { $0.conforms(to: supertype) }
      ?? UTType(known: "dyn.\(ending)", conformingTo: [supertype.identifier])
  }

  /// Makes the kind of a MIME type; nil for an unknown one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let known = KnownTypes.identifiers { $0.mime == mimeType.lowercased() }
    guard let type = known.map({ UTType(known: $0) }).first(where: { $0.conforms(to: supertype) })
    else { return nil }
    self = type
  }

  /// The ending that files of this kind have; nil where none is known.
  public var preferredFilenameExtension: String? {
    KnownTypes.table[identifier]?.endings.first
      ?? (isDynamic ? String(identifier.dropFirst(4)) : nil)
  }

  /// The MIME type of this kind; nil where none is known.
  public var preferredMIMEType: String? { KnownTypes.table[identifier]?.mime }

  /// What people call the kind; nil for one that Islet does not know.
  public var localizedDescription: String? { KnownTypes.table[identifier]?.name }

  /// Whether the kind was made up for an unknown ending.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the system knows the kind.
  public var isDeclared: Bool { KnownTypes.table[identifier] != nil }

  /// Whether the kind is one of Apple's for all apps.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All kinds that this one is one of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var rest = parents
    while let next = rest.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { rest += type.parents }
    }
    return found
  }

  private var parents: [String] {
    declared.isEmpty ? KnownTypes.table[identifier]?.parents ?? [] : declared
  }

  /// Whether this kind is another one or one of its kinds.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether this kind is one of another's, and not the same.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another kind is one of this one's, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self.init(known: identifier, conformingTo: [])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
