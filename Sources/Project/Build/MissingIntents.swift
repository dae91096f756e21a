import Foundation

/// Classes of intents that the source uses, and whose definition the folder does not hold.
///
/// Xcode makes them of `.intentdefinition` files. A widget of the Home Screen may ask for one; the Live
/// Activity beside it never does, so a class without parameters lets it be drawn.
struct MissingIntents: Equatable {
  private var names: Set<String> = []

  /// Swift that declares the classes; nil if none is missing.
  var source: String? {
    guard !names.isEmpty else { return nil }
    let classes = names.sorted()
      .map { "\nclass \($0): INIntent, @unchecked Sendable {}\n" }
    return "import Intents\n" + classes.joined()
  }

  var warning: CompilerDiagnostic? {
    guard !names.isEmpty else { return nil }
    let list = names.sorted().joined(separator: ", ")
    return CompilerDiagnostic(
      severity: .warning,
      message: "The folder has no .intentdefinition that declares \(list), so a class without"
        + " parameters stands for it. Add the definition file if a widget reads its parameters.")
  }

  /// Adds the names that errors miss and that the source uses as an intent's class.
  mutating func learn(from errors: [CompilerDiagnostic], in input: BuildInput) {
    let missed = Set(
      errors.compactMap { error in
        error.message.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/).map {
          String($0.1)
        }
      }
    ).subtracting(names)
    guard !missed.isEmpty else { return }
    let texts = input.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    names.formUnion(
      missed.filter { name in
        texts.contains { text in
          text.contains("intent: \(name).self") || text.contains("typealias Intent = \(name)")
        }
      })
  }
}
