import SwiftUI

extension Gallery {
  static var views: GallerySection {
    var section = GallerySection("Views and layout")
    section.show("Text") { Text("Hello, island") }
    section.show("VStack") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Gate A12").font(.headline)
        Text("Boards at 9:50").font(.caption)
      }
    }
    section.show("HStack") {
      HStack(spacing: 8) {
        Circle().frame(width: 20, height: 20)
        Text("beside")
      }
    }
    section.show("ZStack") {
      ZStack(alignment: .bottomTrailing) {
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 40)
        Circle().fill(.red).frame(width: 16, height: 16)
      }
    }
    section.show("Color") {
      HStack(spacing: 0) {
        Color.blue
        Color.green
        Color.orange
      }
    }
    section.show("Spacer") {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
    }
    section.show("Image") {
      HStack {
        Image(systemName: "airplane")
        Image(systemName: "bicycle.circle.fill").font(.title)
      }
    }
    section.show("EmptyView") {
      HStack(spacing: 0) {
        Text("A")
        EmptyView()
        Text("B")
      }
    }
    section.show("ForEach") {
      HStack { ForEach(1..<6) { Text("\($0)") } }
    }
    section.show("Group") {
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .foregroundStyle(.blue)
        Text("c")
      }
    }
    section.show("Label") { Label("Delivery", systemImage: "shippingbox.fill") }
    section.show("LinearGradient") {
      LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
    }
    section.show("AngularGradient") {
      AngularGradient(colors: [.red, .yellow, .green, .red], center: .center)
        .clipShape(Circle())
    }
    section.show("RadialGradient") {
      RadialGradient(
        colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 40)
    }
    section.show("GeometryReader") {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
      }
    }
    section.show("Divider") {
      VStack {
        Text("above")
        Divider()
        Text("below")
      }
    }
    section.show("Path") {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 40))
        path.addQuadCurve(to: CGPoint(x: 100, y: 40), control: CGPoint(x: 50, y: -30))
      }
      .stroke(.blue, lineWidth: 3)
      .frame(width: 100, height: 44)
    }
    section.show("AnyView") { AnyView(Text("any view")) }
    section.show("Grid", "GridRow") {
      Grid(alignment: .leading) {
        GridRow {
          Text("Gate")
          Text("A12").bold()
        }
        GridRow {
          Text("Seat")
          Text("23F").bold()
        }
      }
    }
    section.show("ViewThatFits") {
      ViewThatFits {
        Text("This sentence is too long for the width of the place").lineLimit(1)
        Text("This fits")
      }
    }
    section.show("AnyLayout") {
      AnyLayout(HStackLayout(spacing: 4)) {
        Text("one")
        Text("two")
      }
    }
    section.show("Canvas") {
      Canvas { context, size in
        for index in 0..<10 {
          let place = CGRect(x: CGFloat(index) * 14, y: CGFloat(index) * 5, width: 12, height: 12)
          context.fill(Path(ellipseIn: place), with: .color(.purple))
        }
      }
    }
    section.show("GlassEffectContainer") {
      GlassEffectContainer {
        Text("glass").padding(10).glassEffect()
      }
    }
    section.show("GroupBox") { GroupBox("Box") { Text("content") } }
    section.show("TimelineView") {
      TimelineView(.periodic(from: .now, by: 60)) { context in
        Text(context.date, style: .time)
      }
    }
    return section
  }

  static var shapes: GallerySection {
    var section = GallerySection("Shapes")
    section.show("Circle") { Circle().fill(.orange) }
    section.show("Rectangle") { Rectangle().fill(.teal) }
    section.show("RoundedRectangle", "RoundedRectangle(cornerRadius:)") {
      RoundedRectangle(cornerRadius: 12).fill(.indigo)
    }
    section.show("RoundedRectangle(cornerRadius:style:)", "style: .continuous") {
      RoundedRectangle(cornerRadius: 24, style: .continuous).fill(.mint)
    }
    section.show("Capsule") { Capsule().fill(.pink).frame(height: 30) }
    section.show("ContainerRelativeShape") {
      ContainerRelativeShape().fill(.brown)
    }
    section.show("StrokeStyle(lineWidth:)") {
      Circle().stroke(.blue, style: StrokeStyle(lineWidth: 6)).padding(6)
    }
    section.show("StrokeStyle(lineWidth:dash:)") {
      Capsule().stroke(.blue, style: StrokeStyle(lineWidth: 3, dash: [8, 4])).padding(4)
    }
    section.show("StrokeStyle(lineWidth:lineCap:)") {
      Circle().trim(from: 0, to: 0.7)
        .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round)).padding(8)
    }
    section.show("StrokeStyle(lineWidth:lineCap:lineJoin:)") {
      Rectangle()
        .stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
        .padding(10)
    }
    section.show("StrokeStyle(lineWidth:lineCap:miterLimit:)") {
      Rectangle()
        .stroke(.purple, style: StrokeStyle(lineWidth: 8, lineCap: .butt, miterLimit: 10))
        .padding(10)
    }
    section.show("clipShape(RoundedRectangle)") {
      Color.blue.clipShape(RoundedRectangle(cornerRadius: 16))
    }
    section.show("clipShape(Circle)", "clipShape(.circle)", "shape shorthand .circle") {
      HStack {
        Color.blue.clipShape(Circle())
        Color.blue.clipShape(.circle)
      }
    }
    section.show("clipShape(Capsule)", "clipShape(.capsule)", "shape shorthand .capsule") {
      VStack {
        Color.blue.clipShape(Capsule())
        Color.blue.clipShape(.capsule)
      }
    }
    section.show("clipShape(.rect)", "shape shorthand .rect") {
      Color.blue.clipShape(.rect(cornerRadius: 10))
    }
    section.show("clipShape(ContainerRelativeShape)") {
      Color.blue.clipShape(ContainerRelativeShape())
    }
    return section
  }
}
