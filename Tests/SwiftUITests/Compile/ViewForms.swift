import Foundation
import Testing

@testable import SwiftUI

/// The overloads of views, shapes and controls that public Live Activity code uses.
@MainActor
struct ViewForms {
  private let v = Text("v")
  private let s = "s"
  private let b = true

  @Test("Every form of views, shapes and controls compiles and can be drawn, part 1")
  func forms1() {
    var forms = Forms()
    forms.add(Text("a"))
    forms.add(VStack(alignment: .leading, spacing: 4) { Text("a") })
    forms.add(HStack(alignment: .firstTextBaseline, spacing: nil) { Text("a") })
    forms.add(HStack(alignment: .lastTextBaseline) { v })
    forms.add(Color.red)
    forms.add(Spacer(minLength: 0))
    forms.add(Image(systemName: "car"))
    forms.add(Circle())
    forms.add(ZStack(alignment: .bottomTrailing) { v })
    forms.add(RoundedRectangle(cornerRadius: 3, style: .continuous))
    forms.add(RoundedRectangle(cornerSize: CGSize(width: 2, height: 2)))
    forms.add(ProgressView())
    forms.add(EmptyView())
    forms.add(ForEach(0..<3) { i in Text("\(i)") })
    forms.add(Group { v })
    forms.add(Capsule(style: .continuous))
    forms.add(Label("a", systemImage: "car"))
    forms.add(Label("a", image: "car"))
    forms.add(
      Label {
        v
      } icon: {
        v
      })
    forms.add(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    forms.add(
      GeometryReader { g in
        Text("\(g.size.width)").position(x: g.frame(in: .local).midX, y: g.safeAreaInsets.top)
      })
    forms.add(Link(destination: URL(string: "a")!) { v })
    forms.add(Link("a", destination: URL(string: "a")!))
    forms.add(Rectangle())
    forms.add(Divider())
    forms.add(
      Path { p in
        p.move(to: .zero)
        p.addLine(to: CGPoint(x: 1, y: 2))
        p.addArc(
          center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true
        )
        p.addQuadCurve(to: .zero, control: .zero)
        p.addCurve(to: .zero, control1: .zero, control2: .zero)
        p.closeSubpath()
        p.addRect(.zero)
        p.addRoundedRect(in: .zero, cornerSize: .zero)
        p.addEllipse(in: .zero)
        p.addLines([.zero])
      })
    forms.add(AnyView(v))
    forms.add(
      Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3) {
        GridRow { v.gridCellColumns(2) }
      })
    forms.add(GridRow(alignment: .center) { v })
    forms.add(
      Gauge(value: 1, in: 0...2) {
        v
      } currentValueLabel: {
        v
      } minimumValueLabel: {
        v
      } maximumValueLabel: {
        v
      })
    forms.add(Gauge(value: 0.5) { v })
    forms.add(
      ViewThatFits(in: .horizontal) {
        v
        v
      })
    forms.add(
      AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .degrees(3)))
    forms.add(
      AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(1)))
    forms.add(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(
          Path(),
          with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero),
          lineWidth: 2)
        context.draw(Text("a"), at: .zero)
        context.translateBy(x: 1, y: 2)
        context.opacity = 0.5
      })
    forms.add(GlassEffectContainer(spacing: 2) { v.glassEffect() })
    forms.add(GroupBox("a") { v })
    forms.add(
      GroupBox {
        v
      } label: {
        v
      })
    forms.add(
      RadialGradient(
        gradient: Gradient(colors: [.red]), center: .center, startRadius: 1, endRadius: 2))
    forms.add(TimelineView(.periodic(from: .now, by: 1)) { c in Text(c.date, style: .time) })
    #expect(forms.count == 40)
  }

  @Test("Every form of views, shapes and controls compiles and can be drawn, part 2")
  func forms2() {
    var forms = Forms()
    forms.add(TimelineView(.animation) { c in v })
    forms.add(Toggle("a", isOn: .constant(true)))
    #expect(forms.count == 2)
  }
}
