import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationIgnored`: marks a property that is not observed. It needs nothing added.
struct ObservationIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}

/// `@ObservationTracked`: moves a property's value to another property and reports its use.
struct ObservationTrackedMacro {}

extension ObservationTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), let name = property.singleName
    else { return [] }
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) {
        _\(raw: name) = initialValue
      }
      """,
      """
      get {
        access(keyPath: \\.\(raw: name))
        return _\(raw: name)
      }
      """,
      """
      set {
        guard shouldNotifyObservers(_\(raw: name), newValue) else {
          _\(raw: name) = newValue
          return
        }
        withMutation(keyPath: \\.\(raw: name)) {
          _\(raw: name) = newValue
        }
      }
      """,
      """
      _modify {
        access(keyPath: \\.\(raw: name))
        _$observationRegistrar.willSet(self, keyPath: \\.\(raw: name))
        defer { _$observationRegistrar.didSet(self, keyPath: \\.\(raw: name)) }
        yield &_\(raw: name)
      }
      """,
    ]
  }
}

extension ObservationTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), let name = property.singleName,
      var binding = property.bindings.first
    else { return [] }
    binding.pattern = PatternSyntax(
      IdentifierPatternSyntax(
        leadingTrivia: .space, identifier: .identifier("_" + name),
        trailingTrivia: binding.pattern.trailingTrivia))
    var storage = property
    storage.attributes = property.attributes.filter { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "ObservationTracked"
    }
    storage.attributes.insert(
      .attribute("@ObservationIgnored "), at: storage.attributes.startIndex)
    storage.modifiers = property.modifiers.filter { modifier in
      !Self.accessLevels.contains(modifier.name.text)
    }
    storage.modifiers.insert(
      DeclModifierSyntax(name: .keyword(.private), trailingTrivia: .space),
      at: storage.modifiers.startIndex)
    storage.bindings = [binding]
    storage.leadingTrivia = []
    return [DeclSyntax(storage)]
  }

  private static var accessLevels: Set<String> {
    ["open", "public", "package", "internal", "fileprivate", "private"]
  }
}
