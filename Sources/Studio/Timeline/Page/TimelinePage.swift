import Foundation
import Phone

/// A script's pictures in the order of time with the log beside them, on one HTML page that needs
/// nothing else: no scripts, no other files.
package struct TimelinePage {
  package var report: TimelineReport

  package init(_ report: TimelineReport) {
    self.report = report
  }

  package var html: String {
    HTMLPage(
      title: title, stylesheets: [ContactSheet.stylesheet, Self.stylesheet], header: header,
      main: """
        \(problems)\(notes)<ol class="strip">
        \(report.frames.map(item).joined(separator: "\n"))
        </ol>
        """
    ).html
  }

  private var title: String { "\(report.name): timeline" }

  private var header: String {
    let options = report.options
    let facts = [
      options.device.name, options.appearance == .light ? "Light" : "Dark", options.clock.title,
      options.timeZone, URL(fileURLWithPath: options.script).lastPathComponent,
    ]
    return """
      <header>
      <h1>\(escape(title))</h1>
      <ul class="facts" aria-label="Device, appearance, beginning, time zone and script">\
      \(facts.map { "<li>\(escape($0))</li>" }.joined())</ul>
      </header>
      """
  }

  private var problems: String {
    report.allProblems.map { problem in
      let detail = problem.detail.map { "\n<pre>\(escape($0))</pre>" } ?? ""
      return "<p class=\"problem\" role=\"alert\">\(escape(problem.message))</p>\(detail)\n"
    }.joined()
  }

  private var notes: String {
    guard !report.warnings.isEmpty else { return "" }
    return "<ul class=\"notes\">"
      + report.warnings.map { "<li>\(escape($0))</li>" }.joined() + "</ul>\n"
  }

  private func item(_ frame: TimelineReport.Frame) -> String {
    let time = report.clock(frame.frame.time)
    return """
      <li>
      <article>
      <div class="frame">
      <h2 class="state"><time datetime="\(ISO8601Stamp(frame.frame.time))">\(time)</time> \
      <span>\(escape(frame.frame.title))</span></h2>
      <p class="situation">\(escape(frame.frame.situation))</p>
      \(pictures(frame))
      </div>
      <section class="log" aria-label="Log until \(time)">
      <h3 class="part">Log</h3>
      \(log(frame))
      </section>
      </article>
      </li>
      """
  }

  private func pictures(_ frame: TimelineReport.Frame) -> String {
    guard !frame.pictures.isEmpty else {
      return "<p class=\"nothing\">The phone shows no Live Activity.</p>"
    }
    let figures = frame.pictures.map { figure($0, frame) }.joined(separator: "\n")
    return "<div class=\"pictures\">\n\(figures)\n</div>"
  }

  private func figure(_ shown: TimelineReport.Shown, _ frame: TimelineReport.Frame) -> String {
    let phase = shown.shown.activity.phase
    let place = shown.shown.place.rawValue
    let form = shown.shown.place == .island ? ", \(shown.shown.presentation)" : ""
    let badge =
      phase == .active ? "" : " <span class=\"badge\">\(escape(phase.rawValue))</span>"
    let picture: String
    if let drawing = shown.picture.drawing {
      let words = drawing.tree.words.joined(separator: ", ")
      let alt = "\(place)\(form) at \(report.clock(frame.frame.time))"
      picture = """
        <img width="\(Int(drawing.size.width.rounded(.up)))" \
        height="\(Int(drawing.size.height.rounded(.up)))" \
        alt="\(escape(words.isEmpty ? alt : "\(alt): \(words)"))" \
        src="data:image/png;base64,\(drawing.png.data.base64EncodedString())">
        """
    } else {
      picture =
        "<p class=\"problem\">\(escape(shown.picture.problem?.message ?? "Not drawn."))</p>"
    }
    return """
      <figure>
      \(picture)
      <figcaption>\(escape(place + form))\(badge)</figcaption>
      </figure>
      """
  }

  private func log(_ frame: TimelineReport.Frame) -> String {
    guard !frame.frame.log.isEmpty else { return "<p class=\"nothing\">Nothing happened.</p>" }
    let lines = frame.frame.log.map { entry in
      let isIgnored = if case .ignored = entry.fact { true } else { false }
      return """
        <li\(isIgnored ? " class=\"ignored\"" : "")><time>\(report.clock(entry.time))</time> \
        \(escape(report.text(entry)))</li>
        """
    }
    return "<ul>\n\(lines.joined(separator: "\n"))\n</ul>"
  }

  private func escape(_ text: String) -> String { HTMLText.escape(text) }
}
