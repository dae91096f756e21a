/// What screen readers do with a view beyond its name and value. Pictures have no use for it, so
/// it is accepted and leaves the drawn tree as it is.
extension View {
  /// Says what a tap does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says what a tap does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Says what a tap does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Adds facts about what kind of view it is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Takes facts about what kind of view it is away.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// The order in which views are read; higher comes first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Runs a closure when a screen reader asks for an action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Runs a closure when a screen reader asks for an action with a name.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Runs a closure when a screen reader asks for an action with a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Runs a closure when a screen reader changes the value.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  /// Names the view takes when it is spoken to.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    self
  }

  /// Names the view takes when it is spoken to.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    self
  }

  /// Says that the view shows an image whose colours must not be inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Says whether a screen reader answers to a tap on the view.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }

  /// Says how important a heading is.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Shows the view large while a finger rests on it.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
}

extension View {
  /// Makes one element of the view, with the words of the views inside if they are combined.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }

  /// Says and does what another view would.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    self
  }

  /// Adds elements that are not drawn.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    self
  }
}

/// Facts about what kind of view something is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32 = 0

  /// No facts.
  public init() {}

  private init(bit: UInt32) { bits = 1 << bit }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0 | other.bits }
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0 & other.bits }
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0 ^ other.bits }
  }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(member)
    bits &= ~member.bits
    return known.bits == 0 ? nil : known
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    bits |= newMember.bits
    return known.bits == 0 ? nil : known
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  private func changed(_ change: (UInt32) -> UInt32) -> AccessibilityTraits {
    var copy = self
    copy.bits = change(bits)
    return copy
  }
}

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Their words become those of the element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a screen reader asks for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

}

/// Which way a value is changed.
@frozen
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// How important a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
