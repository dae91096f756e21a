import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Observable`, as the Observation library has it, but for one thing.
///
/// On an actor's class the library makes a property that `deinit` uses one that `deinit` may not use.
/// Public samples have such classes. Here that property is left unobserved, with a warning; every
/// class that the library's macro accepts is expanded alike.
struct ObservableMacro {}

extension ObservableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else { throw NotAClass() }
    for property in PropertiesOfDeinit(type).untracked {
      context.diagnose(Diagnostic(node: property.node, message: UsedInDeinit(name: property.name)))
    }
    let name = type.name.trimmed
    let member = context.makeUniqueName("Member")
    let result = context.makeUniqueName("MutationResult")
    func notify(_ constraint: String, _ body: String) -> DeclSyntax {
      let value = context.makeUniqueName("Member")
      return """
        private nonisolated func shouldNotifyObservers<\(value)\(raw: constraint)>(
          _ lhs: \(value), _ rhs: \(value)
        ) -> Bool { \(raw: body) }
        """
    }
    return [
      """
      @ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()
      """,
      """
      internal nonisolated func access<\(member)>(keyPath: KeyPath<\(name), \(member)>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<\(member), \(result)>(
        keyPath: KeyPath<\(name), \(member)>, _ mutation: () throws -> \(result)
      ) rethrows -> \(result) {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      notify("", "true"),
      notify(": Equatable", "lhs != rhs"),
      notify(": AnyObject", "lhs !== rhs"),
      notify(": Equatable & AnyObject", "lhs != rhs"),
    ]
  }

  struct NotAClass: Error, CustomStringConvertible {
    var description: String { "@Observable is for classes only." }
  }
}

extension ObservableMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self), property.isObservable,
      let name = property.singleName,
      !PropertiesOfDeinit(type).untracked.contains(where: { $0.name == name })
    else { return [] }
    return ["@ObservationTracked"]
  }
}

extension ObservableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if protocols.isEmpty { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Observation.Observable {}")
    ]
  }
}

extension VariableDeclSyntax {
  /// The name when the declaration has one only.
  var singleName: String? {
    guard bindings.count == 1, let binding = bindings.first else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
  }

  /// Whether it is a stored instance variable that says nothing else about observation.
  fileprivate var isObservable: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var), singleName != nil else { return false }
    let isOfType = modifiers.contains { modifier in
      [.keyword(.static), .keyword(.class)].contains(modifier.name.tokenKind)
    }
    let attributes = attributes.compactMap { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    return !isOfType && isStored && !attributes.contains("ObservationIgnored")
      && !attributes.contains("ObservationTracked")
  }

  private var isStored: Bool {
    guard let accessors = bindings.first?.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { accessor in
      [.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
    }
  }
}

/// A property of an observable class on the main actor that its `deinit` uses.
struct UsedInDeinit: DiagnosticMessage {
  var name: String

  var message: String {
    """
    Xcode refuses that deinit uses '\(name)', an observed property of a class on an actor; Islet \
    leaves it unobserved. Mark it @ObservationIgnored, or write 'isolated deinit'.
    """
  }

  var diagnosticID: MessageID { MessageID(domain: "PreviewMacros", id: "UsedInDeinit") }
  var severity: DiagnosticSeverity { .warning }
}
