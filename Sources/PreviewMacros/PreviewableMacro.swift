import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a property of a preview's block. It needs nothing added to be one.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
