import SwiftUI

/// A value with its label, and the interval it stands for.
struct PlotDatum {
  /// The interval that a value stands for.
  enum Extent {
    case none
    /// From and to, in the units of the scale.
    case range(ClosedRange<Double>)
    /// The unit of a calendar in which the date lies; nil is the calendar of the environment.
    case unit(Calendar.Component, Calendar?)
  }

  var label: Text?
  var value: PlotValue
  var extent = Extent.none

  init(label: Text? = nil, _ value: PlotValue, extent: Extent = .none) {
    self.label = label
    self.value = value
    self.extent = extent
  }

  /// The interval in the units of the scale; nil where the value stands for itself.
  var interval: ClosedRange<Double>? {
    if case .range(let range) = extent { range } else { nil }
  }

  /// The datum with its unit turned into an interval, in whose middle it then lies.
  func resolved(in calendar: Calendar) -> PlotDatum {
    guard case .unit(let component, let own) = extent, case .date(let seconds) = value,
      let interval = (own ?? calendar).dateInterval(
        of: component, for: Date(timeIntervalSinceReferenceDate: seconds))
    else { return self }
    let start = interval.start.timeIntervalSinceReferenceDate
    let end = interval.end.timeIntervalSinceReferenceDate
    var copy = self
    copy.value = .date((start + end) / 2)
    copy.extent = .range(start...end)
    return copy
  }
}
