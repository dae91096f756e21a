import Foundation
import Testing

@testable import SwiftUI

/// One row of a table of conformance: a view, what it is proposed, and where everything comes to
/// lie.
///
/// The section is that of the reference page on layout. The reason says how the values were worked
/// out; none of them is copied from a drawing of Islet's.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let section: String
  let reason: String
  private let proposal: ProposedViewSize
  private let expectations: [Expectation]
  private let view: @MainActor @Sendable () -> AnyView
  private var environment = EnvironmentValues()

  /// - Parameters:
  ///   - width: The width that is proposed; nil proposes none.
  ///   - height: The height that is proposed; nil proposes none.
  init<V: View>(
    _ section: String, _ reason: String, width: CGFloat? = nil, height: CGFloat? = nil,
    _ expectations: Expectation...,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    self.section = section
    self.reason = reason
    proposal = ProposedViewSize(width: width, height: height)
    self.expectations = expectations
    self.view = { AnyView(view()) }
  }

  var testDescription: String { "\(section): \(reason)" }

  /// The same row in other surroundings.
  private func changing(_ change: (inout EnvironmentValues) -> Void) -> LayoutCase {
    var copy = self
    change(&copy.environment)
    return copy
  }

  func rightToLeft() -> LayoutCase { changing { $0.layoutDirection = .rightToLeft } }

  func typeSize(_ size: DynamicTypeSize) -> LayoutCase { changing { $0.dynamicTypeSize = size } }

  func pixels(perPoint scale: CGFloat) -> LayoutCase { changing { $0.displayScale = scale } }

  func at(_ now: Date) -> LayoutCase { changing { $0.now = now } }

  /// Lays the view out and compares.
  @MainActor func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let context = ViewContext(graph: ViewGraph(services: .shared), environment: environment)
    let node = context.node(of: view())
    let drawn = LaidOut(node, proposal: proposal)
    if expectations.isEmpty {
      Issue.record(
        "\(self.testDescription): The row expects nothing. Add what its section says.",
        sourceLocation: sourceLocation)
    }
    for expectation in expectations {
      if let found = expectation.difference(from: drawn, node: node, proposal: proposal) {
        Issue.record("\(self.testDescription): \(found)", sourceLocation: sourceLocation)
      }
    }
  }
}

/// Makes a table of rows, each of which the compiler looks at on its own.
@resultBuilder
enum CaseBuilder {
  static func buildExpression(_ row: LayoutCase) -> [LayoutCase] { [row] }
  static func buildBlock(_ rows: [LayoutCase]...) -> [LayoutCase] { rows.flatMap { $0 } }
}
