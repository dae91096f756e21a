import ActivityModel
import Foundation
import Studio
import Wire

/// `islet preview`: what its arguments mean.
struct PreviewCommand: Equatable {
  var options: PreviewOptions
  /// Print one JSON document instead of words.
  var printsJSON: Bool

  /// The word for every presentation that the device has.
  static let allPresentations = "all"
  static let scales = 0.5...8.0
  static let timeLimits = 0.1...3600.0

  /// `realTime` is what `--now now` means.
  init(_ arguments: ParsedArguments, realTime: Date) throws(UsageError) {
    // An empty word comes of a variable of the shell that is not set.
    guard !arguments.operands.isEmpty, !arguments.operands.contains("") else {
      throw .missingOperand("PATH")
    }
    guard arguments.has("--state") || !arguments.has("--attributes") else {
      throw .conflict("--attributes needs at least one --state FILE to draw.")
    }
    guard !arguments.has("--state") || !arguments.has("--sample") else {
      throw .conflict("--sample makes states up and --state gives them; choose one.")
    }
    guard arguments.operands.count == 1 || !arguments.has("--state") else {
      throw .conflict("--state and --attributes go with a single PATH.")
    }
    var options = PreviewOptions(paths: arguments.operands)
    if let output = arguments.value("--output") { options.output = output }
    options.attributes = arguments.value("--attributes")
    options.states = arguments.all("--state")
    options.samples = arguments.has("--sample")
    options.activity = arguments.value("--activity")
    options.isStale = arguments.has("--stale")
    options.isStrict = arguments.has("--strict")
    if let name = arguments.value("--device") { options.device = try Self.device(name) }
    if let name = arguments.value("--appearance") {
      options.appearance = RenderEnvironment.Appearance(rawValue: name) ?? .light
    }
    if arguments.has("--presentation") {
      let words = arguments.all("--presentation")
      let named = words.compactMap(Presentation.init)
      try Self.check(named, on: options.device)
      options.presentations =
        words.contains(Self.allPresentations) ? Presentation.allCases : named
    }
    if let text = arguments.value("--now") {
      options.clock = try Self.clock(text, realTime: realTime)
    }
    if let name = arguments.value("--locale") {
      options.locale = try LocaleName(option: name).identifier
    }
    if let name = arguments.value("--text-size") {
      options.textSize = TextSize(rawValue: name) ?? .large
    }
    options.readingDirection = arguments.value("--layout-direction")
      .flatMap(ReadingDirection.init(rawValue:))
    if let text = arguments.value("--scale") {
      options.scale = try Self.number(text, of: "--scale", in: Self.scales, unit: "pixels a point")
    }
    if let text = arguments.value("--timeout") {
      options.timeLimit = try Self.number(
        text, of: "--timeout", in: Self.timeLimits, unit: "seconds")
    }
    if arguments.has("--format") {
      options.formats = Set(arguments.all("--format").compactMap(PictureFormat.init))
    }
    self.options = options
    printsJSON = arguments.has("--json")
  }

  static func device(_ name: String) throws(UsageError) -> Device {
    if let device = Device.named(name) { return device }
    let near = Device.near(name).map(\.name)
    let hint = near.isEmpty ? "" : " Near it are \(near.joined(separator: ", "))."
    throw .badValue(
      "--device", name,
      reason: "No device that Islet knows has that name.\(hint) islet devices lists them all.")
  }

  private static func check(
    _ presentations: [Presentation], on device: Device
  ) throws(UsageError) {
    for presentation in presentations {
      if let reason = device.absence(of: presentation) { throw .conflict(reason) }
    }
  }

  static func clock(_ text: String, realTime: Date) throws(UsageError) -> PreviewClock {
    if let clock = PreviewClock(text, realTime: realTime) { return clock }
    throw .badValue(
      "--now", text,
      reason: "It is a date such as 2026-06-01T09:41:00Z, seconds since 1970 such as @1780306860, "
        + "or the word now.")
  }

  static func number(
    _ text: String, of option: String, in range: ClosedRange<Double>, unit: String
  ) throws(UsageError) -> Double {
    if let number = Double(text), range.contains(number) { return number }
    throw .badValue(
      option, text,
      reason: "It is a number of \(unit) from \(short(range.lowerBound)) to "
        + "\(short(range.upperBound)).")
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
