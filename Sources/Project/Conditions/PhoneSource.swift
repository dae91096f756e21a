internal import SwiftParser
internal import SwiftSyntax

/// Finds what must change in source that is written for a phone before Linux's compiler sees it.
///
/// Parts that a phone's compiler would not see are blanked with the directives around them, and
/// conditions that only the compiler can judge stay. `#available` for a system newer than Islet's is
/// made false, for on Linux its `*` always holds. What ties a declaration to Objective-C, which
/// Linux has not, changes nothing that is drawn and is blanked. No byte moves.
final class PhoneSource: SyntaxVisitor {
  private let platform: PhonePlatform
  private var edits: [SourceEdit] = []

  /// The edits of a source file, in ascending order and apart from each other.
  static func edits(of source: [UInt8], for platform: PhonePlatform) -> [SourceEdit] {
    guard marks.contains(where: { source.contains(text: $0) }) else { return [] }
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = PhoneSource(platform: platform)
    reader.walk(tree)
    return reader.edits.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }

  /// Without any of these there is nothing to change.
  private static let marks: [StaticString] = [
    "#if", "#available", "#unavailable", "@objc", "@nonobjc", "@IB", "@GKInspectable", "#keyPath",
  ]

  private init(platform: PhonePlatform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  private func edit(_ bytes: Range<Int>, _ text: String = "") {
    if !bytes.isEmpty { edits.append(SourceEdit(bytes: bytes, text: text)) }
  }

  // MARK: Conditional compilation

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let clauses = Array(node.clauses)
    let starts =
      clauses.map { $0.poundKeyword.trimmedBytes.lowerBound }
      + [node.poundEndif.trimmedBytes.lowerBound]
    // Whether a clause is known to hold, and whether one before may.
    var isDecided = false
    var isOpen = false
    for (index, clause) in clauses.enumerated() {
      let keyword = clause.poundKeyword.trimmedBytes
      let truth = isDecided ? .fails : clause.condition.map(platform.truth) ?? .holds
      switch truth {
      case .fails:
        edit(keyword.lowerBound..<starts[index + 1])
      case .holds:
        isDecided = true
        let end = clause.condition?.trimmedBytes.upperBound ?? keyword.upperBound
        edit(keyword.lowerBound..<end, isOpen ? "#else" : "")
        if let elements = clause.elements { walk(elements) }
      case .unknown:
        if !isOpen, index > 0 { edit(keyword, "#if") }
        isOpen = true
        if let condition = clause.condition { answerQuestions(in: Syntax(condition)) }
        if let elements = clause.elements { walk(elements) }
      }
    }
    if !isOpen { edit(node.poundEndif.trimmedBytes) }
    return .skipChildren
  }

  /// Puts answers in the place of the questions that a phone's compiler would answer otherwise than
  /// Linux's.
  private func answerQuestions(in node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let answer = platform.answer(to: call) {
        edit(call.trimmedBytes, Self.padded(answer ? "true" : "false", to: call.trimmedBytes))
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { answerQuestions(in: child) }
  }

  /// An expression that fills the bytes, in parentheses so that an operator may follow at once.
  private static func padded(_ text: String, to bytes: Range<Int>) -> String {
    let blanks = bytes.count - text.utf8.count - 2
    return blanks < 0 ? text : "(\(text)\(String(repeating: " ", count: blanks)))"
  }

  // MARK: Availability

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    guard !platform.isAvailable(node.availabilityArguments) else { return .skipChildren }
    let asksForPresence = node.availabilityKeyword.tokenKind == .poundAvailable
    // On Linux the first always fails and the second always holds. Unlike `false` and `true` they
    // let the compiler say nothing of code that never runs; but they are whole on one line only.
    if node.trimmedDescription.contains(where: \.isNewline) {
      edit(node.trimmedBytes, asksForPresence ? "false" : "true")
    } else {
      edit(node.trimmedBytes, asksForPresence ? "#unavailable(iOS 1)" : "#available(iOS 1,*)")
    }
    return .skipChildren
  }

  // MARK: Objective-C

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.attributes.contains(node.attributeName.trimmedDescription) else {
      return .visitChildren
    }
    edit(node.trimmedBytes)
    return .skipChildren
  }

  /// `#keyPath(Ride.driver.name)` is the text `"driver.name"`, without the type before it.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let path = node.arguments.first?.expression else {
      return .visitChildren
    }
    let names = path.trimmedDescription.split(separator: ".").map(String.init)
    let keys = names.drop { $0.first?.isUppercase == true }
    guard !keys.isEmpty, names.allSatisfy({ !$0.contains(where: \.isWhitespace) }) else {
      return .visitChildren
    }
    edit(
      node.trimmedBytes,
      Self.padded("\"\(keys.joined(separator: "."))\"", to: node.trimmedBytes))
    return .skipChildren
  }
}
