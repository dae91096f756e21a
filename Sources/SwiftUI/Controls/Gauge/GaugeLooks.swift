/// The label, a filled bar between the labels of its bounds, and the current value.
///
/// Nothing is known about the places of the labels in a Live Activity: that of the gauge stands
/// above and the value below, as with progress; a choice of Islet.
struct LinearCapacityLook: View {
  let configuration: GaugeStyleConfiguration
  let height: CGFloat

  var body: some View {
    VStack(alignment: .leading) {
      configuration.shownLabel
      HStack {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, height: height, hasMarker: false)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The current value, or the label of the lower bound, beside a bar with a marker. The gauge is as
/// high as the bar, whatever its texts need, and its label is not drawn (measured).
struct AccessoryLinearLook: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: 8) {
      if let value = configuration.currentValueLabel {
        value
      } else {
        configuration.minimumValueLabel
      }
      GaugeBar(value: configuration.value, height: GaugeBar.height, hasMarker: true)
      configuration.maximumValueLabel
    }
    .defaultFont(.system(size: 17, weight: .semibold, design: .rounded))
    .frame(height: GaugeBar.height)
  }
}

/// A ring with the value inside.
///
/// An open ring has its label, or those of its bounds, in the opening. A closed one has no place for
/// a label and shows it in the middle if there is no value (a choice of Islet).
struct AccessoryCircularLook: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }

  var body: some View {
    GaugeRing(
      value: configuration.value, isCapacity: isCapacity,
      center: Group {
        if let value = configuration.currentValueLabel {
          value
        } else if isCapacity {
          configuration.shownLabel
        }
      },
      label: Group { if !isCapacity && !hasBounds { configuration.shownLabel } },
      minimum: Group { if !isCapacity { configuration.minimumValueLabel } },
      maximum: Group { if !isCapacity { configuration.maximumValueLabel } })
  }
}

extension View {
  /// Sets the font of texts that set none.
  nonisolated func defaultFont(_ font: Font) -> some View {
    changingEnvironment { $0.defaultFont = font }
  }
}
