import SwiftUI

/// The faint ground of accessory widgets (iOS 16). Apple's interface.
///
/// On the Lock Screen it is a veil over the wallpaper, round in a circular widget. A Live Activity
/// gives it its whole frame: a choice of Islet, as is the veil's opacity.
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Color.white.opacity(0.2) }
}
