import Foundation
import Studio
import Testing

@testable import Simulator

struct SimulatedPhoneTests {
  @Test(
    "A life by script is as expected",
    arguments: [
      "home\nexpect text Ride on home\ntap Ride\nexpect text \"Start ride\" on app",
      "launch\ntap \"Start ride\"\nexpect activities 1\nexpect island empty\nhome\nexpect island compact",
      "start riding\nhold island\nexpect island expanded\ncollapse\nexpect island compact",
      "start riding\nexpect text \"4 left\" on island\nupdate nearly\nexpect text \"1 left\" on island",
      "start riding\nlock\nexpect screen dark\nwake\nexpect text \"4 left\" on lock-screen",
      "start riding\nlock\nwake\nexpect text \"from Ride?\"\nallow\nexpect no text \"from Ride?\"",
      "start riding\nlock\nwake\nswipe \"4 left\"\nexpect state dismissed\nexpect activities 0",
      "start riding\nadvance 8h\nexpect state ended\nadvance 4h\nexpect state dismissed",
      "start riding\nend after 10m\nadvance 9m\nexpect state ended\nadvance 1m\nexpect state dismissed",
      "set device \"iPhone SE (3rd generation)\"\nstart riding\nexpect island absent",
    ])
  func life(script: String) async throws {
    let failure = try await play(script, on: ridePhone())
    #expect(failure == nil)
  }

  @Test(
    "What fails says what is there instead",
    arguments: [
      ("start riding\nexpect text \"9 left\" on island", "“4 left”"),
      ("expect island compact", "The island is empty, not compact."),
      ("start riding\nexpect activities 2", "holds 1 activities, not 2: RideAttributes (active)"),
      ("start ridding", "Did you mean riding?"), ("tap Nothing", "“Ride”"),
      ("expect state active", "There is no activity"), ("launch Bus", "Installed is Ride."),
    ])
  func failure(script: String, words: String) async throws {
    let failure = try #require(await play(script, on: ridePhone()))
    #expect(failure.contains(words))
  }

  @Test("A tap opens the app with the link below the finger, else with the widget's URL")
  func urls() async throws {
    let app = FakeRideApp()
    let phone = ridePhone(app: app)
    #expect(try await play("start riding\nhold island\ntap Map", on: phone) == nil)
    #expect(app.inputs == [.openURL(try #require(URL(string: "ride://map")))])
    #expect(try await play("home\nhold island\ntap \"4 left\"", on: phone) == nil)
    #expect(app.inputs.last == .openURL(try #require(URL(string: "ride://4"))))
  }

  @Test("Timers of the app and deadlines of the phone come in the order of time")
  func time() async throws {
    let app = FakeRideApp()
    let phone = ridePhone(app: app)
    #expect(try await play("launch", on: phone) == nil)
    let start = await phone.snapshot().now
    app.setTimer(start.addingTimeInterval(7))
    try await phone.perform(.advance(10))
    #expect(app.times.suffix(2) == [start.addingTimeInterval(7), start.addingTimeInterval(10)])
  }

  @Test("A phone goes on without an app's process")
  func withoutApp() async throws {
    let phone = ridePhone(app: nil)
    let script =
      "launch\nexpect text \"no process\" on app\nhome\nstart riding\nexpect island compact"
    #expect(try await play(script, on: phone) == nil)
  }
}
