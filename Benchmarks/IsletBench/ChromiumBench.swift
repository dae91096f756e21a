import Foundation

/// The same card written in HTML and drawn by headless Chromium.
struct ChromiumBench {
  /// Holds the card and the script that drives the browser.
  var folder: URL
  /// Seconds in which Islet makes the picture of a state.
  var card: Double

  private struct Times: Decodable {
    var command: Double
    var warm: Double
  }

  func report() throws {
    let printed = try run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "python3", folder.appendingPathComponent("draw_card.py").path,
        folder.appendingPathComponent("card.html").path,
      ])
    let times = try JSONDecoder().decode(Times.self, from: printed)
    print(
      """
      Chromium, --screenshot           \(Stopwatch.words(times.command)), \
      \(Stopwatch.ratio(times.command / card)) × Islet's time, at least 50
      Chromium that runs already       \(Stopwatch.words(times.warm)), \
      \(Stopwatch.ratio(times.warm / card)) × Islet's time
      """)
  }
}
