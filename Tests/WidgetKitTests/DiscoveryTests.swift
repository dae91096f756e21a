import DeveloperToolsSupport
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@Suite("What is found in a program")
@MainActor
struct DiscoveryTests {
  @Test("widget types are found, Islet's own are not")
  func widgets() {
    let names = ConformingTypes(to: (any Widget).self).types.map { String(describing: $0) }
    #expect(names.contains("RideWidget"))
    #expect(names.contains("ClockWidget"))
    #expect(!names.contains("_WidgetTuple"))
  }

  @Test("a type that is no protocol has no conforming types")
  func noProtocol() {
    #expect(ConformingTypes(to: Int.self).types.isEmpty)
  }

  @Test("previews of activities come in the order of the source, states named as it names them")
  func previews() async {
    let previews = await DeclaredPreviews.load(services: makeServices())
    #expect(previews.map(\.name) == ["Ride", nil, "Compact", nil])
    #expect(previews.map(\.presentation) == [.lockScreen, .expanded, .compact, .minimal])
    #expect(previews.map(\.isStale) == [false, false, false, true])
    #expect(previews[0].states.map(\.name) == ["waiting", nil, "riding"])
    #expect(previews[1].states.map(\.name) == [nil, nil])
    #expect(previews.allSatisfy { $0.attributesType == "RideAttributes" })
  }

  @Test("states of previews are JSON with sorted keys")
  func json() async throws {
    let previews = await DeclaredPreviews.load(services: makeServices())
    let json = try #require(previews[0].states[1].json)
    #expect(String(decoding: json, as: UTF8.self) == #"{"count":0,"phase":"done","stops":[]}"#)
    let attributes = try #require(previews[0].attributes)
    #expect(String(decoding: attributes, as: UTF8.self) == #"{"line":"U8"}"#)
  }

  @Test("every #Preview registers where it stands")
  func registries() {
    let registries = ConformingTypes(to: (any PreviewRegistry).self).types
      .compactMap { $0 as? any PreviewRegistry.Type }
    #expect(registries.count == 6)
    #expect(registries.allSatisfy { $0.fileID == "WidgetKitTests/RideWidget.swift" })
    #expect(Set(registries.map { $0.line }).count == 6)
  }

  @Test("a bundle is looked through with its conditions and the bundles inside")
  func bundle() {
    let list = WidgetList([RideWidgets().body])
    #expect(list.entries.map(\.widgetType) == ["RideWidget", "ClockWidget", "ClockWidget"])
    #expect(list.activities.count == 1)
  }
}
