/// What is known of a condition: some only the compiler can tell.
enum ConditionTruth: Equatable {
  case holds, fails, unknown

  init(_ value: Bool) { self = value ? .holds : .fails }

  static prefix func ! (value: ConditionTruth) -> ConditionTruth {
    switch value {
    case .holds: .fails
    case .fails: .holds
    case .unknown: .unknown
    }
  }

  static func && (left: ConditionTruth, right: ConditionTruth) -> ConditionTruth {
    if left == .fails || right == .fails { return .fails }
    return left == .holds && right == .holds ? .holds : .unknown
  }

  static func || (left: ConditionTruth, right: ConditionTruth) -> ConditionTruth {
    !(!left && !right)
  }
}
