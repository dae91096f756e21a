import SwiftUI

/// The marks of an axis, in groups. Apple's interface.
public protocol AxisContent {}

/// Content that says itself which groups of marks it is.
protocol PrimitiveAxisContent: AxisContent {
  var groups: [AxisGroup] { get }
}

extension AxisContent {
  var axisGroups: [AxisGroup] { (self as? any PrimitiveAxisContent)?.groups ?? [] }

  /// Draws the marks as one picture; on an axis nothing changes by it.
  public func compositingLayer() -> some AxisContent { self }
}

/// Marks at some values of an axis.
struct AxisGroup {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// What is drawn at a value; nil is what suits the scale.
  var marks: ((AxisValue) -> [AxisMarkItem])?
  /// How standard labels are written; nil is what suits the scale.
  var format: AxisLabelFormat?
  /// How standard lines are drawn.
  var stroke: StrokeStyle?
}

/// Axis content whose type is hidden. Apple's interface.
public struct AnyAxisContent: PrimitiveAxisContent {
  let content: any AxisContent

  /// Hides the type of axis content.
  public init(_ content: any AxisContent) { self.content = content }

  /// Hides the type of axis content.
  public init(erasing content: some AxisContent) { self.content = content }

  var groups: [AxisGroup] { content.axisGroups }
}

/// Groups one after the other.
struct AxisContentList: PrimitiveAxisContent {
  let groups: [AxisGroup]
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  var groups: [AxisGroup] {
    switch storage {
    case .first(let content): content.axisGroups
    case .second(let content): content.axisGroups
    }
  }
}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
  var groups: [AxisGroup] { map(\.axisGroups) ?? [] }
}
