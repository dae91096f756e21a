import ActivityModel
import Drawing
import Foundation

/// All pictures of a run on one HTML page that needs nothing else: no scripts, no other files.
package struct ContactSheet {
  package var report: PreviewReport

  package init(_ report: PreviewReport) {
    self.report = report
  }

  package var html: String {
    HTMLPage(
      title: title, stylesheets: [Self.stylesheet], header: header,
      main: problemList(report.problems)
        + report.projects.map(section).joined(separator: "\n")
    ).html
  }

  private var title: String {
    let names = report.projects.map(\.name)
    return names.count == 1 ? "\(names[0]): Live Activities" : "Live Activities"
  }

  private var header: String {
    let options = report.options
    var facts = [
      options.device.name, options.appearance == .light ? "Light" : "Dark",
      options.clock.title,
    ]
    if options.isStale { facts.append("Stale") }
    let items = facts.map { "<li>\(escape($0))</li>" }.joined()
    return """
      <header>
      <h1>\(escape(title))</h1>
      <ul class="facts" aria-label="Device, appearance and clock">\(items)</ul>
      </header>
      """
  }

  /// Headings of activities stand below those of projects, where there are several.
  private var activityLevel: Int { report.projects.count > 1 ? 3 : 2 }

  private func heading(_ level: Int, _ html: String, class name: String) -> String {
    "<h\(level) class=\"\(name)\">\(html)</h\(level)>"
  }

  private func section(_ project: PreviewReport.Project) -> String {
    let heading =
      report.projects.count > 1 ? heading(2, escape(project.name), class: "project") + "\n" : ""
    let activities = project.activities.map { type, states in
      """
      <section class="activity">
      \(self.heading(activityLevel, escape(type), class: "type"))
      \(noteList(remarks(type, project)))\(states.map(article).joined(separator: "\n"))
      </section>
      """
    }
    return """
      <section>
      \(heading)\(problemList(project.problems))\(compilerMessages(project))\
      \(noteList(project.warnings))\
      \(activities.joined(separator: "\n"))
      </section>
      """
  }

  private func remarks(_ type: String, _ project: PreviewReport.Project) -> [String] {
    project.samples.filter { $0.attributesType == type }
      .map { $0.remark(project: project.path, output: report.options.output) }
  }

  private func compilerMessages(_ project: PreviewReport.Project) -> String {
    guard !project.diagnostics.isEmpty else { return "" }
    let text = project.diagnostics.map(\.description).joined(separator: "\n")
    return details("What the compiler says", body: "<pre>\(escape(text))</pre>") + "\n"
  }

  private func article(_ state: PreviewReport.State) -> String {
    let badges = [
      state.state.source == .sample ? "sample" : nil, state.state.isStale ? "stale" : nil,
    ]
    let badge = badges.compactMap { $0 }.map { " <span class=\"badge\">\($0)</span>" }.joined()
    return """
      <article>
      \(heading(activityLevel + 1, escape(state.state.name) + badge, class: "state"))\
      \(FindingList(state.notes, pictureWidth: 0).html)
      \(groups(of: state))
      \(json(of: state.state))
      </article>
      """
  }

  /// The pictures by the place where they are seen, with its name above all but the device's own.
  private func groups(of state: PreviewReport.State) -> String {
    Presentation.Place.allCases.compactMap { place -> String? in
      let pictures = inSheetOrder(state.pictures.filter { $0.presentation.place == place })
      guard !pictures.isEmpty else { return nil }
      let title =
        place.title.map { heading(activityLevel + 2, escape($0), class: "place") + "\n" } ?? ""
      return """
        \(title)<div class="pictures \(place.rawValue)">
        \(pictures.map { figure($0, of: state.state) }.joined(separator: "\n"))
        </div>
        """
    }.joined(separator: "\n")
  }

  /// The high pictures side by side, then the low ones.
  private func inSheetOrder(_ pictures: [PreviewReport.Picture]) -> [PreviewReport.Picture] {
    let first: [Presentation] = [.lockScreen, .expanded]
    return pictures.filter { first.contains($0.presentation) }
      + pictures.filter { !first.contains($0.presentation) }
  }

  private func figure(_ picture: PreviewReport.Picture, of state: DrawnState) -> String {
    let companion = picture.drawing?.companion.map { ", \($0)" } ?? ""
    let name = picture.presentation.title + companion
    let shown: String
    var extra = ""
    if let drawing = picture.drawing {
      let bytes = drawing.png.data.base64EncodedString()
      let (width, height) = (whole(drawing.size.width), whole(drawing.size.height))
      shown = """
        <img width="\(width)" height="\(height)" alt="\(escape(alt(drawing, name, state)))" \
        src="data:image/png;base64,\(bytes)">
        """
      extra = FindingList(drawing.notes, pictureWidth: drawing.size.width).html + tree(drawing.tree)
    } else {
      shown = "<div class=\"missing\">\(picture.problem.map(problem) ?? "Not drawn.")</div>"
    }
    let width = picture.drawing.map { " style=\"width:min(100%,\(whole($0.size.width))px)\"" } ?? ""
    return """
      <figure class="\(picture.presentation.rawValue)"\(width)>
      \(shown)
      <figcaption>\(escape(name))\(FindingList.badge(picture.drawing?.notes ?? []))\
      \(noise(picture.noise))\(extra)</figcaption>
      </figure>
      """
  }

  /// What the picture shows, in words, for those who do not see it.
  private func alt(
    _ drawing: PreviewReport.Drawing, _ name: String, _ state: DrawnState
  ) -> String {
    let words = drawing.tree.words
    let start = "\(name), state \(state.name)"
    return words.isEmpty ? start : "\(start): \(words.joined(separator: ", "))"
  }

  private func tree(_ tree: ElementTree) -> String {
    "\n" + details("What is drawn", body: "<pre>\(escape(tree.text))</pre>")
  }

  private func json(of state: DrawnState) -> String {
    let parts = [("Attributes", state.attributes), ("Content state", state.state)]
    let blocks = parts.compactMap { name, data in
      data.map { data in
        heading(activityLevel + 2, name, class: "part")
          + "<pre>\(escape(ReadableJSON.text(data)))</pre>"
      }
    }
    guard !blocks.isEmpty else { return "" }
    let size = state.payloadSize.map { ", \($0) bytes" } ?? ""
    return details("Attributes and state as JSON\(size)", body: blocks.joined(separator: "\n"))
  }

  private func noise(_ output: String) -> String {
    output.isEmpty
      ? "" : "\n" + details("What the code printed", body: "<pre>\(escape(output))</pre>")
  }

  private func problem(_ problem: Problem) -> String {
    let detail = problem.detail.map { details("Details", body: "<pre>\(escape($0))</pre>") }
    return "<p class=\"problem\" role=\"alert\">\(escape(problem.message))</p>\(detail ?? "")"
  }

  private func problemList(_ problems: [Problem]) -> String {
    problems.map { problem($0) + "\n" }.joined()
  }

  private func noteList(_ notes: [String]) -> String {
    guard !notes.isEmpty else { return "" }
    return "\n<ul class=\"notes\">"
      + notes.map { "<li>\(escape($0))</li>" }.joined() + "</ul>"
  }

  private func details(_ summary: String, body: String) -> String {
    "<details><summary>\(escape(summary))</summary>\n\(body)\n</details>"
  }

  private func escape(_ text: String) -> String { HTMLText.escape(text) }

  private func whole(_ length: CGFloat) -> Int { Int(length.rounded(.up)) }
}
