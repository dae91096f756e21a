import Foundation
import Testing

@testable import SwiftUI

/// The overloads of modifiers that public Live Activity code uses.
@MainActor
struct ModifierForms {
  private let v = Text("v")
  private let s = "s"
  private let b = true

  @Test("Every form of modifiers compiles and can be drawn, part 1")
  func forms1() {
    var forms = Forms()
    forms.add(v.font(.headline.bold()))
    forms.add(v.padding())
    forms.add(
      v.frame(width: 1, height: 2, alignment: .topLeading).frame(
        minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 2, idealHeight: 3,
        maxHeight: .infinity, alignment: .topTrailing))
    forms.add(v.foregroundColor(.red).foregroundColor(nil))
    forms.add(v.opacity(0.5))
    forms.add(v.background(Color.red))
    forms.add(
      v.lineLimit(2).lineLimit(nil).lineLimit(1...3).lineLimit(2...).lineLimit(...3).lineLimit(
        2, reservesSpace: true))
    forms.add(
      v.foregroundStyle(.white, .red).foregroundStyle(.primary).foregroundStyle(
        .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
    forms.add(v.fontWeight(.bold))
    forms.add(Circle().fill(.red))
    forms.add(Circle().fill(Color.red.opacity(0.2)))
    forms.add(Circle().fill())
    forms.add(Circle().fill(.red, style: FillStyle(eoFill: true)))
    forms.add(v.monospacedDigit())
    forms.add(Image("a").resizable())
    forms.add(Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .tile))
    forms.add(v.multilineTextAlignment(.trailing))
    forms.add(v.tint(.red).tint(nil as Color?))
    forms.add(v.bold().bold(false))
    forms.add(v.overlay(Circle().stroke(Color.red, lineWidth: 2)))
    forms.add(v.minimumScaleFactor(0.5))
    forms.add(Circle().stroke(Color.red, lineWidth: 2))
    forms.add(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round)))
    forms.add(Circle().stroke(lineWidth: 3).opacity(0.3).foregroundColor(.red))
    forms.add(Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [2, 3])))
    forms.add(
      v.clipShape(Circle()).clipShape(.capsule).clipShape(.rect(cornerRadius: 3)).clipShape(
        RoundedRectangle(cornerRadius: 2), style: FillStyle()))
    forms.add(v.cornerRadius(3).cornerRadius(3, antialiased: true))
    forms.add(
      ProgressView().progressViewStyle(.circular).progressViewStyle(
        LinearProgressViewStyle(tint: .red)
      ).progressViewStyle(CircularProgressViewStyle(tint: .red)))
    forms.add(
      Button("a") {}.buttonStyle(.plain).buttonStyle(PlainButtonStyle()).buttonStyle(
        .borderedProminent
      ).buttonStyle(.bordered).buttonStyle(.borderless).buttonStyle(BorderedButtonStyle()))
    forms.add(v.scaledToFit())
    forms.add(
      v.aspectRatio(contentMode: .fit).aspectRatio(2, contentMode: .fill).aspectRatio(
        CGSize(width: 1, height: 1), contentMode: .fit))
    forms.add(v.offset(x: 1, y: 2).offset(CGSize(width: 1, height: 1)).offset(y: 2))
    forms.add(
      v.scaleEffect(2).scaleEffect(x: 1, y: 2, anchor: .top).scaleEffect(
        CGSize(width: 1, height: 1)))
    forms.add(v.shadow(radius: 3).shadow(color: .black.opacity(0.3), radius: 3, x: 0, y: 1))
    forms.add(v.animation(.easeInOut(duration: 1), value: 3).animation(.default).animation(nil))
    forms.add(v.previewDisplayName("a"))
    forms.add(v.rotationEffect(.degrees(3)).rotationEffect(Angle(degrees: -90), anchor: .center))
    forms.add(
      Circle().trim(from: 0, to: 0.5).stroke(
        style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
      ).rotationEffect(.degrees(-90)))
    forms.add(v.layoutPriority(1))
    forms.add(v.accessibilityLabel("a").accessibilityLabel(Text("a")).accessibilityLabel(s))
    #expect(forms.count == 40)
  }

  @Test("Every form of modifiers compiles and can be drawn, part 2")
  func forms2() {
    var forms = Forms()
    forms.add(v.contentMargins(3))
    forms.add(v.scaledToFill())
    forms.add(v.truncationMode(.middle))
    forms.add(
      v.contentTransition(.numericText()).contentTransition(.numericText(countsDown: true))
        .contentTransition(.numericText(value: 3)).contentTransition(.identity).contentTransition(
          .opacity
        ).contentTransition(.interpolate).contentTransition(.symbolEffect(.replace)))
    forms.add(v.fixedSize().fixedSize(horizontal: true, vertical: false))
    forms.add(v.onAppear {}.onDisappear {})
    forms.add(
      v.symbolRenderingMode(.palette).symbolRenderingMode(.hierarchical).symbolRenderingMode(
        .multicolor
      ).symbolRenderingMode(.monochrome))
    forms.add(v.environment(\.colorScheme, .dark))
    forms.add(
      v.strikethrough().strikethrough(true, color: .red).strikethrough(
        true, pattern: .dash, color: .red))
    forms.add(
      v.transition(.identity).transition(.push(from: .bottom)).transition(
        .opacity.combined(with: .scale)
      ).transition(.asymmetric(insertion: .slide, removal: .move(edge: .top))))
    forms.add(v.accessibilityElement(children: .combine).accessibilityElement())
    forms.add(v.allowsTightening(true))
    forms.add(v.clipped().clipped(antialiased: true))
    forms.add(v.hidden())
    forms.add(v.imageScale(.large))
    forms.add(v.italic())
    forms.add(v.privacySensitive().privacySensitive(true))
    forms.add(Circle().strokeBorder(.red, lineWidth: 2))
    forms.add(Capsule().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 3)))
    forms.add(Circle().strokeBorder(lineWidth: 3))
    forms.add(v.tracking(2))
    forms.add(v.accessibilityHidden(true))
    forms.add(v.accessibilityValue("a").accessibilityValue(Text("a")))
    forms.add(v.blendMode(.destinationOut))
    forms.add(v.blur(radius: 2, opaque: true))
    forms.add(
      v.buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 2))
        .buttonBorderShape(.circle))
    forms.add(v.contentShape(Rectangle()).contentShape(.interaction, Circle()))
    forms.add(v.controlSize(.mini).controlSize(.large))
    forms.add(v.fontWidth(.condensed))
    forms.add(
      Gauge(value: 1) { v }.gaugeStyle(.accessoryLinearCapacity).gaugeStyle(.accessoryCircular)
        .gaugeStyle(.accessoryCircularCapacity).gaugeStyle(.accessoryLinear).gaugeStyle(.automatic)
        .gaugeStyle(.linearCapacity))
    forms.add(
      v.glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 3)).glassEffect(
        .clear))
    forms.add(v.id(3))
    forms.add(v.labelsHidden())
    forms.add(v.monospaced())
    forms.add(
      v.onChange(of: 3) {}.onChange(of: 3) { a, b in }.onChange(of: 3, initial: true) {}.onChange(
        of: 3
      ) { (a: Int) in })
    forms.add(Image("a").renderingMode(.template).renderingMode(.original).resizable())
    forms.add(v.scenePadding().scenePadding(.horizontal))
    forms.add(Text("a").font(.body.smallCaps()).font(.body.lowercaseSmallCaps()))
    forms.add(v.textCase(.uppercase).textCase(nil))
    forms.add(v.underline().underline(true, color: .red).underline(pattern: .dot))
    #expect(forms.count == 40)
  }

  @Test("Every form of modifiers compiles and can be drawn, part 3")
  func forms3() {
    var forms = Forms()
    forms.add(
      v.alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(VerticalAlignment.center) {
        d in d.height
      })
    forms.add(v.allowsHitTesting(false))
    forms.add(v.backgroundStyle(.red))
    forms.add(v.border(.red).border(Color.red, width: 3))
    forms.add(
      v.brightness(0.2).contrast(1).saturation(0.3).grayscale(1).hueRotation(.degrees(2))
        .colorInvert().colorMultiply(.red))
    forms.add(v.colorScheme(.dark).preferredColorScheme(.dark))
    forms.add(v.compositingGroup())
    forms.add(
      v.containerShape(RoundedRectangle(cornerRadius: 3)).containerShape(.rect(cornerRadius: 3)))
    forms.add(v.disabled(true))
    forms.add(v.drawingGroup())
    forms.add(v.fontDesign(.rounded))
    forms.add(
      v.gridColumnAlignment(.leading).gridCellUnsizedAxes(.horizontal).gridCellAnchor(.center))
    forms.add(v.hoverEffect())
    forms.add(v.ignoresSafeArea().ignoresSafeArea(.all, edges: .top).edgesIgnoringSafeArea(.all))
    forms.add(v.kerning(2))
    forms.add(v.lineSpacing(2))
    forms.add(v.mask(Circle()).mask { Circle() }.mask(alignment: .top) { v })
    forms.add(v.previewLayout(.sizeThatFits).previewLayout(.fixed(width: 1, height: 2)))
    forms.add(
      Image(systemName: "car").symbolEffect(.pulse).symbolEffect(.bounce, value: 3).symbolEffect(
        .variableColor.iterative.reversing, options: .repeating
      ).symbolEffect(.pulse, isActive: true))
    forms.add(v.symbolVariant(.fill))
    forms.add(v.task {}.task(id: 3) {})
    forms.add(v.zIndex(1))
    forms.add(v.invalidatableContent().invalidatableContent(true))
    #expect(forms.count == 23)
  }
}
