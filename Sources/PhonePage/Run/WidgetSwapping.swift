import Simulator
import Studio

/// A phone whose widget can be exchanged while its activities go on.
package protocol WidgetSwapping: Sendable {
  /// Draws with a newly built widget from now on.
  func swap(_ widget: any StartableWidget) async
  /// Shows faults of the build in place of those that were shown, none to take them away.
  func showBuild(_ problems: [PhoneSnapshot.ProblemNote]) async
}

extension SimulatedPhone: WidgetSwapping {
  package func swap(_ widget: any StartableWidget) { replaceWidget(with: widget) }

  package func showBuild(_ problems: [PhoneSnapshot.ProblemNote]) {
    show(problems, source: "build")
  }
}
