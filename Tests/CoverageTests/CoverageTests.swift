import ActivityModel
import Drawing
import Foundation
import Testing
import Wire

@testable import Project

/// Every part of Apple's interface that at least two of the public Live Activity projects use compiles
/// and is drawn. `scripts/check-coverage.py` holds the tables to the counts.
struct CoverageTests {
  private let project: CoverageProject

  init() throws { project = try CoverageProject.built.get() }

  @Test("The tables have a row for each API with two users or more, each with a use")
  func tables() {
    let rows = UseTable.all.flatMap(\.rows)
    #expect(rows.count >= 686)
    for row in rows {
      #expect(row.users >= 2, "\(row.name)")
      #expect(!row.lines.isEmpty, "\(row.name) has no use")
    }
  }

  @Test("Each use is drawn, with its words and without a fault", arguments: UseTable.all)
  func drawn(table: UseTable) throws {
    let number = try #require(UseTable.all.firstIndex { $0.name == table.name })
    let session = try CoverageSession(project)
    defer { session.end() }
    for (index, row) in table.rows.enumerated() where row.canBeBuilt(with: project.modules) {
      let use = UseTable.number(table: number, row: index)
      let place: Comment = "\(row.heading): \(row.name)"
      var presentations: [Presentation] = []
      if row.text(" ") != nil { presentations.append(.lockScreen) }
      if row.text("%") != nil { presentations += [.compact, .minimal, .expanded] }
      guard !presentations.isEmpty else { continue }
      var shown: [String] = []
      for presentation in presentations {
        let reply = try session.draw(use, presentation)
        guard case .rendering(let rendering) = reply else {
          Issue.record("\(place): \(reply)")
          continue
        }
        // A note tells what does nothing on a phone either, such as onAppear.
        #expect(rendering.notes.allSatisfy { $0.severity == .note }, place)
        for part in rendering.parts.values {
          #expect(part.items.draws, "\(place), \(presentation.rawValue), draws nothing")
          shown += part.items.contents
        }
      }
      for word in row.words {
        #expect(shown.contains { $0.contains(word) }, "\(place) shows “\(word)”: \(shown)")
      }
      for word in row.lines["!"] ?? [] {
        #expect(!shown.contains(word), "\(place) does not show “\(word)”")
      }
    }
  }

  @Test("The previews of the uses are found")
  func previews() throws {
    let session = try CoverageSession(project)
    defer { session.end() }
    let reply = try session.reply(
      to: .describe(now: Date(timeIntervalSince1970: 1_780_306_860)))
    guard case .description(let description) = reply else {
      Issue.record("\(reply)")
      return
    }
    let names = Set(description.previews.compactMap(\.name))
    #expect(names.isSuperset(of: ["Content", "States", "Expanded", "Compact", "Minimal"]))
    #expect(description.previews.first { $0.name == "States" }?.states.count == 2)
    #expect(description.activities.map(\.attributesType) == ["RideAttributes"])
  }

  @Test("Every module that rows need is there, and what Islet is said to lack is not")
  func lacking() {
    let rows = UseTable.all.flatMap(\.rows)
    #expect(Set(rows.flatMap(\.needed)).subtracting(project.modules).isEmpty)
    for row in rows {
      for module in row.lines["^"] ?? [] {
        #expect(
          !project.modules.contains(module), "Islet has \(module) now; give \(row.name) a use")
      }
    }
  }
}

extension [DisplayItem] {
  /// Whether anything is drawn.
  fileprivate var draws: Bool {
    contains { item in
      switch item {
      case .fill, .stroke, .glyphs, .image: true
      case .group(_, let inner), .element(_, let inner): inner.draws
      }
    }
  }

  /// What the elements show and say: words, names of images, and what a screen reader is told.
  fileprivate var contents: [String] {
    flatMap { item -> [String] in
      switch item {
      case .fill, .stroke, .glyphs, .image: []
      case .group(_, let inner): inner.contents
      case .element(let element, let inner):
        [element.content, element.accessibilityLabel].compactMap { $0 } + inner.contents
      }
    }
  }
}
