import SwiftSyntax

/// The properties of a class on the main actor that its `deinit`, which is on no actor, uses.
struct PropertiesOfDeinit {
  /// The properties that would not compile if they were observed.
  let untracked: [(name: String, node: VariableDeclSyntax)]

  init(_ type: ClassDeclSyntax) {
    let isOnMainActor = type.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
    }
    let deinits = type.memberBlock.members.compactMap { $0.decl.as(DeinitializerDeclSyntax.self) }
    guard isOnMainActor, let deinitializer = deinits.first, let body = deinitializer.body,
      !deinitializer.modifiers.contains(where: { $0.name.text == "isolated" })
    else {
      untracked = []
      return
    }
    let used = NameCollector(viewMode: .sourceAccurate)
    used.walk(body)
    untracked = type.memberBlock.members.compactMap { member in
      guard let property = member.decl.as(VariableDeclSyntax.self),
        let name = property.singleName, used.names.contains(name),
        !property.attributes.contains(where: { attribute in
          attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            == "ObservationIgnored"
        }),
        property.bindingSpecifier.tokenKind == .keyword(.var),
        property.bindings.first?.accessorBlock == nil
      else { return nil }
      return (name, property)
    }
  }

  private final class NameCollector: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.baseName.identifier?.name { names.insert(name) }
      return .visitChildren
    }
  }
}
