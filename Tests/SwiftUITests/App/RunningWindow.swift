import ActivityModel
import Foundation
import Wire

@testable import SwiftUI

/// An app whose window shows a view, as a test drives it.
@MainActor
final class RunningWindow {
  private struct TestApp: App {
    let content: AnyView

    init() { content = AnyView(EmptyView()) }
    init(_ content: AnyView) { self.content = content }

    var body: some Scene { WindowGroup { content } }
  }

  let screen: AppScreen
  private(set) var frame: AppFrame

  init(_ view: some View) {
    screen = AppScreen(
      TestApp(AnyView(view)), services: .shared,
      surroundings: AppSurroundings(device: .standard))
    frame = screen.frame()
  }

  /// Does something, and draws.
  func handle(_ inputs: AppInput...) {
    for input in inputs { screen.handle(input) }
    frame = screen.frame()
  }

  /// Puts a finger on the middle of an element and lifts it.
  func tap(_ label: String) {
    guard let place = element(label)?.frame else { return }
    let point = CGPoint(x: place.midX, y: place.midY)
    handle(.touch(.began, point), .touch(.ended, point))
  }

  func element(_ label: String) -> AppElement? { frame.elements.first { $0.label == label } }

  var labels: [String] { frame.elements.map(\.label) }
}
