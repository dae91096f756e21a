import Foundation
import Testing

@testable import SwiftUI

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Points: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

@MainActor
struct AnchorTests {
  @Test("An anchor is a place in the coordinates of the reader that asks")
  func bounds() {
    let hosted = Hosted(
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
        Color.blue.frame(width: 60, height: 30)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let frame = anchors.first.map { proxy[$0] } ?? .zero
          Text("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
        }
      })
    // The second view lies 20 points below the top of a stack as wide as itself.
    #expect(hosted.texts == ["0 20 60 30"])
  }

  @Test("A point of a view is asked for in fractions of its sides")
  func points() {
    let hosted = Hosted(
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Points.self, value: .bottomTrailing) { $0 }
        .backgroundPreferenceValue(Points.self) { anchor in
          GeometryReader { proxy in
            let point = anchor.map { proxy[$0] } ?? .zero
            Text("\(Int(point.x)) \(Int(point.y))").fixedSize()
          }
        })
    #expect(hosted.texts == ["40 20"])
  }

  @Test("A frame is told in the spaces of the view, of the presentation and of a name")
  func spaces() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
        GeometryReader { proxy in
          let frames = [
            proxy.frame(in: .local), proxy.frame(in: .named("row")), proxy.frame(in: .global),
          ]
          Text(frames.map { "\(Int($0.minX))" }.joined(separator: " ")).fixedSize()
        }
        .frame(width: 50, height: 10)
      }
      .coordinateSpace(name: "row"), width: 200, height: 100)
    // The row is 80 points wide in the middle of 200.
    #expect(hosted.texts == ["0 30 90"])
  }

  @Test("A change of a view's place is told in an app")
  func changes() {
    var widths: [CGFloat] = []
    let hosted = Hosted(
      Color.red.frame(width: 70, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          widths.append($0)
        })
    hosted.update()
    #expect(widths == [70])
  }
}
