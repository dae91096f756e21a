import Foundation

/// Says how long something takes: `9:41:30`, `9 hours, 41 minutes`. Apple's interface.
///
/// Lengths are cut off at the smallest unit, not rounded: a choice of Islet, as Apple says nothing.
/// The words come from ICU, in every language it knows.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written. Apple's interface.
  public enum UnitsStyle: Int, Sendable {
    /// `9:41:30`
    case positional
    /// `9h 41m 30s`
    case abbreviated
    /// `9 hr, 41 min, 30 sec`
    case short
    /// `9 hours, 41 minutes, 30 seconds`
    case full
    /// `nine hours, forty-one minutes, thirty seconds`
    case spellOut
    /// `9hr 41min 30sec`
    case brief
  }

  /// What is done with units that are zero. Apple's interface.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading zeros are left out and the others padded in positional style; otherwise all zeros
    /// are left out.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Two digits a unit in positional style: `01:00:10`.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// Which units may appear; all that a clock and a calendar have if empty.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  /// Kept for its setter: Apple's formatter has no effect for it either.
  open var allowsFractionalUnits = false
  /// How many units may appear, counted from the largest; 0 is no limit.
  open var maximumUnitCount = 0
  /// Whether a largest unit of one is told in the next smaller unit: `63s` for `1m 3s`.
  open var collapsesLargestUnit = false
  /// Puts `About` in front, in English.
  open var includesApproximationPhrase = false
  /// Puts `remaining` behind, in English.
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A length of time given as components; those beyond a unit's size are carried over.
  open func string(from components: DateComponents) -> String? {
    let start = reference
    guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationUnit.all.filter { isAllowed($0) }
    let components = usedCalendar.dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return text(
      units.map { DurationUnit.Amount(unit: $0, value: components.value(for: $0.component) ?? 0) })
  }

  /// A length of time in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    return string(from: reference, to: reference.addingTimeInterval(ti))
  }

  /// A length of time given as components, in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// A length of time given as components; nil for something else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private var usedCalendar: Calendar { calendar ?? .current }

  private func isAllowed(_ unit: DurationUnit) -> Bool {
    allowedUnits.isEmpty ? unit.component != .weekOfMonth : allowedUnits.contains(unit.unit)
  }

  private func text(_ amounts: [DurationUnit.Amount]) -> String? {
    guard !amounts.isEmpty else { return nil }
    let isNegative = amounts.contains { $0.value < 0 }
    var amounts = amounts.map { DurationUnit.Amount(unit: $0.unit, value: abs($0.value)) }
    if collapsesLargestUnit { amounts = DurationUnit.collapsing(amounts) }
    amounts = kept(amounts)
    if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
    var text = (isNegative ? "-" : "") + written(amounts)
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// The units that appear. One always does.
  private func kept(_ amounts: [DurationUnit.Amount]) -> [DurationUnit.Amount] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    guard let first = amounts.firstIndex(where: { $0.value != 0 }),
      let last = amounts.lastIndex(where: { $0.value != 0 })
    else {
      return behavior.isDisjoint(with: .dropAll) ? amounts : Array(amounts.suffix(1))
    }
    return amounts.enumerated().filter { index, amount in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return amount.value != 0 || !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  private func written(_ amounts: [DurationUnit.Amount]) -> String {
    let locale = usedCalendar.locale ?? .current
    guard unitsStyle == .positional else {
      let words = amounts.map { $0.words(unitsStyle, locale: locale) }
      // ICU has lists of words that stand apart by a space in the narrow form alone.
      if unitsStyle == .brief { return words.joined(separator: " ") }
      return UnitText.list(
        words,
        width: unitsStyle == .abbreviated ? .narrow : unitsStyle == .short ? .abbreviated : .wide,
        locale: locale)
    }
    let pads = !zeroFormattingBehavior.isDisjoint(with: [.default, .pad])
    return amounts.enumerated().map { index, amount in
      let isPadded = index > 0 ? pads : zeroFormattingBehavior.contains(.pad)
      return amount.value.formatted(
        .number.grouping(.never).precision(.integerLength((isPadded ? 2 : 1)...)).locale(locale))
    }.joined(separator: ":")
  }
}
