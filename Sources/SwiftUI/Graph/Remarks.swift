/// What a widget's views ask for that no Live Activity does, gathered while nodes are made.
///
/// It has no place in a picture, so that it cannot be a trait of something drawn.
@MainActor
package final class Remarks {
  private var remarks: [Remark] = []

  package init() {}

  /// Notes a remark, once.
  func add(_ remark: Remark) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// The remarks in the order in which they were made; after that there are none.
  package func take() -> [Remark] {
    defer { remarks = [] }
    return remarks
  }
}

/// Something that a widget asks for in vain.
package enum Remark: Hashable, Sendable {
  /// A closure that is never run, by the name of the modifier.
  case neverRuns(String)
  /// A view that is not made anew as time passes.
  case standsStill(String)
  /// A control whose change reaches nothing.
  case withoutIntent(String)
  /// An animation that takes more seconds than the system allows.
  case longAnimation(seconds: Double)
  /// An animation without an end.
  case endlessAnimation
}

extension ViewContext {
  /// Notes a remark about a view of a widget. Views of an app may do what they like.
  func remark(_ remark: Remark) {
    if !environment.isInApp { graph.remarks.add(remark) }
  }
}
