import SwiftSyntax

/// Names for the states of a `contentStates` block, taken from its source: `.enRoute` and
/// `Attributes.ContentState.enRoute` are called `enRoute`.
struct StateNames {
  /// A name or nil for each statement that makes a state; empty when a statement, such as a loop,
  /// may make another number of states.
  let names: [String?]

  init(of node: some FreestandingMacroExpansionSyntax) {
    let trailing = node.additionalTrailingClosures.first { $0.label.text == "contentStates" }?
      .closure
    let argument = node.arguments.first { $0.label?.text == "contentStates" }?.expression
    guard let block = trailing ?? argument?.as(ClosureExprSyntax.self) else {
      names = []
      return
    }
    var names: [String?] = []
    for statement in block.statements {
      if statement.item.is(DeclSyntax.self) { continue }
      guard let expression = statement.item.as(ExprSyntax.self),
        !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self)
      else {
        self.names = []
        return
      }
      names.append(Self.name(of: expression))
    }
    self.names = names
  }

  private static func name(of expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return text(of: member.declName)
    }
    return expression.as(DeclReferenceExprSyntax.self).flatMap(text)
  }

  private static func text(of name: DeclReferenceExprSyntax) -> String? {
    name.argumentNames == nil ? name.baseName.identifier?.name : nil
  }
}
