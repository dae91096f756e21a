import Foundation
import SwiftUI
import Testing

/// Forms that public code uses, which have to compile; what they draw is tested where they draw
/// anything.
private struct Keyed: View {
  struct Values {
    var scale = 1.0
    var angle = Angle.zero
  }

  var body: some View {
    Text("kept").keyframeAnimator(initialValue: Values(), repeating: true) { content, values in
      content.scaleEffect(values.scale).rotationEffect(values.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1, timingCurve: .easeIn)
        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
      }
      KeyframeTrack(\.angle) { CubicKeyframe(.degrees(3), duration: 1) }
    }
  }
}

private struct Own: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor
struct LaterForms {
  @Test("Keyframes are drawn where they begin")
  func keyframes() {
    #expect(Hosted(Keyed()).texts == ["kept"])
    let animator = KeyframeAnimator(initialValue: 0.5) { value in
      Text("\(value)")
    } keyframes: { _ in
      KeyframeTrack {
        MoveKeyframe(1.0)
        LinearKeyframe(0.2, duration: 1)
      }
    }
    #expect(Hosted(animator).texts == ["0.500000"])
  }

  @Test("An image that would be loaded is its placeholder")
  func asyncImage() {
    let url = URL(string: "https://example.com/a.png")
    let hosted = Hosted(
      VStack {
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          Text("waiting")
        }
        AsyncImage(url: url) { phase in
          switch phase {
          case .empty: Text("empty")
          case .success(let image): image
          case .failure: Text("failed")
          @unknown default: EmptyView()
          }
        }
        AsyncImage(url: url).frame(width: 10, height: 10)
      })
    #expect(hosted.texts == ["waiting", "empty"])
    #expect(hosted.elements.filter { $0.kind == "AsyncImage" }.count == 3)
  }

  @Test("A view of UIKit is a sign in its place")
  func representable() {
    let hosted = Hosted(Own().frame(width: 20, height: 20))
    #expect(hosted.elements.contains { $0.kind == "Own" })
    #expect(hosted.elements.contains { $0.kind == "Image" && $0.content == "nosign" })
  }

  @Test("Effects by place move what is drawn and not the layout")
  func visualEffect() {
    let hosted = Hosted(
      Color.red.frame(width: 20, height: 20)
        .visualEffect { content, proxy in content.offset(x: proxy.size.width).opacity(0.5) }
        .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.5) },
      width: 100, height: 100)
    #expect(hosted.elements.first?.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test("A renderer draws a view in the size that it takes")
  func imageRenderer() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 8))
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 12, height: 8))
    #expect(renderer.cgImage?.width == 24)
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test("Paths go to Core Graphics and back")
  func paths() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Path(path.cgPath) == path)
  }

  @Test("A grid of one colour is that colour")
  func mesh() {
    let hosted = Hosted(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .red, .red, .red]
      ).frame(width: 10, height: 10))
    #expect(hosted.elements.contains { $0.kind == "MeshGradient" })
  }

  @Test("What the system does around views leaves them as they are")
  func surroundings() {
    let namespace = Namespace()
    let view = Text("kept")
      .glassEffectID("a", in: namespace.wrappedValue)
      .glassEffectUnion(id: 1, namespace: namespace.wrappedValue)
      .glassEffectTransition(.identity)
      .menuStyle(.button).labeledContentStyle(.automatic).disclosureGroupStyle(.automatic)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always)).defaultScrollAnchor(.bottom)
      .keyboardType(.numberPad).textContentType(.emailAddress).autocapitalization(.none)
      .accessibilityCustomContent("key", "value").accessibilityTextContentType(.plain)
      .allowedDynamicRange(.high).defersSystemGestures(on: .all)
    #expect(Hosted(view).texts == ["kept"])
  }
}
