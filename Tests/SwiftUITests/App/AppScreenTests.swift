import Foundation
import Testing
import Wire

@testable import SwiftUI

@MainActor
struct AppScreenTests {
  @MainActor private final class Counts {
    var values: [String: Int] = [:]
    var urls: [URL] = []
    var names: [String] = []
    func add(_ name: String) { values[name, default: 0] += 1 }
  }

  private struct Counter: View {
    let counts: Counts
    @State private var count = 0

    var body: some View {
      let _ = counts.add("parent")
      VStack {
        Text("\(count)")
        Button("More") { count += 1 }
        Button("Never") { count += 100 }.disabled(true)
        Sibling(counts: counts)
      }
    }
  }

  private struct Sibling: View {
    let counts: Counts

    var body: some View {
      let _ = counts.add("sibling")
      Text("Beside")
    }
  }

  @Test func aTapChangesStateAndLeavesAViewOfEqualInputsAlone() {
    let counts = Counts()
    let window = RunningWindow(Counter(counts: counts))
    #expect(window.labels == ["0", "More", "Never", "Beside"])
    let before = counts.values
    window.tap("More")
    #expect(window.labels.first == "1")
    #expect(counts.values["parent"] == before["parent"]! + 1)
    #expect(before["sibling"] == 1)
    #expect(counts.values["sibling"] == 1)
  }

  @Test func aFingerThatMovesMoreThanTenPointsDoesNotTap() throws {
    let window = RunningWindow(Counter(counts: Counts()))
    let place = try #require(window.element("More")).frame
    let point = CGPoint(x: place.midX, y: place.midY)
    let far = CGPoint(x: point.x + 11, y: point.y)
    window.handle(.touch(.began, point), .touch(.moved, far), .touch(.ended, point))
    #expect(window.labels.first == "0")
  }

  @Test func aDisabledButtonIsNamedAndDoesNothing() throws {
    let window = RunningWindow(Counter(counts: Counts()))
    let button = try #require(window.element("Never"))
    #expect(!button.isEnabled)
    window.handle(.activate(button.id))
    window.tap("Never")
    #expect(window.labels.first == "0")
  }

  @Test func anElementKeepsItsIDWhileItsViewStays() throws {
    let window = RunningWindow(Counter(counts: Counts()))
    let id = try #require(window.element("More")).id
    window.handle(.activate(id))
    window.handle(.activate(id))
    #expect(window.labels.first == "2")
    #expect(window.element("More")?.id == id)
  }

  private struct Entry: View {
    let counts: Counts
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle("Loud", isOn: $isOn)
        TextField("Name", text: $name).onSubmit { counts.names.append(name) }
        Text("Hello \(name)")
      }
    }
  }

  @Test func wordsGoToTheFieldWithTheFocusUntilEnter() {
    let counts = Counts()
    let window = RunningWindow(Entry(counts: counts))
    window.handle(.text("lost"))
    #expect(window.labels.last == "Hello ")
    window.tap("Name")
    #expect(window.frame.focus != nil)
    window.handle(.text("Noor"), .text("x"), .key(.delete))
    #expect(window.labels.last == "Hello Noor")
    window.handle(.key(.enter))
    #expect(counts.names == ["Noor"])
    #expect(window.frame.focus == nil)
  }

  @Test func aToggleTellsItsState() {
    let window = RunningWindow(Entry(counts: Counts()))
    #expect(window.element("Loud")?.value == "off")
    window.tap("Loud")
    #expect(window.element("Loud")?.value == "on")
  }

  private struct Presenting: View {
    @State private var hasSheet = false
    @State private var hasAlert = false
    @State private var answer = "none"

    var body: some View {
      VStack {
        Button("Sheet") { hasSheet = true }
        Button("Ask") { hasAlert = true }
        Text(answer)
      }
      .sheet(isPresented: $hasSheet) { Closing() }
      .alert("Sure?", isPresented: $hasAlert) { Button("Yes") { answer = "yes" } }
    }
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test func aSheetHidesWhatLiesBelowUntilItIsDismissed() {
    let window = RunningWindow(Presenting())
    window.tap("Sheet")
    #expect(window.labels == ["Close"])
    window.tap("Close")
    #expect(window.labels == ["Sheet", "Ask", "none"])
  }

  @Test func anAlertClosesWithItsButton() {
    let window = RunningWindow(Presenting())
    window.tap("Ask")
    #expect(window.labels == ["Sure?", "Yes"])
    window.tap("Yes")
    #expect(window.labels == ["Sheet", "Ask", "yes"])
  }

  @Test func aLinkPushesAPageAndBackTakesItAway() throws {
    let window = RunningWindow(
      NavigationStack {
        NavigationLink("Next") { Text("Second") }.navigationTitle("First")
      })
    #expect(window.labels.contains("First"))
    window.tap("Next")
    #expect(window.labels.contains("Second"))
    #expect(!window.labels.contains("Next"))
    let back = try #require(window.frame.elements.first { $0.role == .button })
    window.handle(.activate(back.id))
    #expect(window.labels.contains("Next"))
  }

  private struct Outside: View {
    let counts: Counts
    @Environment(\.scenePhase) private var phase

    var body: some View {
      VStack {
        Text(phase == .active ? "active" : "away")
        Link("Site", destination: URL(string: "https://example.com/a")!)
      }
      .onOpenURL { counts.urls.append($0) }
    }
  }

  @Test func urlsComeInAndGoOut() throws {
    let counts = Counts()
    let window = RunningWindow(Outside(counts: counts))
    var opened: [URL] = []
    window.screen.openURL = { opened.append($0) }
    window.tap("Site")
    let url = try #require(URL(string: "ride://4"))
    window.handle(.openURL(url))
    #expect(opened.map(\.absoluteString) == ["https://example.com/a"])
    #expect(counts.urls == [url])
  }

  @Test func aViewThatReadsTheScenePhaseFollowsIt() {
    let window = RunningWindow(Outside(counts: Counts()))
    #expect(window.labels.first == "active")
    window.screen.surroundings.phase = .background
    window.handle()
    #expect(window.labels.first == "away")
  }
}
