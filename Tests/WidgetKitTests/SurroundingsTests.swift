import ActivityModel
import Drawing
import Foundation
import SwiftUI
import Testing
import UIKit
import Wire

@testable import WidgetKit

/// Writes what a view finds in its environment.
private struct Seen: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.activityFamily) private var family
  @Environment(\.supportedActivityFamilies) private var families
  @Environment(\.isActivityFullscreen) private var isFullscreen
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.levelOfDetail) private var detail
  @Environment(\.redactionReasons) private var redaction
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Text(
      verbatim: "\(colorScheme) \(family)\(isFullscreen ? " full" : "")\(isDimmed ? " dim" : "")")
    Text(verbatim: families.map(\.description).sorted().joined(separator: " "))
    Text(
      verbatim: """
        \(showsBackground) \(renderingMode) \(detail == .default) \(redaction.isEmpty) \(typeSize)
        """)
    Text(verbatim: "traits \(UITraitCollection.current.userInterfaceStyle.rawValue)")
  }
}

private struct SeenIsland {
  @MainActor static func island() -> DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { VStack { Seen() } }
    } compactLeading: {
      VStack { Seen() }
    } compactTrailing: {
      EmptyView()
    } minimal: {
      VStack { Seen() }
    }
  }
}

/// A widget without a small layout.
private struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { _ in
      VStack { Seen() }
    } dynamicIsland: { _ in
      SeenIsland.island()
    }
  }
}

/// A widget that declares one, inside of another modifier.
private struct SmallWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { _ in
      VStack { Seen() }
    } dynamicIsland: { _ in
      SeenIsland.island()
    }
    .supplementalActivityFamilies([.small])
    .contentMarginsDisabled()
  }
}

/// What a view sees in each presentation. Sources: Apple's documentation of the values, as
/// `docs/presentations.md` lists them.
@MainActor
@Suite struct SurroundingsTests {
  private func texts(
    _ presentation: Presentation, _ widget: any Widget,
    _ appearance: RenderEnvironment.Appearance, on device: Device
  ) throws -> [String] {
    var environment = surroundings
    environment.appearance = appearance
    environment.device = device
    let painter = PresentationPainter(
      services: makeServices(), environment: environment, presentation: presentation)
    let rendering = try ActivityValues(
      attributes: RideAttributes.example, state: RideAttributes.ContentState.waiting
    ).rendering(with: WidgetList([widget]).activities, painter: painter)
    let order: [Rendering.Part] = [.content, .compactLeading]
    return order.compactMap { rendering.parts[$0] }.flatMap { $0.contents(of: "Text") }
  }

  private static let pro = Device.named("iPhone 16 Pro") ?? phone
  private static let notch = Device.named("iPhone 14") ?? phone

  @Test(
    "Colour scheme, family, full screen and luminance are those of the place",
    arguments: [
      (.lockScreen, "light medium", "dark medium"),
      (.compact, "dark medium", "dark medium"),
      (.minimal, "dark medium", "dark medium"),
      (.expanded, "dark medium", "dark medium"),
      (.banner, "light medium", "dark medium"),
      (.alwaysOn, "dark medium dim", "dark medium dim"),
      (.alwaysOnCompact, "dark medium dim", "dark medium dim"),
      (.alwaysOnMinimal, "dark medium dim", "dark medium dim"),
      (.standBy, "dark medium full", "dark medium full"),
      (.standByNight, "dark medium full", "dark medium full"),
      (.standByMinimal, "dark medium", "dark medium"),
      (.smartStack, "dark small", "dark small"),
      (.carPlay, "light small", "dark small"),
      (.menuBar, "dark medium", "dark medium"),
      (.menuBarMinimal, "dark medium", "dark medium"),
      (.menuBarExpanded, "dark medium", "dark medium"),
    ] as [(Presentation, String, String)])
  func places(presentation: Presentation, light: String, dark: String) throws {
    let device = presentation == .banner ? Self.notch : Self.pro
    for (appearance, expected) in [(RenderEnvironment.Appearance.light, light), (.dark, dark)] {
      let texts = try texts(presentation, SmallWidget(), appearance, on: device)
      #expect(texts.first == expected)
      let isDark = expected.hasPrefix("dark")
      let style: UIUserInterfaceStyle = isDark ? .dark : .light
      #expect(texts.contains("traits \(style.rawValue)"))
    }
  }

  @Test("The table above has every presentation, and the rest is the same in each")
  func everywhere() throws {
    for presentation in Presentation.allCases {
      let device = presentation == .banner ? Self.notch : Self.pro
      let texts = try texts(presentation, SmallWidget(), .light, on: device)
      #expect(texts.count == 4, "\(presentation)")
      #expect(texts.dropFirst().first == "medium small")
      #expect(texts.dropFirst(2).first == "true fullColor true true large")
    }
  }

  @Test(
    "Without a small layout watch and CarPlay show the island's views, in the dark",
    arguments: [Presentation.smartStack, .carPlay])
  func automatic(presentation: Presentation) throws {
    let texts = try texts(presentation, PlainWidget(), .light, on: Self.pro)
    #expect(texts.prefix(2) == ["dark medium", "medium"])
  }

  @Test("UIKit says of an iPad that it is one, with regular room")
  func pad() throws {
    let pad = try #require(Device.named("iPad mini"))
    var environment = surroundings
    environment.device = pad
    let traits = PresentationSurroundings(.lockScreen, appearance: .light)
      .traits(in: environment)
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.displayScale == 2)
    #expect(traits.screenSize == CGSize(width: 744, height: 1133))
  }
}

extension DisplayList {
  /// What the elements of a kind say, in the order of drawing.
  func contents(of kind: String) -> [String] {
    func look(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .element(let element, let inner):
          (element.kind == kind ? [element.content ?? ""] : []) + look(inner)
        case .group(_, let inner): look(inner)
        default: []
        }
      }
    }
    return look(items)
  }
}
