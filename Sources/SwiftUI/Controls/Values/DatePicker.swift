/// A control for a date.
public nonisolated struct DatePicker<Label: View>: View {
  /// Which parts of the date are chosen.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let components: Components
  private let label: Label

  private init(_ selection: Binding<Date>, _ components: Components, label: Label) {
    self.selection = selection
    self.components = components
    self.label = label
  }

  @MainActor public var body: some View {
    LabeledControl(label: label) {
      HStack {
        if components.contains(.date) { part(Text(selection.wrappedValue, style: .date)) }
        if components.contains(.hourAndMinute) {
          part(Text(selection.wrappedValue, style: .time))
        }
      }
    }
    .appOnly("DatePicker")
  }

  @MainActor private func part(_ text: Text) -> some View {
    text.padding(.horizontal, 11).padding(.vertical, 6)
      .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  /// Makes a control with any label.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// Makes a control with any label.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// Makes a control with any label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// Makes a control with any label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Makes a control with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// Makes a control with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// Makes a control with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// Makes a control with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }
}

/// How a control for a date looks. Islet draws all styles alike.
@MainActor
@preconcurrency
public protocol DatePickerStyle {}

/// The style `automatic`.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style `automatic`.
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle {
    DefaultDatePickerStyle()
  }
}

/// The style `compact`.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style `compact`.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle {
    CompactDatePickerStyle()
  }
}

/// The style `graphical`.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style `graphical`.
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle {
    GraphicalDatePickerStyle()
  }
}

/// The style `wheel`.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style `wheel`.
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle {
    WheelDatePickerStyle()
  }
}

extension View {
  /// Sets how controls for dates look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
