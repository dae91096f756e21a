import AppIntents
import Drawing
import Foundation
import SwiftUI
import Testing
import Wire

@testable import WidgetKit

private struct StopIntent: AppIntent {
  static let title: LocalizedStringResource = "Stop"
  func perform() async throws -> some IntentResult { .result() }
}

/// What the widget's side notices, as notes of a Lock Screen.
@Suite("Findings of the widget's side")
@MainActor
struct RemarkTests {
  private func rendering(_ view: some View) -> Rendering {
    PresentationPainter(
      services: makeServices(), environment: surroundings, presentation: .lockScreen
    ).card(view)
  }

  private func kinds(_ view: some View) -> [Rendering.Note.Kind] {
    rendering(view).notes.map(\.kind)
  }

  private var dot: some View { Circle().frame(width: 10, height: 10) }

  @Test("Modifiers whose closures never run are named once each")
  func inertModifiers() {
    let notes = rendering(
      VStack {
        dot.onAppear {}
        dot.onAppear {}.onTapGesture {}
        dot.task {}.onChange(of: 1) {}
      }
    ).notes
    #expect(notes.allSatisfy { $0.kind == .inertModifier && $0.severity == .note })
    #expect(notes.flatMap(\.texts) == ["onAppear", "onTapGesture", "onChange", "task"])
  }

  @Test("A modifier without a closure asks for nothing")
  func nothing() {
    #expect(kinds(dot.onAppear(perform: nil)) == [])
    #expect(kinds(dot) == [])
  }

  @Test("A timeline view stands still")
  func timeline() {
    #expect(kinds(TimelineView(.everyMinute) { _ in dot }) == [.stillView])
  }

  @Test("Animations may take two seconds, delays and repetitions included")
  func animations() {
    func kinds(_ animation: Animation?) -> [Rendering.Note.Kind] {
      self.kinds(dot.animation(animation, value: 1))
    }
    #expect(kinds(nil) == [])
    #expect(kinds(.default) == [])
    #expect(kinds(.spring(duration: 2)) == [])
    #expect(kinds(.easeIn(duration: 2.5)) == [.animationTooLong])
    #expect(kinds(.linear(duration: 1.5).delay(1)) == [.animationTooLong])
    #expect(kinds(.linear(duration: 1).repeatCount(3)) == [.animationTooLong])
    #expect(kinds(.linear(duration: 4).speed(2)) == [])
    #expect(kinds(.easeInOut.repeatForever()) == [.animationTooLong])
  }

  @Test("Several links are told when they differ; the outermost is taken")
  func links() {
    let first = URL(string: "app://1")
    let second = URL(string: "app://2")
    #expect(kinds(dot.widgetURL(first)) == [])
    #expect(kinds(dot.widgetURL(first).widgetURL(first)) == [])
    let nested = rendering(dot.widgetURL(first).widgetURL(second))
    #expect(nested.notes.map(\.kind) == [.severalWidgetURLs])
    #expect(nested.widgetURL == "app://2")
    let beside = rendering(
      HStack {
        dot.widgetURL(first)
        dot.widgetURL(second)
      })
    #expect(beside.notes.map(\.kind) == [.severalWidgetURLs])
    #expect(beside.widgetURL == "app://1")
  }

  @Test("Buttons and toggles say when they run no intent")
  func intents() throws {
    func traits(_ view: some View) throws -> [Element.Trait] {
      let list = try #require(rendering(view).parts[.content])
      return list.elements.flatMap(\.traits)
    }
    #expect(try traits(Button("Stop") {}).contains(.withoutIntent))
    #expect(try traits(Button("Stop") {}.buttonStyle(.plain)).contains(.withoutIntent))
    #expect(try !traits(Button("Stop", intent: StopIntent())).contains(.withoutIntent))
    #expect(
      try !traits(
        Button(intent: StopIntent()) { dot }.buttonStyle(.borderedProminent)
      ).contains(.withoutIntent))
    #expect(kinds(Toggle("On", isOn: .constant(true))) == [.inertControl])
    #expect(kinds(Toggle("On", isOn: true, intent: StopIntent())) == [])
  }
}

extension DisplayList {
  fileprivate var elements: [Element] {
    func collect(_ items: [DisplayItem]) -> [Element] {
      items.flatMap { item -> [Element] in
        switch item {
        case .element(let element, let inner): [element] + collect(inner)
        case .group(_, let inner): collect(inner)
        default: []
        }
      }
    }
    return collect(items)
  }
}
