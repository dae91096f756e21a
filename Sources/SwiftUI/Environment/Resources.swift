import Drawing

/// The images and colours of a widget's asset catalogues.
package struct Resources: Sendable {
  package init() {}

  func color(named name: String, in environment: EnvironmentValues) -> RGBA? { nil }
}

extension EnvironmentValues {
  private enum ResourcesKey: EnvironmentKey { static let defaultValue = Resources() }

  /// The images and colours of the widget.
  package var resources: Resources {
    get { self[ResourcesKey.self] }
    set { self[ResourcesKey.self] = newValue }
  }
}
