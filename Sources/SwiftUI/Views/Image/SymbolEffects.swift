/// A movement of a symbol. A picture shows the symbol at rest.
public protocol SymbolEffect: Hashable, Sendable {}
/// A movement that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement when a view comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// A movement when one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The standard.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// A factor for the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// A number of times, besides.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// A factor for the speed, besides.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// The symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The form `up`; a picture shows the symbol at rest.
  public var up: BounceSymbolEffect { self }
  /// The form `down`; a picture shows the symbol at rest.
  public var down: BounceSymbolEffect { self }
  /// The form `byLayer`; a picture shows the symbol at rest.
  public var byLayer: BounceSymbolEffect { self }
  /// The form `wholeSymbol`; a picture shows the symbol at rest.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// The symbol fades in and out.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The form `byLayer`; a picture shows the symbol at rest.
  public var byLayer: PulseSymbolEffect { self }
  /// The form `wholeSymbol`; a picture shows the symbol at rest.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// The layers light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The form `iterative`; a picture shows the symbol at rest.
  public var iterative: VariableColorSymbolEffect { self }
  /// The form `cumulative`; a picture shows the symbol at rest.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The form `reversing`; a picture shows the symbol at rest.
  public var reversing: VariableColorSymbolEffect { self }
  /// The form `nonReversing`; a picture shows the symbol at rest.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The form `hideInactiveLayers`; a picture shows the symbol at rest.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The form `dimInactiveLayers`; a picture shows the symbol at rest.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// The form `up`; a picture shows the symbol at rest.
  public var up: ScaleSymbolEffect { self }
  /// The form `down`; a picture shows the symbol at rest.
  public var down: ScaleSymbolEffect { self }
  /// The form `byLayer`; a picture shows the symbol at rest.
  public var byLayer: ScaleSymbolEffect { self }
  /// The form `wholeSymbol`; a picture shows the symbol at rest.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// The symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The form `up`; a picture shows the symbol at rest.
  public var up: AppearSymbolEffect { self }
  /// The form `down`; a picture shows the symbol at rest.
  public var down: AppearSymbolEffect { self }
  /// The form `byLayer`; a picture shows the symbol at rest.
  public var byLayer: AppearSymbolEffect { self }
  /// The form `wholeSymbol`; a picture shows the symbol at rest.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// The symbol goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The form `up`; a picture shows the symbol at rest.
  public var up: DisappearSymbolEffect { self }
  /// The form `down`; a picture shows the symbol at rest.
  public var down: DisappearSymbolEffect { self }
  /// The form `byLayer`; a picture shows the symbol at rest.
  public var byLayer: DisappearSymbolEffect { self }
  /// The form `wholeSymbol`; a picture shows the symbol at rest.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The form `downUp`; a picture shows the symbol at rest.
  public var downUp: ReplaceSymbolEffect { self }
  /// The form `upUp`; a picture shows the symbol at rest.
  public var upUp: ReplaceSymbolEffect { self }
  /// The form `offUp`; a picture shows the symbol at rest.
  public var offUp: ReplaceSymbolEffect { self }
  /// The form `byLayer`; a picture shows the symbol at rest.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The form `wholeSymbol`; a picture shows the symbol at rest.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// The symbol wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The form `left`; a picture shows the symbol at rest.
  public var left: WiggleSymbolEffect { self }
  /// The form `right`; a picture shows the symbol at rest.
  public var right: WiggleSymbolEffect { self }
  /// The form `up`; a picture shows the symbol at rest.
  public var up: WiggleSymbolEffect { self }
  /// The form `down`; a picture shows the symbol at rest.
  public var down: WiggleSymbolEffect { self }
  /// The form `clockwise`; a picture shows the symbol at rest.
  public var clockwise: WiggleSymbolEffect { self }
  /// The form `counterClockwise`; a picture shows the symbol at rest.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The form `byLayer`; a picture shows the symbol at rest.
  public var byLayer: WiggleSymbolEffect { self }
  /// The form `wholeSymbol`; a picture shows the symbol at rest.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// The symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The form `clockwise`; a picture shows the symbol at rest.
  public var clockwise: RotateSymbolEffect { self }
  /// The form `counterClockwise`; a picture shows the symbol at rest.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The form `byLayer`; a picture shows the symbol at rest.
  public var byLayer: RotateSymbolEffect { self }
  /// The form `wholeSymbol`; a picture shows the symbol at rest.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// The symbol grows and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The form `plain`; a picture shows the symbol at rest.
  public var plain: BreatheSymbolEffect { self }
  /// The form `pulse`; a picture shows the symbol at rest.
  public var pulse: BreatheSymbolEffect { self }
  /// The form `byLayer`; a picture shows the symbol at rest.
  public var byLayer: BreatheSymbolEffect { self }
  /// The form `wholeSymbol`; a picture shows the symbol at rest.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect `bounce`; a picture shows the symbol at rest.
  public static var bounce: BounceSymbolEffect { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect `pulse`; a picture shows the symbol at rest.
  public static var pulse: PulseSymbolEffect { .init() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect `variableColor`; a picture shows the symbol at rest.
  public static var variableColor: VariableColorSymbolEffect { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect `scale`; a picture shows the symbol at rest.
  public static var scale: ScaleSymbolEffect { .init() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect `appear`; a picture shows the symbol at rest.
  public static var appear: AppearSymbolEffect { .init() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect `disappear`; a picture shows the symbol at rest.
  public static var disappear: DisappearSymbolEffect { .init() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect `replace`; a picture shows the symbol at rest.
  public static var replace: ReplaceSymbolEffect { .init() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect `wiggle`; a picture shows the symbol at rest.
  public static var wiggle: WiggleSymbolEffect { .init() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect `rotate`; a picture shows the symbol at rest.
  public static var rotate: RotateSymbolEffect { .init() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect `breathe`; a picture shows the symbol at rest.
  public static var breathe: BreatheSymbolEffect { .init() }
}

extension View {
  /// Lets symbols move; a picture shows them at rest.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Lets symbols move once when a value changes; a picture shows them at rest.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Keeps symbols at rest, or lets them move again.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
