import Foundation
import PushPayload
import Testing

@testable import APNSServer

@Suite struct InducedFaultTests {
  @Test(
    "A fault is read from words",
    arguments: [
      ("TooManyRequests", InducedFault(.refuse(.tooManyRequests))),
      ("delay 1.5", InducedFault(.delay(1.5))),
      ("reset", InducedFault(.reset)),
      ("goaway", InducedFault(.goAway("Shutdown"))),
      ("every 100 goaway IdleTimeout", InducedFault(.goAway("IdleTimeout"), every: 100)),
      ("close", InducedFault(.closePort(0))),
      ("close 3", InducedFault(.closePort(3))),
      ("streams 1", InducedFault(.allowStreams(1))),
      ("token 80ab times 2 reset", InducedFault(.reset, times: 2, token: "80ab")),
      ("topic com.example.A reset", InducedFault(.reset, topic: "com.example.A")),
    ])
  func words(_ text: String, _ fault: InducedFault) throws {
    #expect(try InducedFault(text) == fault)
  }

  @Test(
    "What is no fault is said with what would be one",
    arguments: ["", "Nonsense", "delay", "delay x", "every", "every x reset", "times -1 reset"])
  func nonsense(_ text: String) {
    #expect(throws: InducedFaultError(text: text)) { try InducedFault(text) }
  }

  @Test("A reason is answered to every so-manieth request, and to so many in all")
  func rate() throws {
    var sender = Sender()
    sender.gateway.induce(try InducedFault("every 2 times 2 ServiceUnavailable"))
    let statuses = (0..<7).map { _ in sender.send().answer.status }
    #expect(statuses == [200, 503, 200, 503, 200, 200, 200])
  }

  @Test("A request asks for its own fault by a header, and reaches nobody")
  func header() {
    var sender = Sender()
    sender.request.set("islet-fault", "Unregistered")
    let outcome = sender.send()
    #expect(
      String(decoding: outcome.answer.body, as: UTF8.self)
        == #"{"reason":"Unregistered","timestamp":1780306860000}"#)
    #expect(outcome.events.isEmpty)
    sender.request.set("islet-fault", nil)
    #expect(sender.send().answer.status == 200)
  }

  @Test("Every reason can be asked for and has its own status", arguments: PushReason.allCases)
  func everyReason(_ reason: PushReason) {
    var sender = Sender()
    sender.request.set("islet-fault", reason.rawValue)
    let outcome = sender.send()
    #expect(outcome.answer.status == reason.status)
    #expect(outcome.record.reason == reason)
    #expect(PushRefusal(status: outcome.answer.status, body: outcome.answer.body).reason == reason)
  }

  @Test("A fault for a token or a topic meets no other")
  func matching() throws {
    var sender = Sender()
    sender.gateway.induce(try InducedFault("token 90 Shutdown"))
    sender.gateway.induce(try InducedFault("topic com.example.Other Shutdown"))
    #expect(sender.send().answer.status == 200)
    sender.gateway.induce(try InducedFault("token 80abab Shutdown"))
    #expect(sender.send().answer.status == 503)
    sender.gateway.induceNothing()
    #expect(sender.send().answer.status == 200)
  }

  @Test("A reset reaches nobody, a delay and a GOAWAY let the push through")
  func actions() {
    var sender = Sender()
    sender.request.set("islet-fault", "reset")
    let reset = sender.send()
    #expect(reset.induced == .reset)
    #expect(reset.events.isEmpty)
    sender.request.set("islet-fault", "delay 2")
    let delayed = sender.send()
    #expect(delayed.induced == .delay(2))
    #expect(delayed.events.count == 1)
    sender.request.set("islet-fault", "goaway IdleTimeout")
    let leaving = sender.send()
    #expect(leaving.answer.status == 200)
    #expect(leaving.connection.contains(.goAway(reason: "IdleTimeout")))
    sender.request.set("islet-fault", "streams 3")
    #expect(sender.send().connection.contains(.allowStreams(3)))
  }
}
