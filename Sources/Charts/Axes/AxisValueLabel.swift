import SwiftUI

/// How the words of an axis are written for a value in an environment; nil where there are none.
typealias AxisLabelFormat = (PlotValue, EnvironmentValues) -> String?

/// What is known of a label.
struct AxisLabel {
  enum Words {
    /// What suits the scale.
    case automatic
    case view(AnyView)
    case format(AxisLabelFormat)
  }

  var words: Words
  var anchor: UnitPoint?
  var alignment: Alignment?
  var collision: AxisValueLabelCollisionResolution
  var orientation: AxisValueLabelOrientation
  /// The distance from the plot, in points; nil is the standard one.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// The words at a value of an axis. Apple's interface.
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  let items: [AxisMarkItem]

  private nonisolated init(
    _ words: AxisLabel.Words, _ centered: Bool?, _ anchor: UnitPoint?, _ alignment: Alignment?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    let label = AxisLabel(
      words: words, anchor: anchor, alignment: alignment, collision: collision,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    items = [AxisMarkItem(.label(label), isCentered: centered)]
  }

  /// Makes a label of a view.
  ///
  /// - Parameters:
  ///   - centered: Whether it lies between its value and the next.
  ///   - anchor: The place of the label that lies at the value.
  ///   - horizontalSpacing: The distance to the plot in points; so is `verticalSpacing`.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, multiLabelAlignment, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// Makes a label of a localized text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleKey))), centered, anchor, multiLabelAlignment, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }

  /// Makes a label of a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(title))), centered, anchor, multiLabelAlignment, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Never {
  /// Makes a label of the value.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, multiLabelAlignment, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Makes a label of the value in a format.
  public nonisolated init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format(labelFormat(format)), centered, anchor, multiLabelAlignment, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
}

/// How a format of the user's writes a value.
func labelFormat<Format: FormatStyle>(_ format: Format) -> AxisLabelFormat
where Format.FormatInput: Plottable, Format.FormatOutput == String {
  { value, environment in
    value.plottable(as: Format.FormatInput.self).map { format.adapted(to: environment).format($0) }
  }
}
