internal import SwiftSyntax

extension PhonePlatform {
  /// Whether the condition of an `#if` holds, as far as it is not the compiler's to judge.
  ///
  /// SwiftIfConfig, which lies beside SwiftSyntax, wants an answer to every question; here those
  /// about the compiler stay open.
  func truth(of condition: ExprSyntax) -> ConditionTruth {
    if let sequence = condition.as(SequenceExprSyntax.self) { return truth(of: sequence) }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return truth(of: inner.expression)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return !truth(of: negation.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return ConditionTruth(literal.literal.tokenKind == .keyword(.true))
    }
    if let flag = condition.as(DeclReferenceExprSyntax.self) {
      return ConditionTruth(flags.contains(flag.baseName.plainName))
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      return answer(to: call).map(ConditionTruth.init) ?? .unknown
    }
    return .unknown
  }

  /// `a && b || c`: the parser leaves the operators in a row; `&&` binds closer.
  private func truth(of sequence: SequenceExprSyntax) -> ConditionTruth {
    var alternatives = ConditionTruth.fails
    var group: ConditionTruth?
    for (index, element) in sequence.elements.enumerated() {
      if index.isMultiple(of: 2) {
        let truth = truth(of: element)
        group = group.map { $0 && truth } ?? truth
        continue
      }
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "&&": break
      case "||":
        alternatives = alternatives || (group ?? .unknown)
        group = nil
      default: return .unknown
      }
    }
    return alternatives || (group ?? .unknown)
  }

  /// The answer to `os(…)`, `canImport(…)` and `targetEnvironment(…)`; nil to other questions.
  func answer(to call: FunctionCallExprSyntax) -> Bool? {
    guard let question = call.calledExpression.as(DeclReferenceExprSyntax.self),
      var subject = call.arguments.first?.expression
    else { return nil }
    while let access = subject.as(MemberAccessExprSyntax.self), let base = access.base {
      subject = base
    }
    guard let name = subject.as(DeclReferenceExprSyntax.self)?.baseName.plainName else {
      return nil
    }
    switch question.baseName.text {
    case "os": return isSystem(name)
    case "canImport": return canImport(name)
    case "targetEnvironment": return isEnvironment(name)
    default: return nil
    }
  }

  /// Whether `#available(…)` holds: the extension's own mention counts before the system's, and what
  /// names neither holds by its `*`.
  func isAvailable(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
    var wanted: [String: (major: Int, minor: Int)] = [:]
    for argument in arguments {
      guard case .availabilityVersionRestriction(let platform) = argument.argument,
        let version = platform.version, let major = Int(version.major.text)
      else { continue }
      let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
      wanted[platform.platform.text] = (major, minor)
    }
    guard let version = wanted["iOSApplicationExtension"] ?? wanted["iOS"] ?? wanted["anyAppleOS"]
    else { return true }
    return version <= (system.major, system.minor)
  }
}
