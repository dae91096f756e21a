import SwiftUI

extension Toggle where Label: View {
  /// A toggle that runs an intent (iOS 17). Apple's interface: the value is no binding, because
  /// the next state of the widget says what it is.
  public nonisolated init<I: AppIntent>(
    isOn: Bool, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: IntentAction(intent).binding(isOn), label: label)
    runsIntent = true
  }
}

extension Toggle where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent
  ) {
    self.init(titleKey, isOn: IntentAction(intent).binding(isOn))
    runsIntent = true
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: IntentAction(intent).binding(isOn))
    runsIntent = true
  }
}
