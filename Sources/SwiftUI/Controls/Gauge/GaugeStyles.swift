/// The style that suits the place: a filled bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The look of the style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityLook(configuration: configuration, height: ProgressBar.height)
  }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The look of the style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityLook(configuration: configuration, height: ProgressBar.height)
  }
}

/// A small bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The look of the style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityLook(configuration: configuration, height: GaugeBar.height)
  }
}

/// A small bar with a dot at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The look of the style.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearLook(configuration: configuration)
  }
}

/// An open ring with a dot at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The look of the style.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularLook(configuration: configuration, isCapacity: false)
  }
}

/// A closed ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The look of the style.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularLook(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that suits the place: a filled bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a dot at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a dot at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
