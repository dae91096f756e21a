import Foundation
import Testing

@testable import PhonePage
@testable import Simulator

/// The page in Chromium, with a phone of a few rules behind it.
@Suite(
  .serialized,
  .enabled(if: FileManager.default.isExecutableFile(atPath: Chromium.path), "needs Chromium"))
struct BrowserTests {
  private func opened(
    _ body: (BrowserPage, FakePhone, PageServer) async throws -> Void
  ) async throws {
    let phone = FakePhone()
    let server = try PageServer(control: phone)
    defer { server.stop() }
    let browser = try Chromium()
    defer { browser.quit() }
    let page = try await BrowserPage(browser)
    try await page.open(server.url)
    try await body(page, phone, server)
    #expect(browser.consoleErrors == [])
  }

  @Test("The page loads, forgets the token in its address, and shows phone, activity and log")
  func load() async throws {
    try await opened { page, _, server in
      #expect(
        try await page.evaluate("location.href") == "http://127.0.0.1:\(server.port)/")
      #expect(try await page.evaluate("document.cookie") == "")
      #expect(
        try await page.evaluate(#"document.querySelector(".time").textContent"#) == "09:41:00")
      let labels = try await page.evaluate(
        ##"[...document.querySelectorAll("#overlay > *")].map((node) => node.ariaLabel ?? node.textContent)"##,
        as: [String].self)
      #expect(labels == ["Tram 7", "Board", "Name", "Seats, 2", "Journey, 4 left"])
      #expect(
        try await page.evaluate(##"document.querySelector("#activities textarea").value"##)
          == "{\n  \"stopsLeft\": 4\n}")
      #expect(
        try await page.evaluate(##"document.querySelectorAll("#log li").length"##, as: Int.self)
          == 2)
    }
  }

  @Test("A click taps, a press holds, a drag on a card swipes, a drag in an app scrolls")
  func pointer() async throws {
    try await opened { page, phone, _ in
      let board = try await page.place(100, 140)
      try await page.mouse("mousePressed", board.x, board.y)
      try await page.mouse("mouseReleased", board.x, board.y)
      try await page.wait(#"document.documentElement.dataset.generation === "2""#)
      guard case .tap(let point) = try #require(await phone.actions.first) else {
        Issue.record("\(await phone.actions)")
        return
      }
      #expect(abs(point.x - 100) < 1 && abs(point.y - 140) < 1)
      try await page.mouse("mousePressed", board.x, board.y)
      try await page.wait(#"document.documentElement.dataset.generation === "3""#)
      try await page.mouse("mouseReleased", board.x, board.y)
      guard case .hold = try #require(await phone.actions.last) else {
        Issue.record("\(await phone.actions)")
        return
      }
      let (card, side) = (try await page.place(300, 450), try await page.place(100, 450))
      try await page.mouse("mousePressed", card.x, card.y)
      try await page.mouse("mouseMoved", side.x, side.y)
      try await page.mouse("mouseReleased", side.x, side.y)
      try await page.wait(#"document.documentElement.dataset.generation === "4""#)
      guard case .swipe(_, let by) = try #require(await phone.actions.last) else {
        Issue.record("\(await phone.actions)")
        return
      }
      #expect(abs(by.width + 200) < 1)
      let (low, high) = (try await page.place(200, 700), try await page.place(200, 600))
      try await page.mouse("mousePressed", low.x, low.y)
      try await page.mouse("mouseMoved", high.x, high.y)
      try await page.mouse("mouseReleased", high.x, high.y)
      try await page.wait(#"document.documentElement.dataset.generation === "5""#)
      guard case .scroll(_, let moved) = try #require(await phone.actions.last) else {
        Issue.record("\(await phone.actions)")
        return
      }
      #expect(abs(moved.height + 100) < 1)
    }
  }

  @Test("Everything on the phone is done by keyboard alone, in reading order")
  func keyboard() async throws {
    try await opened { page, phone, _ in
      func tab() async throws { try await page.key("Tab", code: 9) }
      func focused() async throws -> String {
        try await page.evaluate(
          "document.activeElement.dataset.element ?? document.activeElement.textContent")
      }
      try await tab()
      #expect(try await focused() == "Skip the phone")
      for name in ["Home", "Lock"] {
        try await tab()
        #expect(try await focused() == name)
      }
      try await page.key("Enter", code: 13, text: "\r")
      await phone.done(.lock)
      try await page.wait(#"document.activeElement.textContent === "Unlock""#)
      try await page.key(" ", code: 32, text: " ")
      await phone.done(.unlock)
      while try await focused() != "app/board" { try await tab() }
      try await page.key("Enter", code: 13, text: "\r")
      await phone.done(.activate("app/board"))
      try await tab()
      #expect(try await focused() == "app/name")
      await phone.done(.activate("app/name"))
      try await page.send("Input.insertText", ["text": "Ada"])
      await phone.done(.text("Ada"))
      try await page.wait(#"document.activeElement.value === "Ada""#)
      try await page.key("Enter", code: 13, text: "\r")
      await phone.done(.key(.enter))
      try await tab()
      #expect(try await focused() == "app/seats")
      try await page.key("ArrowUp", code: 38)
      await phone.done(.adjust("app/seats", .increment))
      try await tab()
      #expect(try await focused() == "card/A1")
      try await page.key("h", code: 72, text: "h")
      await phone.done(.holdElement("card/A1"))
      try await page.key("Delete", code: 46)
      await phone.done(.swipeElement("card/A1"))
      #expect(
        try await page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid")
    }
  }

  @Test("Clock, settings and content are changed beside the phone")
  func panels() async throws {
    try await opened { page, phone, _ in
      func click(_ words: String, in part: String) async throws {
        let _: Bool = try await page.evaluate(
          #"[...document.querySelectorAll("\#(part) button")].find((one) => one.textContent === "\#(words)").click() ?? true"#
        )
      }
      try await click("+10 min", in: "#clock")
      await phone.done(.advance(600))
      try await page.wait(#"document.querySelector(".time").textContent === "09:51:00""#)
      try await click("8 h", in: "#clock")
      await phone.done(.advanceTo(FakePhone.morning + 28_800))
      try await click("Run", in: "#clock")
      await phone.done(.run(rate: 1))
      let _: Bool = try await page.evaluate(
        """
        (() => { const one = document.querySelector('[name="appearance"]'); one.value = "dark";
          return one.dispatchEvent(new Event("change")); })()
        """)
      await phone.done(.set(.appearance(.dark)))
      let _: Bool = try await page.evaluate(
        #"document.querySelector('[name="lowPower"]').click() ?? true"#)
      await phone.done(.set(.lowPower(true)))
      let _: Bool = try await page.evaluate(
        """
        (() => { const area = document.querySelector("#activities textarea");
          area.value = '{"stopsLeft":3}'; return area.dispatchEvent(new Event("input")); })()
        """)
      try await click("Apply", in: "#activities")
      await phone.done(.updateJSON(FakePhone.activity, state: Data(#"{"stopsLeft":3}"#.utf8)))
      try await click("Start", in: "#activities")
      await phone.done(.start(template: "riding"))
    }
  }

  @Test("A compiler's error stands over the phone with its place until it is mended")
  func problems() async throws {
    try await opened { page, phone, _ in
      await phone.change {
        $0.problems = [
          PhoneSnapshot.ProblemNote(
            source: "build", message: "cannot find 'Txt' in scope", place: "Card.swift:12:7",
            details: "Txt(\"4\")")
        ]
      }
      try await page.wait(
        ##"document.querySelector("#problems code")?.textContent === "Card.swift:12:7""##)
      await phone.change { $0.problems = [] }
      try await page.wait(##"document.querySelector("#problems").childElementCount === 0"##)
    }
  }

  @Test("The page of another origin reaches nothing")
  func otherOrigin() async throws {
    let (phone, intruder) = (FakePhone(), FakePhone())
    let server = try PageServer(control: phone)
    defer { server.stop() }
    let other = try PageServer(control: intruder)
    defer { other.stop() }
    let browser = try Chromium()
    defer { browser.quit() }
    let page = try await BrowserPage(browser)
    try await page.open(server.url)
    // The same browser, with the cookie of the first server, on a page without a policy.
    try await page.send("Page.navigate", ["url": "data:text/html,<title>elsewhere</title>"])
    try await page.wait(#"document.title === "elsewhere""#)
    let reached = try await page.evaluate(
      """
      fetch("http://127.0.0.1:\(server.port)/actions", { method: "POST", mode: "no-cors",
        credentials: "include", body: '{"lock":{}}' }).then(() => true, () => false)
        .then(() => fetch("http://127.0.0.1:\(server.port)/snapshot", { credentials: "include" }))
        .then(() => true, () => false)
      """, as: Bool.self)
    #expect(!reached)
    #expect(await phone.actions.isEmpty)
  }
}
