import AppIntents
import SwiftUI

// Each form with views as users write it. That this file compiles is the test.

@MainActor
struct IntentControls: View {
  var isOn: Bool

  var body: some View {
    VStack {
      Button(intent: PauseIntent(id: "tea")) { Image(systemName: "pause.fill") }
        .buttonStyle(.plain)
      Button(role: .destructive, intent: CountIntent()) { Text("Count") }
      Button("Count", intent: CountIntent())
      Button(String("Count"), intent: CountIntent())
      Button("Count", role: .cancel, intent: CountIntent())
    }
    VStack {
      Button("Count", systemImage: "number", intent: CountIntent())
      Button("Count", systemImage: "number", role: .destructive, intent: CountIntent())
      Toggle(isOn: isOn, intent: SetLoud()) { Text("Loud") }
      Toggle("Loud", isOn: isOn, intent: SetLoud())
      Toggle(String("Loud"), isOn: isOn, intent: SetLoud())
    }
  }
}

struct SnippetIntent: AppIntent {
  static var title: LocalizedStringResource { "Show" }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Here it is.", view: EmptyView())
  }
}

struct ValueSnippetIntent: AppIntent {
  static var title: LocalizedStringResource { "Show" }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ShowsSnippetView {
    .result(value: "x", view: EmptyView())
  }
}
