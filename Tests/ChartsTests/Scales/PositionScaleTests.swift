import Foundation
import Testing

@testable import Charts

struct PositionScaleTests {
  @Test("A linear scale goes from its start to its end, upwards as well")
  func linear() {
    let right = PositionScale(.continuous(0, 20, isDate: false), from: 0, to: 100)
    #expect(right.place(of: 5) == 25)
    let up = PositionScale(.continuous(-10, 10, isDate: false), from: 80, to: 0)
    #expect(up.place(of: 0) == 40)
    #expect(up.place(of: 10) == 0)
    #expect(up.place(of: .nan) == nil)
    #expect(up.value(at: 60) == .number(-5))
  }

  @Test("Each category has an equal room, and marks are in its middle")
  func bands() throws {
    let scale = PositionScale(.categories(["A", "B", "C", "D"]), from: 0, to: 200)
    #expect(scale.step == 50)
    #expect(scale.place(of: .category("C")) == 125)
    #expect(scale.room(of: PlotDatum(.category("C"))) == 100...150)
    #expect(scale.place(of: .category("E")) == nil)
    #expect(scale.value(at: 149) == .category("C"))
    #expect(scale.value(at: 201) == nil)
  }

  @Test("A logarithmic scale has equal lengths for equal factors")
  func logarithmic() throws {
    let scale = PositionScale(.continuous(1, 1_000, isDate: false), type: .log, from: 0, to: 300)
    #expect(abs(try #require(scale.place(of: 10)) - 100) < 1e-9)
    #expect(abs(try #require(scale.place(of: 100)) - 200) < 1e-9)
    #expect(scale.place(of: 0) == 0, "zero lies at the lower end")
  }

  @Test("A square root scale has a quarter of its domain in its middle")
  func squareRoot() throws {
    let scale = PositionScale(
      .continuous(0, 100, isDate: false), type: .squareRoot, from: 0, to: 10)
    #expect(abs(try #require(scale.place(of: 25)) - 5) < 1e-9)
  }

  @Test("A symmetric logarithm has zero in the middle of equal ends")
  func symmetricLog() throws {
    let scale = PositionScale(
      .continuous(-50, 50, isDate: false), type: .symmetricLog, from: 0, to: 10)
    #expect(abs(try #require(scale.place(of: 0)) - 5) < 1e-9)
  }

  @Test("A unit of the calendar has the room from its beginning to the next")
  func units() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // Noon of 2 January 2001, a day and a half after the reference date.
    let date = Date(timeIntervalSinceReferenceDate: 1.5 * 86_400)
    let datum = PlottableValue.value("Day", date, unit: .day).datum.resolved(in: calendar)
    let scale = PositionScale(.continuous(0, 4 * 86_400, isDate: true), from: 0, to: 400)
    #expect(scale.room(of: datum) == 100...200)
    #expect(scale.place(of: datum.value) == 150)
  }
}
