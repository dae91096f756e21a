import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that Islet finds at run time and that makes the preview.
///
/// All forms expand alike, because the arguments are handed on to the `Preview` initializer of the
/// same form.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = context.makeUniqueName("PreviewRegistry")
    let location = context.location(of: node)
    let call = FunctionCallExprSyntax(
      calledExpression: ExprSyntax("DeveloperToolsSupport.Preview"),
      leftParen: .leftParenToken(), arguments: node.arguments, rightParen: .rightParenToken(),
      trailingClosure: node.trailingClosure,
      additionalTrailingClosures: node.additionalTrailingClosures)
    let names = StateNames(of: node).names.map { $0.map { "\"\($0)\"" } ?? "nil" }
    return [
      """
      struct \(name): DeveloperToolsSupport.PreviewRegistry {
        nonisolated static var fileID: String { \(location?.file ?? "#fileID") }
        nonisolated static var line: Int { \(location?.line ?? "#line") }
        nonisolated static var column: Int { \(location?.column ?? "#column") }
        nonisolated static var _stateNames: [String?] { [\(raw: names.joined(separator: ", "))] }
        @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
          \(call)
        }
      }
      """
    ]
  }
}
