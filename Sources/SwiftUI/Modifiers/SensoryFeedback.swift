/// How the phone is felt.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let impact = SensoryFeedback("impact")

  /// A knock of some weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(weight) \(intensity)")
  }

  /// A knock of some hardness.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility) \(intensity)")
  }

  /// How heavy what knocks is.
  public enum Weight: Equatable, Sendable { case light, medium, heavy }
  /// How hard what knocks is.
  public enum Flexibility: Equatable, Sendable { case rigid, solid, soft }
}
