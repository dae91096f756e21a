extension Animation {
  /// How long the animation takes, delays and repetitions included, in seconds; nil is without an
  /// end.
  ///
  /// A curve that names no duration takes 0.35, the standard of Apple's interface. A spring of
  /// physical values counts as short: when it rests is a matter of taste.
  var seconds: Double? {
    let once: Double =
      switch curve {
      case .standard: 0.35
      case .timing(_, _, _, _, let duration): duration ?? 0.35
      case .spring(let duration, _, _): duration
      case .physical: 0
      }
    let count: Double
    switch repetition {
    case .once: count = 1
    case .times(let times, _): count = Double(max(times, 1))
    case .forever: return nil
    }
    return delay + once * count / max(speed, 0.001)
  }
}
