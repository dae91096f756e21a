import ActivityKit
import ActivityModel
import AppleFoundation
import Drawing
import SwiftUI
import Testing
import Wire

@testable import WidgetKit

struct GateAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var gate = 1234
  }
}

private struct GateWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GateAttributes.self) { context in
      GateView(gate: context.state.gate)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Color.green.frame(width: 40, height: 30) }
      } compactLeading: {
        Color.red.frame(width: 20)
      } compactTrailing: {
        Color.blue.frame(width: 20)
      } minimal: {
        Color.green
      }
    }
  }
}

private struct GateView: View {
  let gate: Int
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack(alignment: .leading) {
      Text("Gate \(gate)")
      Text(verbatim: "\(Locale.current.identifier) \(locale.identifier) \(size)")
      Text(verbatim: "\(calendar.firstWeekday) \(gate.formatted())")
    }
    .padding(.leading, 20)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

@Suite("The language, text size and direction of a request")
@MainActor
struct LanguageTests {
  private func rendering(
    _ presentation: Presentation = .lockScreen, locale: String = "en_US",
    textSize: TextSize = .large, readingDirection: ReadingDirection? = nil
  ) async throws -> Rendering {
    let service = WidgetService(
      services: makeServices(), stopClock: { _ in }, makeWidgets: { [GateWidget()] })
    let request = RenderRequest(
      content: .json(
        attributesType: "GateAttributes", attributes: Data("{}".utf8),
        state: Data(#"{"gate":1234}"#.utf8)),
      presentation: presentation,
      environment: RenderEnvironment(
        device: phone, now: Date(timeIntervalSinceReferenceDate: 0), locale: locale,
        textSize: textSize, readingDirection: readingDirection))
    guard case .rendering(let rendering) = await service.reply(to: .render(request)) else {
      throw CancellationError()
    }
    return rendering
  }

  private func texts(_ rendering: Rendering) -> [String] {
    rendering.parts[.content]?.contents(of: "Text") ?? []
  }

  @Test("the widget's code and its views see the phone's locale, calendar and text size")
  func environment() async throws {
    #expect(
      texts(try await rendering()) == ["Gate 1,234", "en_US en_US large", "1 1,234"])
    #expect(
      texts(try await rendering(locale: "de_DE", textSize: .accessibility5)) == [
        "Gate 1.234", "de_DE de_DE accessibility5", "2 1.234",
      ])
    #expect(Locale.current.identifier == "en_US")
  }

  @Test("larger text takes more room: a line of body is 17 points large, and 53 at the largest")
  func sizes() async throws {
    // Table 9.4 of the layout facts: body 17 and 53; a line is 1.1934 times its size.
    for (size, points) in [(TextSize.large, 17.0), (.xSmall, 14), (.accessibility5, 53)] {
      let list = try #require(try await rendering(textSize: size).parts[.content])
      let height = try #require(list.frames(of: "Text").first?.height)
      #expect(abs(height - points * 1.1934) < 0.5, "\(size)")
    }
  }

  @Test("where people read from the right, leading is right: in stacks, paddings and the island")
  func directions() async throws {
    let left = try #require(try await rendering().parts[.content]).frames(of: "Text")
    #expect(left.map(\.minX) == [20, 20, 20])
    for mirrored in [
      try await rendering(locale: "ar_EG"), try await rendering(readingDirection: .rtl),
    ] {
      let frames = try #require(mirrored.parts[.content]).frames(of: "Text")
      // The card is 371 wide.
      #expect(frames.allSatisfy { abs($0.maxX - 351) < 0.34 })
    }
    let unmirrored = try await rendering(locale: "ar_EG", readingDirection: .ltr)
    #expect(try #require(unmirrored.parts[.content]).frames(of: "Text").first?.minX == 20)
    let compact = try await rendering(.compact, readingDirection: .rtl)
    // 7 points outside, none towards the camera, which now lies to the left of the leading half.
    #expect(compact.parts[.compactLeading]?.frames(of: "Color").map(\.minX) == [0])
    #expect(compact.parts[.compactTrailing]?.frames(of: "Color").map(\.minX) == [7])
    let expanded = try await rendering(.expanded, readingDirection: .rtl)
    let region = try #require(expanded.parts[.content]?.frames(of: "Color").first)
    #expect(abs(region.maxX - (371 - 20.33)) < 0.34)
  }
}
