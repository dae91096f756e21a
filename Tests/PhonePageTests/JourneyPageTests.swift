import ActivityModel
import Foundation
import Project
import Simulator
import Studio
import Testing

@testable import PhonePage

/// The example Journey on its page in Chromium, from its start to a saved change.
@Suite(
  .serialized,
  .enabled(if: FileManager.default.isExecutableFile(atPath: Chromium.path), "needs Chromium"))
struct JourneyPageTests {
  private let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  private func press(_ words: String, in part: String, _ page: BrowserPage) async throws {
    let _: Bool = try await page.evaluate(
      #"[...document.querySelectorAll("\#(part) button")].find((one) => one.textContent === "\#(words)").click() ?? true"#
    )
  }

  /// Whether the drawn tree of the display has a text.
  private func shows(_ words: String) -> String {
    ##"[...document.querySelectorAll("#overlay > *")].some((one) => (one.ariaLabel ?? one.textContent).includes("\##(words)"))"##
  }

  @Test("Start, hold the island, lock, wind the clock, break a file and mend it with a change")
  func journey() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-journey-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: examples.appendingPathComponent("Journey"), to: folder)
    let tools = PreviewTools.standard { _ in }
    var notes: [String] = []
    let parts = try await ScriptRun(
      options: ScriptRun.Options(path: folder.path, script: nil), tools: tools
    ).parts(named: "Journey", notes: &notes)
    let (addresses, found) = AsyncStream.makeStream(of: URL.self)
    let run = PageRun(parts: parts, path: folder.path, port: 0, build: tools.build)
    let serving = Task { try await run.serve { found.yield($0) } }
    defer { serving.cancel() }
    var address = addresses.makeAsyncIterator()
    let url = try #require(await address.next())
    let browser = try Chromium()
    defer { browser.quit() }
    let page = try await BrowserPage(browser)
    try await page.open(url)

    try await press("Start", in: "#activities", page)
    try await page.wait(##"document.querySelector("#activities .state.active") !== null"##)
    try await press("Home", in: "#buttons", page)
    try await page.wait(shows("4 left"))
    // The island lies in the middle of the top edge.
    let island = try await page.place(201, 30)
    try await page.mouse("mousePressed", island.x, island.y)
    // Compact it has a symbol and one text; expanded it tells the way too.
    try await page.wait(
      #"document.querySelectorAll('[data-element^="island/"]').length > 3"#)
    try await page.mouse("mouseReleased", island.x, island.y)
    try await press("Lock", in: "#buttons", page)
    try await page.wait(##"document.querySelector("#buttons").textContent.includes("Unlock")"##)
    try await press("Wake", in: "#buttons", page)
    try await page.wait(shows("4 stops left"))
    try await press("8 h", in: "#clock", page)
    try await page.wait(##"document.querySelector("#activities .state.ended") !== null"##)

    let file = folder.appendingPathComponent("Widget/JourneyActivity.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    try (source + "\nlet broken: Int = nothing\n").write(
      to: file, atomically: true, encoding: .utf8)
    try await page.wait(
      ##"document.querySelector("#problems code")?.textContent.includes("JourneyActivity.swift:")"##
    )
    let changed = source.replacingOccurrences(of: "stops left", with: "stations to go")
    try #require(changed != source)
    try changed.write(to: file, atomically: true, encoding: .utf8)
    try await page.wait(shows("4 stations to go"))
    try await page.wait(##"document.querySelector("#problems").childElementCount === 0"##)
    #expect(
      try await page.evaluate(
        ##"document.querySelectorAll("#activities .chip").length"##, as: Int.self)
        == 1)
    #expect(browser.consoleErrors == [])
  }
}
