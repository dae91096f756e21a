import Foundation
import Testing

@testable import SwiftUI

private struct OneWindow: App {
  var body: some Scene {
    WindowGroup { Text(verbatim: "hello") }
      .environment(\.isEnabled, false)
  }
}

private struct TwoWindows: App {
  @State private var flag = true

  var body: some Scene {
    WindowGroup("First") { Text(verbatim: "1") }
    WindowGroup(id: "second") { Text(verbatim: "2") }.onChange(of: flag) {}
  }
}

@MainActor struct SceneTests {
  @Test func anAppHasTheWindowsOfItsScenes() {
    let windows = TwoWindows().body.allWindows(in: EnvironmentValues())
    #expect(windows.map(\.identifier) == [nil, "second"])
    #expect(windows.map { Hosted($0.content).texts } == [["1"], ["2"]])
  }

  @Test func aModifierOfASceneChangesTheEnvironmentOfItsWindows() {
    let windows = OneWindow().body.allWindows(in: EnvironmentValues())
    #expect(windows.map(\.environment.isEnabled) == [false])
  }
}
