internal import SwiftParser
internal import SwiftSyntax

/// Previews that do not compile. They show what a person draws in Xcode, and cost the activity
/// nothing: the widget is built without them.
struct BrokenPreviews: Equatable {
  private struct Preview: Equatable {
    /// The file in the build's input.
    var path: String
    var bytes: Range<Int>
    var error: CompilerDiagnostic
  }

  private var found: [Preview] = []

  /// The input with blanks where the previews stand; lines and columns stay.
  func applied(to input: BuildInput) -> BuildInput {
    var input = input
    for index in input.files.indices {
      let edits = found.filter { $0.path == input.files[index].path }
        .map { SourceEdit(bytes: $0.bytes) }
      guard !edits.isEmpty else { continue }
      input.files[index].bytes.apply(edits)
      if input.files[index].origin == .user { input.files[index].origin = .changed }
    }
    return input
  }

  var warnings: [CompilerDiagnostic] {
    found.map { preview in
      var warning = preview.error
      warning.severity = .warning
      warning.message =
        "This preview does not compile, so it is left out: \(preview.error.message)."
      return warning
    }
  }

  /// Adds the previews in which the errors of a failure lie. Errors elsewhere stay the build's.
  mutating func learn(
    from failure: BuildFailure, in input: BuildInput, display: (BuildInput.File) -> String
  ) {
    for file in input.files where file.origin != .generated {
      let shown = display(file)
      let errors = failure.errors.filter { $0.path == shown }
      guard !errors.isEmpty else { continue }
      for (bytes, lines) in PreviewFinder.previews(in: file.bytes) {
        let inside = errors.filter { $0.line.map(lines.contains) ?? false }
        // What cannot be inferred follows from something else that is wrong.
        let error = inside.first { !$0.message.contains("could not be inferred") } ?? inside.first
        let isKnown = found.contains { $0.path == file.path && $0.bytes == bytes }
        if let error, !isKnown {
          found.append(Preview(path: file.path, bytes: bytes, error: error))
        }
      }
    }
  }
}

/// Finds `#Preview` and types that are a `PreviewProvider`.
private final class PreviewFinder: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private var found: [(bytes: Range<Int>, lines: ClosedRange<Int>)] = []

  static func previews(in source: [UInt8]) -> [(bytes: Range<Int>, lines: ClosedRange<Int>)] {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let finder = PreviewFinder(SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    return finder.found
  }

  private init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    found.append(
      (
        start.utf8Offset..<end.utf8Offset,
        converter.location(for: start).line...converter.location(for: end).line
      ))
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { add(node) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { add(node) }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isPreview = types.contains { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }
    if isPreview { add(node) }
    return isPreview ? .skipChildren : .visitChildren
  }
}
