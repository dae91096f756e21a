import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct CanvasTests {
  private func drawn(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> LaidOut {
    LaidOut(Canvas(renderer: renderer).frame(width: 40, height: 20), width: 40, height: 20)
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("A canvas takes the space it is offered and draws in points from its own corner")
  func placing() {
    let drawn = drawn { context, size in
      #expect(size == CGSize(width: 40, height: 20))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(drawn.paints == [.color(.black)])
    #expect(drawn.outlines == [Outline.rectangle(CGRect(x: 0, y: 0, width: 40, height: 20))])
  }

  @Test("What is drawn is cut to the canvas")
  func clippedToFrame() {
    let drawn = drawn { [square] context, _ in context.fill(square, with: .color(.black)) }
    #expect(
      drawn.effects.first
        == .clip(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 20)), .nonZero))
  }

  @Test("A transform holds for what is drawn after it, and not for a copy made before")
  func transforms() {
    let drawn = drawn { [square] context, _ in
      let before = context
      context.translateBy(x: 5, y: 1)
      context.scaleBy(x: 2, y: 2)
      context.fill(square, with: .color(.black))
      before.fill(square, with: .color(.white))
    }
    // Scaled first, then moved.
    #expect(drawn.effects.contains(.transform(AffineTransform2D(a: 2, d: 2, tx: 5, ty: 1))))
    #expect(drawn.paints == [.color(.black), .color(.white)])
    let transforms = drawn.effects.filter { if case .transform = $0 { true } else { false } }
    #expect(transforms.count { $0 != .transform(.identity) } == 1)
  }

  @Test("Opacity and blend mode go around what is drawn after they are set")
  func opacity() {
    let drawn = drawn { [square] context, _ in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.fill(square, with: .color(.black))
    }
    #expect(drawn.effects.contains(.opacity(0.5)))
    #expect(drawn.effects.contains(.blend(.multiply)))
  }

  @Test("A gradient lies between points of the canvas")
  func gradient() {
    let drawn = drawn { [square] context, _ in
      context.fill(
        square,
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 3, y: 4),
          endPoint: CGPoint(x: 30, y: 4)))
    }
    #expect(
      drawn.paints == [
        .linear(
          stops: [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
          ], start: CGPoint(x: 3, y: 4), end: CGPoint(x: 30, y: 4))
      ])
  }

  @Test("A clip is fixed where the transform stood when it was set")
  func clip() {
    let drawn = drawn { [square] context, _ in
      context.translateBy(x: 1, y: 2)
      context.clip(to: square)
      context.translateBy(x: 100, y: 100)
      context.fill(square, with: .color(.black))
    }
    #expect(
      drawn.effects.contains(
        .clip(.rectangle(CGRect(x: 1, y: 2, width: 10, height: 10)), .nonZero)))
  }

  @Test("A layer takes the context's opacity as a whole")
  func layer() {
    let drawn = drawn { [square] context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square, with: .color(.black))
        layer.fill(square, with: .color(.white))
      }
    }
    #expect(drawn.effects.count { $0 == .opacity(0.5) } == 1)
    #expect(drawn.paints.count == 2)
  }

  @Test("Views with a tag are drawn by it, in the middle of a point")
  func symbols() {
    let canvas = Canvas { context, _ in
      guard let dot = context.resolveSymbol(id: 1) else { return }
      #expect(dot.size == CGSize(width: 4, height: 4))
      context.draw(dot, at: CGPoint(x: 10, y: 10))
      let unknown = context.resolveSymbol(id: 2)
      #expect(unknown?.size == nil)
    } symbols: {
      Color.black.frame(width: 4, height: 4).tag(1)
    }
    let drawn = LaidOut(canvas, width: 40, height: 20)
    #expect(drawn.fills == [CGRect(x: 8, y: 8, width: 4, height: 4)])
  }

  @Test("A text is drawn with its anchor at the point")
  func text() {
    let drawn = drawn { context, size in
      let text = context.resolve(Text("1"))
      #expect(text.measure(in: size).height > 0)
      context.draw(text, at: CGPoint(x: 20, y: 10))
    }
    #expect(drawn.glyphRuns.count == 1)
  }
}
