import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import PreviewMacros

@Suite("Macros of the kits")
struct MacroTests {
  /// The source after its macros, and the warnings they give.
  private func expand(
    _ source: String, _ macros: [String: any Macro.Type]
  ) -> (text: String, warnings: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App/Ride.swift")])
    let expanded = file.expand(
      macros: macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    return (expanded.description, context.diagnostics.map(\.message))
  }

  private func names(_ states: String) -> [String?] {
    let source = "#Preview(as: .content, using: x) { W() } contentStates: { \(states) }"
    let file = Parser.parse(source: source)
    guard
      let macro = file.statements.first?.item.as(MacroExpansionDeclSyntax.self)
        ?? file.statements.first?.item.as(MacroExpansionExprSyntax.self)
        .map({
          MacroExpansionDeclSyntax(
            macroName: $0.macroName, leftParen: $0.leftParen, arguments: $0.arguments,
            rightParen: $0.rightParen, trailingClosure: $0.trailingClosure,
            additionalTrailingClosures: $0.additionalTrailingClosures)
        })
    else { return [] }
    return StateNames(of: macro).names
  }

  @Test("a state is named after the member or the variable that makes it")
  func members() {
    #expect(names(".enRoute") == ["enRoute"])
    #expect(names("Ride.ContentState.arrived") == ["arrived"])
    #expect(names(".`default`\ndelayed") == ["default", "delayed"])
  }

  @Test("calls have no name, and declarations are no states")
  func calls() {
    #expect(names("Ride.ContentState(stop: 1)\nsample(3)") == [nil, nil])
    #expect(names("let a = 1\nRide.make(a)\nRide.done") == [nil, "done"])
  }

  @Test("a loop or a condition may make any number of states, so none is named")
  func loops() {
    #expect(names("for i in 0..<3 { State(i) }\nRide.done") == [])
    #expect(names("if x { Ride.done }") == [])
  }

  @Test("a preview becomes a type with its place and the same call")
  func preview() {
    let text = expand(
      "\n#Preview(\"Ride\") {\n  RideView()\n}\n", ["Preview": PreviewMacro.self]
    ).text
    #expect(text.contains(": DeveloperToolsSupport.PreviewRegistry"))
    #expect(text.contains("\"App/Ride.swift\""))
    #expect(text.contains("DeveloperToolsSupport.Preview(\"Ride\")"))
    #expect(text.contains("RideView()"))
  }

  private let observation: [String: any Macro.Type] = [
    "Observable": ObservableMacro.self, "ObservationTracked": ObservationTrackedMacro.self,
    "ObservationIgnored": ObservationIgnoredMacro.self,
  ]

  @Test("an observable class keeps its values beside their names, with what was said of them")
  func observable() {
    let (text, warnings) = expand(
      """
      @Observable public final class Model {
        public private(set) var count: Int = 0
        @ObservationIgnored var cache = 1
        let id = 2
        static var shared = 3
        var double: Int { count * 2 }
      }
      """, observation)
    #expect(text.contains("_count: Int = 0"))
    #expect(text.contains("withMutation(keyPath: \\.count)"))
    #expect(!text.contains("_cache"))
    #expect(!text.contains("_id"))
    #expect(!text.contains("_shared"))
    #expect(!text.contains("_double"))
    #expect(warnings.isEmpty)
  }

  @Test(
    "a property that the deinit of a class on the main actor uses is left alone, with a warning")
  func deinitializer() {
    let source = """
      class Model {
        var count = 0
        private var task: Task<Void, Never>?
        deinit { task?.cancel() }
      }
      """
    let onActor = expand("@MainActor @Observable " + source, observation)
    #expect(!onActor.text.contains("_task"))
    #expect(onActor.text.contains("_count"))
    #expect(onActor.warnings.count == 1)
    #expect(onActor.warnings.first?.contains("'task'") == true)
    let onNone = expand("@Observable " + source, observation)
    #expect(onNone.text.contains("_task"))
    #expect(onNone.warnings.isEmpty)
    let isolated = expand(
      "@MainActor @Observable " + source.replacing("deinit", with: "isolated deinit"), observation)
    #expect(isolated.text.contains("_task"))
    #expect(isolated.warnings.isEmpty)
  }
}
