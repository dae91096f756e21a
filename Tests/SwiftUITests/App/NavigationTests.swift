import Foundation
import Testing

@testable import SwiftUI

private struct Pages: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Value", value: 7)
        NavigationLink("View") { Text(verbatim: "a view").navigationTitle("Second") }
      }
      .navigationTitle("First")
      .navigationDestination(for: Int.self) { NumberPage(number: $0) }
    }
  }
}

private struct NumberPage: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: "number \(number)")
      Button("Close") { dismiss() }
    }
  }
}

private struct Sheets: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { NumberPage(number: 1) }
  }
}

@MainActor struct NavigationTests {
  @Test func aLinkShowsThePageOfItsValueAndTheWayBackIsDismiss() {
    let hosted = Hosted(Pages())
    #expect(hosted.texts == ["First", "Value", "View"])
    #expect(hosted.tap("Value"))
    #expect(hosted.texts.contains("number 7"))
    #expect(!hosted.texts.contains("View"))
    #expect(hosted.tap("Close"))
    #expect(hosted.texts == ["First", "Value", "View"])
  }

  @Test func aLinkShowsItsView() {
    let hosted = Hosted(Pages())
    #expect(hosted.tap("View"))
    #expect(hosted.texts == ["Second", "a view"])
  }

  @Test func aSheetIsHandedToTheWindowWhileItIsToBeShown() throws {
    let hosted = Hosted(Sheets())
    #expect(hosted.host.root?.preference(PresentationsKey.self) == nil)
    #expect(hosted.tap("Show"))
    let presented = try #require(hosted.host.root?.preference(PresentationsKey.self)?.first)
    #expect(presented.kind == .sheet)
    #expect(Hosted(presented.content).texts == ["number 1", "Close"])
    presented.dismiss()
    hosted.update()
    #expect(hosted.host.root?.preference(PresentationsKey.self) == nil)
  }
}
