import ActivityModel
import SwiftUI
import UIKit
import Wire

/// What the views of a presentation see of the place in which they are shown.
///
/// Sources: `isActivityFullscreen`, `activityFamily` and `isLuminanceReduced` as Apple documents
/// them; an always-on display shows the dark appearance. `widgetRenderingMode` is full colour,
/// `showsWidgetContainerBackground` true and `levelOfDetail` the default everywhere, and nothing is
/// redacted: Apple documents no other value for a Live Activity, so that this is a choice of Islet.
struct PresentationSurroundings: Equatable {
  var colorScheme: ColorScheme
  /// The size for which a view is asked.
  var activityFamily = ActivityFamily.medium
  /// The sizes for which the widget has layouts: medium always, small when it declares it.
  var supportedActivityFamilies: Set<ActivityFamily>
  var isActivityFullscreen: Bool
  var isLuminanceReduced: Bool

  /// - Parameter declared: What the widget says in `supplementalActivityFamilies`.
  init(
    _ presentation: Presentation, appearance: RenderEnvironment.Appearance,
    declared: Set<ActivityFamily> = []
  ) {
    let isSmall = presentation.form == .small && declared.contains(.small)
    // The system's own small layout is made of views of the island, whose ground is dark.
    let isAutomatic = presentation.form == .small && !isSmall
    let isDark = presentation.isAlwaysDark || isAutomatic || appearance == .dark
    colorScheme = isDark ? .dark : .light
    activityFamily = isSmall ? .small : .medium
    supportedActivityFamilies = declared.union([.medium])
    isActivityFullscreen = presentation.isFullscreen
    isLuminanceReduced = presentation.isLuminanceReduced
  }

  func write(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme
    values.activityFamily = activityFamily
    values.supportedActivityFamilies = supportedActivityFamilies
    values.isActivityFullscreen = isActivityFullscreen
    values.isLuminanceReduced = isLuminanceReduced
  }

  /// The same as UIKit says it. `environment` has the device whose widget draws.
  func traits(in environment: RenderEnvironment) -> UITraitCollection {
    let isPad = environment.device.kind == .pad
    return UITraitCollection(
      userInterfaceStyle: colorScheme == .dark ? .dark : .light,
      userInterfaceIdiom: isPad ? .pad : .phone, displayScale: environment.device.scale,
      horizontalSizeClass: isPad ? .regular : .compact, verticalSizeClass: .regular,
      screenSize: environment.device.screen)
  }
}
