import SwiftUI

extension Gallery {
  static var texts: GallerySection {
    var section = GallerySection("Texts")
    let start = Date(timeIntervalSince1970: 1_780_306_800)
    let range = start...start.addingTimeInterval(600)
    let name = "Ada"
    let isLate = true
    section.show("Text(\"literal\")") { Text("Hello") }
    section.show("Text(expression: String)") { Text(name) }
    section.show("Text(\"…\\(interpolation)…\")") { Text("Hello, \(name)!") }
    section.show("Text(cond ? \"a\" : \"b\")") { Text(isLate ? "late" : "on time") }
    section.show("Text(verbatim:)") { Text(verbatim: "**not bold**") }
    section.show("Text + Text (concatenation)") {
      Text("red").foregroundColor(.red) + Text(" and bold").bold()
    }
    section.show("Text(.implicitMember)", "Text(LocalizedStringKey/Resource/String(localized:))") {
      Text(LocalizedStringKey("**Bold** by key"))
    }
    section.show("Text(_, tableName:/bundle:/comment:)") {
      Text("key", tableName: "Table", bundle: .main, comment: "a comment")
    }
    section.show("Text(timerInterval:)", "Text(timerInterval:…) any form") {
      Text(timerInterval: range)
    }
    section.show("Text(timerInterval:countsDown:)") {
      Text(timerInterval: range, countsDown: false)
    }
    section.show("Text(timerInterval:countsDown:showsHours:)", "Text(timerInterval:showsHours:)") {
      Text(timerInterval: range, countsDown: true, showsHours: false)
    }
    section.show(
      "Text(timerInterval:pauseTime:countsDown:)",
      "Text(timerInterval:pauseTime:countsDown:showsHours:)"
    ) {
      Text(timerInterval: range, pauseTime: start.addingTimeInterval(30), countsDown: true)
    }
    section.show("Text(_, style: .timer)") { Text(start, style: .timer) }
    section.show("Text(_, style: .relative)") { Text(start, style: .relative) }
    section.show("Text(_, style: .time)") { Text(start, style: .time) }
    section.show("Text(_, style: .date)") { Text(start, style: .date) }
    section.show("Text(_, style: .offset)") { Text(start, style: .offset) }
    section.show("interpolation \\(date, style:)") { Text("at \(start, style: .time)") }
    section.show("interpolation \\(x, specifier:)") { Text("\(3.14159, specifier: "%.2f") km") }
    section.show("interpolation \\(Image(…))") { Text("by \(Image(systemName: "car.fill")) car") }
    section.show("String(format:) inside Text") { Text(String(format: "%.1f km", 4.25)) }
    section.show(".formatted(…) inside Text") { Text(1_234.5.formatted(.number)) }
    section.show("Text(_, format: …)") { Text(0.42, format: .percent) }
    return section
  }

  static var fonts: GallerySection {
    var section = GallerySection("Fonts")
    section.show(".largeTitle") { Text("Large Title").font(.largeTitle) }
    section.show(".title") { Text("Title").font(.title) }
    section.show(".title2") { Text("Title 2").font(.title2) }
    section.show(".title3") { Text("Title 3").font(.title3) }
    section.show(".headline") { Text("Headline").font(.headline) }
    section.show(".subheadline") { Text("Subheadline").font(.subheadline) }
    section.show(".body") { Text("Body").font(.body) }
    section.show(".callout") { Text("Callout").font(.callout) }
    section.show(".footnote") { Text("Footnote").font(.footnote) }
    section.show(".caption") { Text("Caption").font(.caption) }
    section.show(".caption2") { Text("Caption 2").font(.caption2) }
    section.show(".system(size:…)") { Text("22 points").font(.system(size: 22)) }
    section.show(".system(… weight:)") { Text("heavy").font(.system(size: 22, weight: .heavy)) }
    section.show(".system(… design:)", "design: .rounded") {
      Text("rounded").font(.system(size: 22, design: .rounded))
    }
    section.show("design: .monospaced") {
      Text("monospaced").font(.system(.body, design: .monospaced))
    }
    section.show(".system(.textStyle…)") { Text("text style").font(.system(.title3)) }
    section.show("Font.custom(…)") { Text("custom").font(.custom("Avenir", size: 20)) }
    section.show(".fontDesign(.rounded)") { Text("rounded").fontDesign(.rounded) }
    section.show("Font modifier .bold()") { Text("bold").font(.title3.bold()) }
    section.show("Font modifier .weight()") { Text("light").font(.title3.weight(.light)) }
    section.show("Font modifier .width()") { Text("expanded").font(.title3.width(.expanded)) }
    section.show("Font modifier .monospacedDigit()") {
      Text("10:11").font(.title3.monospacedDigit())
    }
    section.show("Font modifier .leading()") { Text("tight\nlines").font(.body.leading(.tight)) }
    section.show("Font modifier .smallCaps()") { Text("Small Caps").font(.body.smallCaps()) }
    section.show(".light", ".regular", ".medium") {
      VStack {
        Text("light").fontWeight(.light)
        Text("regular").fontWeight(.regular)
        Text("medium").fontWeight(.medium)
      }
    }
    section.show(".semibold", ".bold", ".heavy") {
      VStack {
        Text("semibold").fontWeight(.semibold)
        Text("bold").fontWeight(.bold)
        Text("heavy").fontWeight(.heavy)
      }
    }
    return section
  }

  static var styles: GallerySection {
    var section = GallerySection("Colours and styles")
    section.show(".red", ".orange", ".yellow", ".green") {
      HStack(spacing: 0) {
        Color.red
        Color.orange
        Color.yellow
        Color.green
      }
    }
    section.show(".mint", ".teal", ".cyan", ".blue") {
      HStack(spacing: 0) {
        Color.mint
        Color.teal
        Color.cyan
        Color.blue
      }
    }
    section.show(".indigo", ".purple", ".pink", ".brown", ".gray") {
      HStack(spacing: 0) {
        Color.indigo
        Color.purple
        Color.pink
        Color.brown
        Color.gray
      }
    }
    section.show(".white", ".black", ".clear", ".accentColor") {
      HStack(spacing: 0) {
        Color.white
        Color.black
        Color.clear
        Color.accentColor
      }
    }
    section.show(".primary", ".secondary", ".tertiary") {
      VStack {
        Text("primary").foregroundStyle(.primary)
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
      }
    }
    section.show(".tint") { Text("tint").foregroundStyle(.tint).tint(.orange) }
    section.show("Color.gradient") { Rectangle().fill(Color.blue.gradient) }
    section.show(".thinMaterial", ".ultraThinMaterial") {
      HStack {
        Text("thin").padding(8).background(.thinMaterial)
        Text("ultra").padding(8).background(.ultraThinMaterial)
      }
      .padding(8).background(.blue)
    }
    section.show(".background") { Text("background").padding(8).background(.background) }
    section.show(".linearGradient(…)") {
      Rectangle().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    section.show(".angularGradient(…)") {
      Circle().fill(
        .angularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360)))
    }
    section.show(".radialGradient(…)") {
      Rectangle().fill(
        .radialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 50))
    }
    section.show("LinearGradient(colors:startPoint:endPoint:)") {
      LinearGradient(colors: [.mint, .indigo], startPoint: .top, endPoint: .bottom)
    }
    section.show("LinearGradient(gradient:startPoint:endPoint:)", "Gradient(colors:)") {
      LinearGradient(
        gradient: Gradient(colors: [.pink, .orange]), startPoint: .leading, endPoint: .trailing)
    }
    section.show("LinearGradient(stops:startPoint:endPoint:)", "Gradient(stops:)") {
      LinearGradient(
        stops: [
          Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .yellow, location: 0.2),
          Gradient.Stop(color: .blue, location: 1),
        ], startPoint: .leading, endPoint: .trailing)
    }
    section.show("AngularGradient(gradient:center:angle:)") {
      AngularGradient(
        gradient: Gradient(colors: [.red, .blue, .red]), center: .center, angle: .degrees(90))
    }
    section.show("RadialGradient(gradient:center:startRadius:endRadius:)") {
      RadialGradient(
        gradient: Gradient(colors: [.yellow, .red]), center: .center, startRadius: 4, endRadius: 60)
    }
    return section
  }
}
