import SwiftUI

/// Marks, and what is made of them: the content of a chart. Apple's interface.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of content that this one is made of.
  associatedtype Body: ChartContent

  /// What this content is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ChartContent where Body == Never {
  /// Marks have no body; Islet never asks for it.
  public var body: Never { fatalError("\(Self.self) is a mark and has no body.") }
}

extension Never: ChartContent {}

/// Content that says itself which marks it is.
@MainActor
protocol PrimitiveChartContent: ChartContent {
  func marks(in context: MarkContext) -> [MarkTree]
}

/// What marks are made in.
@MainActor
struct MarkContext {
  let view: ViewContext

  /// The calendar by which dates are put into their units.
  var calendar: Calendar {
    var calendar = view.environment.calendar
    calendar.timeZone = view.environment.timeZone
    return calendar
  }

  /// The marks of any content.
  func marks<C: ChartContent>(of content: C) -> [MarkTree] {
    if let primitive = content as? any PrimitiveChartContent { return primitive.marks(in: self) }
    var content = content
    view.graph.properties.install(in: &content, context: view)
    return marks(of: content.body)
  }
}
