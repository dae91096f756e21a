import SwiftUI

extension WidgetBundle {
  /// Runs the widget extension. Apple's interface.
  @MainActor @preconcurrency
  public static func main() {
    WidgetMain.run { [Self().body] }
  }
}

extension Widget {
  /// Runs a widget extension of one widget. Apple's interface.
  @MainActor @preconcurrency
  public static func main() {
    WidgetMain.run { [Self()] }
  }
}

/// Runs the process of widgets whose sources have no entry point: every widget type of the program
/// is taken, sorted by name. Islet's own; what `islet` compiles calls it.
@MainActor
public func _runWidgetProcess() {
  WidgetMain.run {
    ConformingTypes(to: (any Widget).self).types
      .compactMap { $0 as? any Widget.Type }
      .map { $0.init() }
  }
}
