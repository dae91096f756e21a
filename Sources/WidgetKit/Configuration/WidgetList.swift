import SwiftUI

/// The widgets of a bundle, looked through for what they configure.
@MainActor
struct WidgetList {
  /// A widget type with the configurations it comes down to.
  struct Entry {
    var widgetType: String
    var configurations: [any WidgetConfiguration]
  }

  private(set) var entries: [Entry] = []

  init(_ widgets: [any Widget]) {
    for widget in widgets { add(widget) }
  }

  /// The Live Activities, in the order of the source.
  var activities: [any DrawableActivity] {
    entries.flatMap(\.configurations).compactMap { $0 as? any DrawableActivity }
  }

  private mutating func add(_ widget: any Widget) {
    if let group = widget as? any WidgetGroup {
      for inner in group.widgets { add(inner) }
      return
    }
    entries.append(
      Entry(
        widgetType: String(describing: type(of: widget)),
        configurations: Self.leaves(of: widget.body)))
  }

  /// The configurations that a configuration is made of at last.
  ///
  /// - Parameter families: The sizes that the configurations around it name.
  private static func leaves(
    of configuration: any WidgetConfiguration, families: Set<ActivityFamily> = []
  ) -> [any WidgetConfiguration] {
    guard let primitive = configuration as? any PrimitiveWidgetConfiguration else {
      return leaves(of: body(of: configuration), families: families)
    }
    var families = families
    if let named = (primitive as? SupplementalFamiliesConfiguration)?.families {
      families.formUnion(named)
    }
    let wrapped = primitive.wrapped
    guard wrapped.isEmpty else { return wrapped.flatMap { leaves(of: $0, families: families) } }
    guard var activity = configuration as? any DrawableActivity else { return [configuration] }
    activity.supplementalFamilies = families
    return [activity]
  }

  private static func body<C: WidgetConfiguration>(of configuration: C) -> any WidgetConfiguration {
    configuration.body
  }
}
