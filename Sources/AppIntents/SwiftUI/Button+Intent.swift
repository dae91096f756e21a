import SwiftUI

extension Button where Label: View {
  /// A button that runs an intent (iOS 17). Apple's interface.
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: IntentAction(intent).run, label: label)
    runsIntent = true
  }

  /// A button with a role that runs an intent (iOS 17). Apple's interface.
  public nonisolated init(
    role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: IntentAction(intent).run, label: label)
    runsIntent = true
  }
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(titleKey, action: IntentAction(intent).run)
    runsIntent = true
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(title, action: IntentAction(intent).run)
    runsIntent = true
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent
  ) {
    self.init(titleKey, role: role, action: IntentAction(intent).run)
    runsIntent = true
  }

  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent
  ) {
    self.init(title, role: role, action: IntentAction(intent).run)
    runsIntent = true
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(
      titleKey, systemImage: systemImage, role: role, action: IntentAction(intent).run)
    runsIntent = true
  }

  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(title, systemImage: systemImage, role: role, action: IntentAction(intent).run)
    runsIntent = true
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, action: IntentAction(intent).run) {
      SwiftUI.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
    runsIntent = true
  }

  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, action: IntentAction(intent).run) {
      SwiftUI.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
    runsIntent = true
  }
}
