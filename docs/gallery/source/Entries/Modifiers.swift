import SwiftUI
import WidgetKit

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(6).border(.orange) }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: Double = 1
}

extension Gallery {
  static var layoutModifiers: GallerySection {
    var section = GallerySection("Modifiers of layout")
    section.show("padding") { Text("padded").padding(10).border(.gray) }
    section.show("frame") {
      Text("120 × 40").frame(width: 120, height: 40, alignment: .bottomTrailing).border(.gray)
    }
    section.show("offset") { Text("moved").offset(x: 10, y: -8).border(.gray) }
    section.show("layoutPriority") {
      HStack {
        Text("this text is cut off at its end")
        Text("important").layoutPriority(1)
      }
      .lineLimit(1)
    }
    section.show("fixedSize") {
      Text("keeps its size").fixedSize().frame(width: 40).border(.gray)
    }
    section.show("aspectRatio") { Color.teal.aspectRatio(2, contentMode: .fit) }
    section.show("scaledToFit") {
      Image(systemName: "car.fill").resizable().scaledToFit()
    }
    section.show("scaledToFill", "clipped") {
      Image(systemName: "car.fill").resizable().scaledToFill().frame(width: 80, height: 30)
        .clipped()
    }
    section.show("resizable") { Image(systemName: "star.fill").resizable() }
    section.show("alignmentGuide") {
      HStack(alignment: .top) {
        Text("a").border(.gray)
        Text("b").alignmentGuide(.top) { $0[.bottom] }.border(.gray)
      }
    }
    section.show("gridColumnAlignment") {
      Grid {
        GridRow {
          Text("1").gridColumnAlignment(.trailing)
          Text("one")
        }
        GridRow {
          Text("100")
          Text("hundred")
        }
      }
    }
    section.show("zIndex") {
      ZStack {
        Circle().fill(.red).frame(width: 30).zIndex(1)
        Capsule().fill(.blue).frame(width: 80, height: 16)
      }
    }
    section.show("layoutValue") { Text("value").layoutValue(key: Weight.self, value: 2) }
    section.show("contentMargins") { Text("margins").contentMargins(8) }
    section.show("scenePadding") { Text("scene").scenePadding().border(.gray) }
    section.show("ignoresSafeArea") { Color.green.ignoresSafeArea() }
    section.show("hidden") {
      HStack {
        Text("seen")
        Text("hidden").hidden()
        Text("seen")
      }
    }
    section.show("id") { Text("identified").id(1) }
    return section
  }

  static var lookModifiers: GallerySection {
    var section = GallerySection("Modifiers of looks")
    section.show("foregroundColor") { Text("red").foregroundColor(.red) }
    section.show("foregroundStyle") {
      Label("two levels", systemImage: "bolt.fill").foregroundStyle(.orange, .secondary)
    }
    section.show("opacity") { Text("half").opacity(0.5) }
    section.show("background", ".background(View)") {
      Text("behind").background(Circle().fill(.yellow))
    }
    section.show(".background(Color/style)") { Text("colour").background(.yellow) }
    section.show(".background(style, in: shape)") {
      Text("in a capsule").padding(6).background(.yellow, in: .capsule)
    }
    section.show(".background { … }", ".background(… alignment:)") {
      Text("aligned").padding(8).background(alignment: .bottom) { Color.red.frame(height: 3) }
    }
    section.show("overlay", ".overlay(View)", ".overlay(Color/style)") {
      Text("in front").overlay(Color.blue.opacity(0.3))
    }
    section.show(".overlay { … }", ".overlay(… alignment:)") {
      Image(systemName: "bell").font(.title).overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 10)
      }
    }
    section.show("fill") { Circle().fill(.blue) }
    section.show("stroke") { Circle().stroke(.blue, lineWidth: 4).padding(4) }
    section.show("strokeBorder") { Circle().strokeBorder(.blue, lineWidth: 4) }
    section.show("trim") { Circle().trim(from: 0.1, to: 0.6).stroke(.blue, lineWidth: 4) }
    section.show("tint") { ProgressView(value: 0.5).tint(.purple) }
    section.show("clipShape") { Color.orange.clipShape(RoundedRectangle(cornerRadius: 12)) }
    section.show("cornerRadius") { Color.orange.cornerRadius(12) }
    section.show("mask") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .mask(Text("masked").font(.largeTitle.bold()))
    }
    section.show("shadow") {
      Circle().fill(.white).shadow(color: .gray, radius: 6, y: 3).padding(8)
    }
    section.show("border") { Text("border").padding(6).border(.red, width: 2) }
    section.show("blur") { Text("blurred").font(.title).blur(radius: 2) }
    section.show("brightness") { Color.blue.brightness(0.3) }
    section.show("blendMode") {
      ZStack {
        Circle().fill(.red).frame(width: 50).offset(x: -12)
        Circle().fill(.green).frame(width: 50).offset(x: 12).blendMode(.multiply)
      }
    }
    section.show("scaleEffect") { Text("larger").scaleEffect(1.8) }
    section.show("rotationEffect") { Text("turned").rotationEffect(.degrees(-15)) }
    section.show("compositingGroup") {
      ZStack {
        Circle().fill(.red).frame(width: 40).offset(x: -8)
        Circle().fill(.blue).frame(width: 40).offset(x: 8)
      }
      .compositingGroup().opacity(0.5)
    }
    section.show("drawingGroup") { Text("drawn as one").drawingGroup() }
    section.show("backgroundStyle") {
      Text("style").padding(6).background(.background)
        .backgroundStyle(.green)
    }
    section.show("containerShape") {
      ContainerRelativeShape().fill(.cyan).padding(6)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    section.show("contentShape") { Text("tappable").padding(6).contentShape(Rectangle()) }
    section.show("glassEffect") { Text("glass").padding(10).glassEffect() }
    section.show("containerBackground") {
      Text("container").containerBackground(.green, for: .widget)
    }
    section.show("colorScheme") {
      Text("dark").padding(6).background(.background).colorScheme(.dark)
    }
    section.show("environment") {
      Text("shadowed").environment(\.font, .title.italic())
    }
    section.show("imageScale") {
      HStack {
        Image(systemName: "star").imageScale(.small)
        Image(systemName: "star").imageScale(.large)
      }
    }
    section.show("renderingMode") {
      Image(systemName: "heart.fill").renderingMode(.template).foregroundStyle(.pink)
    }
    section.show("symbolRenderingMode") {
      HStack {
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.hierarchical)
      }
      .font(.title)
    }
    section.show("symbolVariant") { Image(systemName: "bell").symbolVariant(.fill).font(.title) }
    section.show("symbolEffect") {
      Image(systemName: "wifi").symbolEffect(.pulse).font(.title)
    }
    section.show("redacted, privacySensitive", "privacySensitive") {
      Text("1234 5678").privacySensitive().redacted(reason: .placeholder)
    }
    section.show("labelsHidden") { Toggle("no label", isOn: .constant(true)).labelsHidden() }
    section.show("disabled") { Button("Off") {}.buttonStyle(.bordered).disabled(true) }
    return section
  }

  static var textModifiers: GallerySection {
    var section = GallerySection("Modifiers of texts")
    section.show("font") { Text("title").font(.title) }
    section.show("fontWeight") { Text("semibold").fontWeight(.semibold) }
    section.show("fontDesign") { Text("rounded").fontDesign(.rounded) }
    section.show("fontWidth") { Text("condensed").fontWidth(.condensed) }
    section.show("bold") { Text("bold").bold() }
    section.show("italic") { Text("italic").italic() }
    section.show("underline") { Text("underline").underline() }
    section.show("strikethrough") { Text("struck").strikethrough(color: .red) }
    section.show("monospaced") { Text("let x = 1").monospaced() }
    section.show("monospacedDigit") { Text("11:11").font(.title).monospacedDigit() }
    section.show("smallCaps") { Text("Small Caps").font(.body.smallCaps()) }
    section.show("tracking") { Text("tracking").tracking(4) }
    section.show("kerning") { Text("kerning").kerning(3) }
    section.show("textCase") { Text("upper").textCase(.uppercase) }
    section.show("lineLimit") { Text("one line of a text that is longer").lineLimit(1) }
    section.show("lineSpacing") { Text("two lines\nfar apart").lineSpacing(10) }
    section.show("truncationMode") {
      Text("the middle of this text is left out").lineLimit(1).truncationMode(.middle)
    }
    section.show("multilineTextAlignment") {
      Text("several lines\nto the\nright").multilineTextAlignment(.trailing)
    }
    section.show("minimumScaleFactor") {
      Text("shrinks until it fits").font(.title).lineLimit(1).minimumScaleFactor(0.4)
    }
    section.show("allowsTightening") {
      Text("tightened where it must be").lineLimit(1).allowsTightening(true)
    }
    section.show("contentTransition") { Text("42").contentTransition(.numericText()) }
    return section
  }

  static var otherModifiers: GallerySection {
    var section = GallerySection("Modifiers that draw nothing of their own")
    section.show("modifier") { Text("modified").modifier(Framed()) }
    section.show("animation") { Text("animation").animation(.default, value: 1) }
    section.show("transition") { Text("transition").transition(.opacity) }
    section.show("onAppear") { Text("onAppear").onAppear {} }
    section.show("onChange") { Text("onChange").onChange(of: 1) {} }
    section.show("task") { Text("task").task {} }
    section.show("accessibilityLabel") { Text("9:41").accessibilityLabel("nine forty-one") }
    section.show("accessibilityValue") { Text("value").accessibilityValue("50 percent") }
    section.show("accessibilityHidden") { Text("hidden").accessibilityHidden(true) }
    section.show("accessibilityElement") {
      Text("element").accessibilityElement(children: .combine)
    }
    section.show("allowsHitTesting") { Text("no taps").allowsHitTesting(false) }
    section.show("hoverEffect") { Text("hover").hoverEffect() }
    section.show("widgetURL") { Text("URL").widgetURL(URL(string: "https://example.com")) }
    section.show("widgetAccentable") { Text("accent").widgetAccentable() }
    section.show("widgetAccentedRenderingMode") {
      Image(systemName: "star.fill").widgetAccentedRenderingMode(.accented)
    }
    section.show("previewDisplayName") { Text("preview").previewDisplayName("Name") }
    section.show("previewLayout") { Text("preview").previewLayout(.sizeThatFits) }
    section.show("previewContext") {
      Text("preview").previewContext(WidgetPreviewContext(family: .systemSmall))
    }
    return section
  }
}
