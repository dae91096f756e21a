import ActivityModel
import Foundation

@testable import Simulator

extension FakePhone {
  /// 1 June 2026, 9:41 UTC.
  static let morning = Date(timeIntervalSince1970: 1_780_306_860)

  static let activity = ActivityID("6F2B1D1E-0C55-4B5C-9D1B-0F5B7D3A1C10")!

  /// An app with a button, a field and a card of an activity.
  static let start: PhoneSnapshot = {
    let elements = [
      PhoneElement(
        id: "app/title", role: .header, label: "Tram 7",
        frame: CGRect(x: 20, y: 70, width: 200, height: 40)),
      PhoneElement(
        id: "app/board", role: .button, label: "Board",
        frame: CGRect(x: 20, y: 120, width: 200, height: 50)),
      PhoneElement(
        id: "app/name", role: .textField, label: "Name", value: "",
        frame: CGRect(x: 20, y: 190, width: 300, height: 44)),
      PhoneElement(
        id: "app/seats", role: .stepper, label: "Seats", value: "2",
        frame: CGRect(x: 20, y: 250, width: 300, height: 44), actions: ["adjust"]),
      PhoneElement(
        id: "card/A1", role: .group, label: "Journey, 4 left",
        frame: CGRect(x: 16, y: 400, width: 370, height: 120), actions: ["hold", "swipe"]),
    ]
    let entry = PhoneSnapshot.ActivityEntry(
      id: activity.rawValue, app: "app.Journey", attributesType: "JourneyAttributes",
      state: "active",
      started: morning, staleDate: morning + 600, relevanceScore: 0, attributes: #"{"line":"7"}"#,
      content: #"{"stopsLeft":4}"#, pushToken: "00ff00ff", presentations: ["lockScreen", "compact"])
    return PhoneSnapshot(
      generation: 1, now: morning, rate: 0, device: "iphone-16-pro",
      display: CGSize(width: 402, height: 874), place: .app, isLocked: false, isLit: true,
      isCharging: false, elements: elements, focus: nil, island: .compact,
      apps: [
        PhoneSnapshot.App(
          id: "app.Journey", name: "Journey", state: "foreground", canRun: true,
          allowsLiveActivities: true, allowsFrequentUpdates: false,
          pushToStartTokens: ["JourneyAttributes": "abcd"], isPanelOpen: false)
      ],
      activities: [entry],
      templates: [
        PhoneSnapshot.Template(
          name: "riding", attributesType: "JourneyAttributes", source: "preview")
      ],
      marks: [
        PhoneSnapshot.Mark(date: morning + 600, kind: .stale, activity: activity.rawValue),
        PhoneSnapshot.Mark(date: morning + 28_800, kind: .longestLife, activity: activity.rawValue),
      ],
      log: [
        PhoneSnapshot.LogLine(source: "phone", time: morning, text: "Started.", isFault: false),
        PhoneSnapshot.LogLine(source: "widget", time: morning, text: "Drawn.", isFault: true),
      ], problems: [],
      settings: PhoneSnapshot.Settings(
        appearance: .light, textSize: .large, locale: "en_US", timeZone: "UTC", isAlwaysOn: true,
        isLowPower: false, allowsLiveActivities: true, devices: ["iphone-16-pro", "iphone-se-3"]))
  }()
}
