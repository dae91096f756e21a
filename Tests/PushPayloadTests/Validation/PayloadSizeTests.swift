import Foundation
import Testing

@testable import PushPayload

@Suite struct PayloadSizeTests {
  @Test("Each key takes the bytes from its first quote to the end of its value")
  func parts() throws {
    let text = #"{"aps":{"event":"end", "content-state":{"a":1,"bc": "é"}},"x":[1, 2]}"#
    let size = try #require(PayloadSize(of: Data(text.utf8)))
    #expect(
      size.parts == [
        .init(path: ["aps", "event"], bytes: #""event":"end""#.utf8.count),
        .init(
          path: ["aps", "content-state"], bytes: #""content-state":{"a":1,"bc": "é"}"#.utf8.count),
        .init(path: ["x"], bytes: 10),
      ])
    #expect(
      size.details == [
        .init(path: ["aps", "content-state", "a"], bytes: 5),
        .init(path: ["aps", "content-state", "bc"], bytes: 10),
      ])
    #expect(size.total == text.utf8.count)
    // {"aps":{ and its end, two commas, a blank, the last brace.
    #expect(size.punctuation == #"{"aps":{}}, ,"#.utf8.count)
  }

  @Test("4096 bytes fit a device and 5120 a broadcast, one more is too many")
  func limits() throws {
    func size(_ bytes: Int) throws -> PayloadSize {
      try #require(PayloadSize(of: Data(("{}" + String(repeating: " ", count: bytes - 2)).utf8)))
    }
    #expect(try size(4_096).excess(for: .device(token: "80")) == nil)
    #expect(try size(4_097).excess(for: .device(token: "80")) == 1)
    #expect(try size(5_120).excess(for: .channel("Zm9v")) == nil)
    #expect(try size(5_125).excess(for: .channel("Zm9v")) == 5)
    #expect(PayloadSize(of: Data("[]".utf8)) == nil)
  }

  @Test("A broadcast of more than 4096 bytes is read, a device push of as many is not")
  func delivery() {
    let text = #"{"aps":{"timestamp":1,"event":"end"}}"#
    let data = Data((text + String(repeating: " ", count: 5_000)).utf8)
    guard case .read = PushPayload.delivery(of: data, to: .channel("Zm9v")).payload else {
      Issue.record("The broadcast is not read.")
      return
    }
    let token = PushPayload.delivery(of: data, to: .token(.init(bytes: Data([128]))))
    guard case .unreadable(_, let reason) = token.payload else {
      Issue.record("The device push is read.")
      return
    }
    #expect(reason == "it is 5037 bytes, 4096 are allowed")
  }
}
