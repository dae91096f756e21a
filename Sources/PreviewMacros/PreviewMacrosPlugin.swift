@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntax
import SwiftSyntaxMacros

/// The process that the compiler asks to expand Islet's macros.
///
/// With `-load-plugin-executable PATH#PreviewMacros,ObservationMacros` it expands those of the
/// Observation library too; see `ObservableMacro` for why.
@main
struct PreviewMacrosPlugin: PluginProvider {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: PreviewMacrosPlugin())
      .main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "EntryMacro": EntryMacro.self
    case "ModelMacro": ModelMacro.self
    case "ModelPropertyMacro": ModelPropertyMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "ObservableMacro": ObservableMacro.self
    case "ObservationTrackedMacro": ObservationTrackedMacro.self
    case "ObservationIgnoredMacro": ObservationIgnoredMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }

  struct UnknownMacro: Error, CustomStringConvertible {
    var name: String
    var description: String { "There is no macro named \(name) in PreviewMacros." }
  }
}
