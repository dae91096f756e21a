internal import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks that let it be a keyword.
  var plainName: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension SyntaxProtocol {
  /// The node's bytes in the file, without the space and comments around it.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension DeclModifierListSyntax {
  /// Whether other files cannot see the declaration.
  var isFileLocal: Bool {
    contains { modifier in
      modifier.detail == nil
        && (modifier.name.tokenKind == .keyword(.private)
          || modifier.name.tokenKind == .keyword(.fileprivate))
    }
  }
}

extension InheritanceClauseSyntax? {
  /// The last names of the inherited types, `App` of `SwiftUI.App`.
  var names: Set<String> {
    guard let self else { return [] }
    var names: Set<String> = []
    for inherited in self.inheritedTypes {
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        names.formUnion(composition.elements.compactMap { $0.type.lastName })
      } else if let name = inherited.type.lastName {
        names.insert(name)
      }
    }
    return names
  }
}

extension TypeSyntax {
  /// `A` of `A.B`.
  var firstName: String? {
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.firstName }
    return self.as(IdentifierTypeSyntax.self)?.name.plainName
      ?? self.as(AttributedTypeSyntax.self)?.baseType.firstName
  }

  /// `B` of `A.B`.
  var lastName: String? {
    self.as(MemberTypeSyntax.self)?.name.plainName
      ?? self.as(IdentifierTypeSyntax.self)?.name.plainName
      ?? self.as(AttributedTypeSyntax.self)?.baseType.lastName
  }
}

extension PatternSyntax {
  /// The names that a pattern binds.
  var boundNames: [String] {
    if let single = self.as(IdentifierPatternSyntax.self) { return [single.identifier.plainName] }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { $0.pattern.boundNames }
    }
    return []
  }
}

extension ExprSyntax {
  /// The name of the type that an expression before a dot denotes, as far as spelling tells.
  var typeName: String? {
    let name: String
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.plainName
    } else if let access = self.as(MemberAccessExprSyntax.self) {
      name = access.declName.baseName.plainName
    } else if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.typeName
    } else {
      return nil
    }
    return name.first?.isUppercase == true ? name : nil
  }
}

extension FunctionCallExprSyntax {
  /// The called function or type without its module, and its first generic argument.
  var calledName: (name: String?, generic: String?) {
    var called = calledExpression
    var generic: String?
    if let specialization = called.as(GenericSpecializationExprSyntax.self) {
      called = specialization.expression
      generic = specialization.genericArgumentClause.arguments.first?.trimmedDescription
    }
    if let access = called.as(MemberAccessExprSyntax.self) {
      let isModule = access.base?.typeName != nil
      return (isModule ? access.declName.baseName.plainName : nil, generic)
    }
    return (called.as(DeclReferenceExprSyntax.self)?.baseName.plainName, generic)
  }
}
