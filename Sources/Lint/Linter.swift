import Foundation
import PushPayload

/// Looks for what goes wrong with pushes to Live Activities, before they are sent.
///
/// Files are pushes to one activity in the order in which they are sent.
package struct Linter: Sendable {
  package struct Options: Equatable, Sendable {
    /// When the pushes are sent.
    package var now: Date
    /// Whether the pushes are broadcast on a channel.
    package var isBroadcast = false
    /// Numbers of rules that are not of interest.
    package var disabled: Set<String> = []

    package init(now: Date = .distantPast) { self.now = now }
  }

  package var options: Options

  package init(_ options: Options) { self.options = options }

  /// Everything found, file by file, in the order of the text.
  package func findings(in files: [PushFile]) -> [LintFinding] {
    let pushes = files.map(PushText.init)
    var found: [LintFinding] = []
    for push in pushes {
      let isBroadcast = options.isBroadcast || push.isBroadcast
      found += SyntaxRules.findings(in: push)
      found += HeaderRules(isBroadcast: isBroadcast).findings(in: push)
      guard let root = push.root else { continue }
      found += SizeRules(isBroadcast: isBroadcast).findings(in: push)
      found += KeyRules(isBroadcast: isBroadcast).findings(in: push, root: root)
      found += TimeRules(now: options.now).findings(in: push)
      found += AlertRules.findings(in: push)
      found += StateRules.findings(in: push)
    }
    found += SeriesRules.findings(in: pushes)
    return inOrder(found, of: files)
  }

  /// The findings that are of interest, file by file, in the order of the text.
  package func inOrder(_ findings: [LintFinding], of files: [PushFile]) -> [LintFinding] {
    let order = Dictionary(
      zip(files.map(\.name), files.indices), uniquingKeysWith: { first, _ in first })
    let start = TextPlace(line: 1, column: 1)
    return
      findings
      .filter { !options.disabled.contains($0.rule.number) }
      .enumerated()
      .sorted { left, right in
        let (a, b) = (left.element, right.element)
        let files = (order[a.file] ?? 0, order[b.file] ?? 0)
        guard files.0 == files.1 else { return files.0 < files.1 }
        let places = (a.place ?? start, b.place ?? start)
        return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
      }
      .map(\.element)
  }
}

/// A file as far as it can be read.
struct PushText {
  let file: PushFile
  let slips: [JSONReader.Slip]
  let fault: JSONReader.Fault?
  let isText: Bool
  let root: PushObject?
  /// What stands where the payload's object should.
  let rootKind: String?

  /// Deeper nesting is refused, as the phone's reader does.
  static let greatestDepth = 64

  init(_ file: PushFile) {
    self.file = file
    let body = Array(file.body)
    isText = String(validating: body, as: UTF8.self) != nil
    do {
      let (element, slips) = try JSONReader.readTolerantly(
        body, greatestDepth: Self.greatestDepth)
      self.slips = slips
      fault = nil
      root = PushObject(element, path: "", file: file)
      rootKind = element.kind
    } catch {
      slips = []
      fault = error
      root = nil
      rootKind = nil
    }
  }

  var aps: PushObject? { root?.object("aps") }
  var event: String? { aps?.string("event") }
  /// A header of the file says so.
  var isBroadcast: Bool { file.header("apns-channel-id") != nil }
  var isEmpty: Bool { file.body.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 9 } }

  func finding(
    _ rule: LintRule, at place: TextPlace?, path: String? = nil, _ message: String, mend: String
  ) -> LintFinding {
    LintFinding(rule, file: file.name, place: place, path: path, message, mend: mend)
  }
}
