internal import SwiftParser
internal import SwiftSyntax

/// Reads the facts of a source file from its syntax tree.
final class SourceReader: SyntaxVisitor {
  private enum Context {
    case type(String, isVisible: Bool)
    case `extension`(Int?)
    case code
  }

  private var facts = SourceFacts()
  private var contexts: [Context] = []
  /// Indices in `facts.entries` of the entry types that enclose the present node.
  private var entryStack: [Int] = []
  private let source: [UInt8]

  static func facts(of source: [UInt8]) -> SourceFacts {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = SourceReader(source: source)
    reader.walk(tree)
    return reader.facts
  }

  private init(source: [UInt8]) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Declarations

  /// Notes a name and makes it visible to other files where it is.
  private func declare(_ name: String, modifiers: DeclModifierListSyntax) {
    facts.declared.insert(name)
    guard !modifiers.isFileLocal else { return }
    switch contexts.last {
    case nil: facts.values.insert(name)
    case .type(let type, true): facts.types[type, default: []].insert(name)
    case .extension(let index?): facts.extensions[index].members.insert(name)
    case .type, .extension, .code: break
    }
  }

  private func enterType(
    _ token: TokenSyntax, modifiers: DeclModifierListSyntax, inheritance: InheritanceClauseSyntax?,
    attributes: AttributeListSyntax, node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let name = token.plainName
    declareType(name, modifiers: modifiers)
    let top = topLevelType ?? name
    let isVisible = !modifiers.isFileLocal && isVisibleHere
    contexts.append(.type(top, isVisible: isVisible))
    noteEntry(name: name, inheritance: inheritance, attributes: attributes, node: node)
    return .visitChildren
  }

  private func declareType(_ name: String, modifiers: DeclModifierListSyntax) {
    if contexts.isEmpty {
      facts.declared.insert(name)
      if !modifiers.isFileLocal { facts.types[name, default: []].formUnion([]) }
    } else {
      declare(name, modifiers: modifiers)
    }
  }

  private var topLevelType: String? {
    if case .type(let name, _)? = contexts.first { return name }
    return nil
  }

  private var isVisibleHere: Bool {
    switch contexts.last {
    case nil: true
    case .type(_, let isVisible): isVisible
    case .extension, .code: false
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(
      node.name, modifiers: node.modifiers, inheritance: node.inheritanceClause,
      attributes: node.attributes, node: node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leaveType(node) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(
      node.name, modifiers: node.modifiers, inheritance: node.inheritanceClause,
      attributes: node.attributes, node: node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leaveType(node) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(
      node.name, modifiers: node.modifiers, inheritance: node.inheritanceClause,
      attributes: node.attributes, node: node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType(node) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(
      node.name, modifiers: node.modifiers, inheritance: node.inheritanceClause,
      attributes: node.attributes, node: node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(
      node.name, modifiers: node.modifiers, inheritance: nil, attributes: node.attributes,
      node: node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType(node) }

  private func leaveType(_ node: some SyntaxProtocol) {
    contexts.removeLast()
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if let last = entryStack.last, facts.entries[last].bytes.lowerBound == start {
      entryStack.removeLast()
    }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var index: Int?
    if !node.modifiers.isFileLocal, let base = node.extendedType.firstName {
      index = facts.extensions.count
      facts.extensions.append(
        SourceFacts.Extension(base: base, conformances: node.inheritanceClause.names))
    }
    contexts.append(.extension(index))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { contexts.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declareType(node.name.plainName, modifiers: node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.plainName, modifiers: node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.insert(node.name.plainName)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.plainName, modifiers: node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .extension(let index?) = contexts.last, !node.modifiers.isFileLocal {
      let parameters = node.signature.parameterClause.parameters
      facts.extensions[index].initializers.append(parameters.map(\.firstName.plainName))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      for name in binding.pattern.boundNames { declare(name, modifiers: node.modifiers) }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.plainName, modifiers: [])
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.operators.insert(node.name.text)
    return .visitChildren
  }

  // MARK: Names that hold within the file

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.insert(node.identifier.plainName)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.insert((node.secondName ?? node.firstName).plainName)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.insert(node.name.plainName)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.insert((node.secondName ?? node.firstName).plainName)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.insert(node.name.plainName)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: CodeBlockSyntax) { contexts.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: ClosureExprSyntax) { contexts.removeLast() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: AccessorBlockSyntax) { contexts.removeLast() }

  private func enterCode() -> SyntaxVisitorContinueKind {
    contexts.append(.code)
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { facts.imports.insert(module) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainName
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      facts.members.insert(SourceFacts.MemberUse(base: access.base?.typeName, name: name))
    } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      facts.members.insert(SourceFacts.MemberUse(base: nil, name: name))
    } else if node.baseName.tokenKind.isOperator {
      facts.usedOperators.insert(name)
    } else {
      facts.references.insert(name)
      for index in entryStack { facts.entries[index].names.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.references.insert(node.name.plainName)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.members.insert(
      SourceFacts.MemberUse(base: node.baseType.lastName, name: node.name.plainName))
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    facts.usedOperators.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    facts.usedOperators.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    facts.usedOperators.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue { facts.literals.insert(text) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    facts.references.insert(node.macroName.plainName)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.references.insert(node.macroName.plainName)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let (name, generic) = node.calledName
    if let name {
      for index in entryStack { facts.entries[index].calls.insert(name) }
    }
    if let name, name.first?.isUppercase == true {
      let labels = node.arguments.map { $0.label?.plainName ?? "_" }
      if labels.contains(where: { $0 != "_" }) {
        facts.initializers.insert(SourceFacts.InitializerUse(type: name, labels: labels))
      }
      if Self.assetTypes.contains(name) { noteAssetMembers(of: node) }
    }
    if name == "ActivityConfiguration" {
      let line = line(of: node.calledExpression)
      let argument = node.arguments.first {
        // The second label is that of the first betas, which code still bears.
        ["for", "attributesType"].contains($0.label?.text)
      }?.expression
      let metatype = argument?.as(MemberAccessExprSyntax.self)
      if let attributes = metatype?.base?.trimmedDescription ?? generic {
        facts.activities.append(SourceFacts.Activity(attributes: attributes, line: line))
      }
    }
    return .visitChildren
  }

  private static let assetTypes: Set<String> = [
    "Button", "Color", "Image", "Label", "UIColor", "UIImage",
  ]

  private func noteAssetMembers(of call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      if let access = argument.expression.as(MemberAccessExprSyntax.self) {
        facts.assetMembers.insert(access.declName.baseName.plainName)
      }
    }
  }

  /// The line of a node, from 1.
  private func line(of node: some SyntaxProtocol) -> Int {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return 1 + source[..<offset].count { $0 == 0x0A }
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if contexts.isEmpty, !node.item.is(DeclSyntax.self),
      !node.item.is(MacroExpansionExprSyntax.self)
    {
      facts.hasTopLevelCode = true
    }
    return .visitChildren
  }

  // MARK: Entry types

  private func noteEntry(
    name: String, inheritance: InheritanceClauseSyntax?, attributes: AttributeListSyntax,
    node: some SyntaxProtocol
  ) {
    let main = attributes.first { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return ["main", "UIApplicationMain", "NSApplicationMain"].contains(name)
    }
    let inherited = inheritance.names
    let role: SourceFacts.EntryType.Role
    if inherited.contains("WidgetBundle") {
      role = .widgetBundle
    } else if main == nil {
      guard inherited.contains("App") else { return }
      role = .app
    } else {
      role = Self.role(ofMain: inherited, attribute: main)
    }
    entryStack.append(facts.entries.count)
    facts.entries.append(
      SourceFacts.EntryType(
        name: name, role: role, isMain: main != nil, bytes: node.trimmedBytes,
        attribute: main?.trimmedBytes))
  }

  private static func role(
    ofMain inherited: Set<String>, attribute: AttributeListSyntax.Element?
  ) -> SourceFacts.EntryType.Role {
    if inherited.contains("Widget") { return .widget }
    let apps: Set<String> = [
      "App", "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
      "UIResponder", "AsyncParsableCommand", "ParsableCommand", "FlutterAppDelegate",
    ]
    let isPlainMain = attribute?.trimmedDescription == "@main"
    return isPlainMain && inherited.isDisjoint(with: apps) ? .launcher : .app
  }
}
