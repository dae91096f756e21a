import AppIntents
import SwiftUI

private struct Tap: AppIntent {
  static let title: LocalizedStringResource = "Tap"

  func perform() async throws -> some IntentResult { .result() }
}

private struct SetValue: SetValueIntent {
  static let title: LocalizedStringResource = "Set"

  @Parameter(title: "Value") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private struct Boxed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(6).border(.blue)
  }
}

private struct Dots: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      ForEach(0..<5) { index in
        Circle().opacity(Double(index) / 5 < configuration.fractionCompleted ?? 0 ? 1 : 0.2)
      }
    }
  }
}

extension Gallery {
  static var controls: GallerySection {
    var section = GallerySection("Controls")
    let start = Date(timeIntervalSince1970: 1_780_306_800)
    let range = start...start.addingTimeInterval(180)
    section.show("Button", "Button(action) forms", "Button(_:)", "Button(action:)") {
      Button("Pause") {}
    }
    section.show("Button(intent:)", "Button(_:intent:)", "Button(intent:label:)") {
      Button("Tap", intent: Tap())
    }
    section.show("Toggle", "Toggle(isOn:)") { Toggle("Lights", isOn: .constant(true)) }
    section.show("Toggle(isOn:intent:)") {
      Toggle(isOn: true, intent: SetValue()) { Text("Alarm") }
    }
    section.show("Link", "Link(destination:)") {
      Link("Open", destination: URL(string: "https://example.com")!)
    }
    section.show("buttonStyle", ".buttonStyle(.bordered)") {
      Button("Bordered") {}.buttonStyle(.bordered)
    }
    section.show(".buttonStyle(.borderedProminent)") {
      Button("Prominent") {}.buttonStyle(.borderedProminent)
    }
    section.show(".buttonStyle(.plain)", ".buttonStyle(PlainButtonStyle)") {
      Button("Plain") {}.buttonStyle(.plain)
    }
    section.show(".buttonStyle(custom style)") { Button("Boxed") {}.buttonStyle(Boxed()) }
    section.show("buttonBorderShape") {
      Button("Circle", systemImage: "pause.fill") {}.labelStyle(.iconOnly)
        .buttonStyle(.borderedProminent).buttonBorderShape(.circle)
    }
    section.show("controlSize") {
      HStack {
        Button("S") {}.controlSize(.small)
        Button("L") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
    }
    section.show("Label(_:systemImage:)") { Label("Flight", systemImage: "airplane") }
    section.show("Label { } icon: { }") {
      Label {
        Text("Own icon")
      } icon: {
        Circle().fill(.red).frame(width: 12, height: 12)
      }
    }
    section.show("ProgressView", "ProgressView(value:)", "progressViewStyle") {
      ProgressView(value: 0.4).progressViewStyle(.automatic)
    }
    section.show("ProgressView()") { ProgressView() }
    section.show("ProgressView(value:total:)", "ProgressView(_:value:total:)") {
      ProgressView("Copying", value: 3, total: 4)
    }
    section.show(
      "ProgressView(value:total:) {label}", "ProgressView(value:total:label:currentValueLabel:)",
      "ProgressView(value:total:) {label} currentValueLabel:{}",
      "ProgressView(value:label:currentValueLabel:)"
    ) {
      ProgressView(value: 2, total: 5) {
        Text("Steps")
      } currentValueLabel: {
        Text("2 of 5")
      }
    }
    section.show(
      ".progressViewStyle(.circular)", ".progressViewStyle(CircularProgressViewStyle)"
    ) {
      ProgressView(value: 0.7).progressViewStyle(.circular)
    }
    section.show(".progressViewStyle(.linear)", ".progressViewStyle(LinearProgressViewStyle)") {
      ProgressView(value: 0.7).progressViewStyle(.linear).tint(.green)
    }
    section.show(".progressViewStyle(custom style)") {
      ProgressView(value: 0.6).progressViewStyle(Dots())
    }
    section.show("ProgressView(timerInterval:)", "ProgressView(timerInterval:countsDown:)") {
      ProgressView(timerInterval: range, countsDown: false)
    }
    section.show(
      "ProgressView(timerInterval:countsDown:label:currentValueLabel:)",
      "ProgressView(timerInterval:label:currentValueLabel:)",
      "ProgressView(timerInterval:countsDown:) {label} currentValueLabel:{}"
    ) {
      ProgressView(timerInterval: range, countsDown: true) {
        Text("Egg")
      } currentValueLabel: {
        Text(timerInterval: range)
      }
    }
    section.show("ProgressView { … }") { ProgressView { Text("Loading") } }
    section.show("Gauge", "Gauge(value:) {label}", ".gaugeStyle(.automatic)") {
      Gauge(value: 0.6) { Text("Battery") }
    }
    section.show("gaugeStyle", ".gaugeStyle(.accessoryCircular)") {
      Gauge(value: 0.6) {
        Text("km")
      } currentValueLabel: {
        Text("60")
      }
      .gaugeStyle(.accessoryCircular).tint(.green)
    }
    section.show(
      ".gaugeStyle(.accessoryCircularCapacity)",
      "Gauge(value:in:) {label} currentValueLabel:{}"
    ) {
      Gauge(value: 21, in: 0...30) {
        Text("°C")
      } currentValueLabel: {
        Text("21")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    }
    section.show(".gaugeStyle(.accessoryLinear)") {
      Gauge(value: 0.3) { Text("Fuel") }.gaugeStyle(.accessoryLinear)
    }
    section.show(".gaugeStyle(.accessoryLinearCapacity)") {
      Gauge(value: 0.3) { Text("Fuel") }.gaugeStyle(.accessoryLinearCapacity)
    }
    return section
  }
}
