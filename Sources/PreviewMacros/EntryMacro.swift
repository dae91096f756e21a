import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: makes a key and the accessors of a value of the environment or of a transaction.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let key = try Entry(declaration, in: context).key
    return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    let value: String
    if let type = entry.type {
      value = "static var defaultValue: \(type) { \(entry.defaultValue) }"
    } else {
      value = "static let defaultValue = \(entry.defaultValue)"
    }
    return ["private enum \(raw: entry.key): SwiftUI.\(raw: entry.keyProtocol) { \(raw: value) }"]
  }
}

/// What the user wrote: `@Entry var name: Type = value`.
private struct Entry {
  var key: String
  var keyProtocol: String
  var type: String?
  var defaultValue: String

  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
  ]

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw Misuse.declaration }
    let place = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    let extended = place?.extendedType.trimmedDescription.split(separator: ".").last ?? ""
    guard let keyProtocol = Self.keyProtocols[String(extended)] else { throw Misuse.place }
    key = "__Key_\(name.identifier.text)"
    self.keyProtocol = keyProtocol
    type = binding.typeAnnotation?.type.trimmedDescription
    if let value = binding.initializer?.value {
      defaultValue = value.trimmedDescription
    } else if let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self) || type.trimmedDescription.hasPrefix("Optional<")
    {
      defaultValue = "nil"
    } else {
      throw Misuse.value
    }
  }
}

private enum Misuse: Error, CustomStringConvertible {
  case declaration
  case place
  case value

  var description: String {
    switch self {
    case .declaration: "@Entry stands before a single variable, such as 'var name: Type = value'."
    case .place: "@Entry belongs into an extension of EnvironmentValues or of Transaction."
    case .value: "@Entry needs a default value here, because the type is not an optional."
    }
  }
}
