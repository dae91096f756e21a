import ActivityModel
import Foundation
import Wire

extension PhoneScriptSetting {
  /// The names that a script may set.
  static let keys = [
    "live-activities", "frequent-updates", "all-live-activities", "appearance", "text-size",
    "locale", "time-zone", "always-on", "low-power", "device",
  ]

  init(_ line: inout PhoneScriptReader) throws(PhoneScriptReader.Fault) {
    switch try line.choice(Self.keys.map { ($0, $0) }, of: "a setting") {
    case "live-activities": self = .liveActivities(try line.choice(onOff, of: "on or off"))
    case "frequent-updates": self = .frequentUpdates(try line.choice(onOff, of: "on or off"))
    case "all-live-activities":
      self = .phone(.allLiveActivities(try line.choice(onOff, of: "on or off")))
    case "always-on": self = .phone(.alwaysOn(try line.choice(onOff, of: "on or off")))
    case "low-power": self = .phone(.lowPower(try line.choice(onOff, of: "on or off")))
    case "appearance":
      let all = RenderEnvironment.Appearance.allCases.map { ($0.rawValue, $0) }
      self = .phone(.appearance(try line.choice(all, of: "an appearance")))
    case "text-size":
      let all = TextSize.allCases.map { ($0.rawValue, $0) }
      self = .phone(.textSize(try line.choice(all, of: "a text size")))
    case "locale": self = .phone(.locale(try line.text("set locale de_DE")))
    case "time-zone":
      let column = line.column
      let name = try line.text("set time-zone Europe/Berlin")
      guard TimeZone(identifier: name) != nil else {
        throw line.fault("There is no time zone \(name). Write Europe/Berlin or UTC.", at: column)
      }
      self = .phone(.timeZone(name))
    default:
      let column = line.column
      let name = try line.text("set device \"iPhone 16 Pro\"")
      guard let device = Device.named(name), device.kind == .phone else {
        let near = Device.near(name).first.map { " Did you mean \($0.name)?" } ?? ""
        throw line.fault("There is no iPhone \(name).\(near)", at: column)
      }
      self = .phone(.device(device.name))
    }
  }
}
