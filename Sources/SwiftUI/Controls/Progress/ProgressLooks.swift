/// A bar for what is known and a spinner for what is not.
struct AutomaticProgressLook: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    if configuration.progress == .indeterminate {
      CircularProgressLook(configuration: configuration)
    } else {
      LinearProgressLook(configuration: configuration)
    }
  }
}

/// The label, a bar, and in smaller secondary text the current value (the size is a choice of
/// Islet).
struct LinearProgressLook: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    VStack(alignment: .leading) {
      configuration.label
      ProgressBar(progress: configuration.progress)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring, with the current value, or else the label, inside; or a spinner with the label below.
///
/// Nothing is known about where a ring's labels go; to put one inside is a choice of Islet, because
/// authors give a symbol as label and mean it to be seen.
struct CircularProgressLook: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    if configuration.progress == .indeterminate {
      VStack {
        ProgressSpinner()
        configuration.label.font(.caption).foregroundStyle(.secondary)
      }
    } else if let value = configuration.currentValueLabel {
      ProgressRing(progress: configuration.progress, center: value)
    } else if let label = configuration.label {
      ProgressRing(progress: configuration.progress, center: label)
    } else {
      ProgressRing(progress: configuration.progress, center: EmptyView())
    }
  }
}
