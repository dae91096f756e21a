import ActivityModel
import Drawing
import Foundation
import Testing
import Wire

@testable import Studio

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ContactSheetTests {
  static let hostile = "<script>alert('x')</script> & \"quotes\" \u{1}"

  static func report() -> PreviewReport {
    var report = PreviewReport(options: PreviewOptions(paths: ["app"]))
    let element = Element(kind: "Text", content: hostile, frame: .zero)
    let list = DisplayList(
      size: CGSize(width: 10, height: 5.5), items: [.element(element, [])])
    let drawing = PreviewReport.Drawing(
      size: list.size, tree: ElementTree(list),
      notes: [.init(kind: .unknownSymbol, message: hostile)], list: list,
      png: PNGPicture(data: Data([1, 2, 3]), size: list.size, scale: 3))
    let state = DrawnState(
      attributesType: "A<B>", name: "riding", content: .preview(0, state: 0), isStale: true,
      attributes: Data("{}".utf8), state: Data("{\"t\": \"</pre>\"}".utf8))
    let pictures = [
      PreviewReport.Picture(presentation: .lockScreen, drawing: drawing, noise: hostile),
      PreviewReport.Picture(
        presentation: .compact, problem: Problem(kind: .crash, message: hostile, detail: hostile),
        noise: ""),
    ]
    report.projects = [
      PreviewReport.Project(
        path: "app", name: hostile,
        states: [PreviewReport.State(state: state, pictures: pictures)], warnings: [hostile])
    ]
    return report
  }

  @Test("The page is well formed whatever the user's texts hold")
  func wellFormed() throws {
    // The page keeps to the part of HTML that is XML, but for void elements.
    let html = ContactSheet(Self.report()).html
    let voidElements = /<(meta|img)\b([^>]*)>/
    let xml =
      html.replacing("<!DOCTYPE html>", with: "")
      .replacing(voidElements) { "<\($0.output.1)\($0.output.2)/>" }
    let parser = XMLParser(data: Data(xml.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError)) line \(parser.lineNumber)")
  }

  @Test("No text of the user's becomes markup")
  func escaping() {
    let html = ContactSheet(Self.report()).html
    #expect(!html.contains("<script"))
    #expect(!html.contains("alert('x')"))
    #expect(html.contains("A&lt;B&gt;"))
  }

  @Test("The page needs nothing else: pictures are inside, no scripts, no addresses")
  func selfContained() {
    let html = ContactSheet(Self.report()).html
    #expect(html.contains("src=\"data:image/png;base64,AQID\""))
    #expect(!html.contains("http"))
    #expect(!html.contains("url("))
  }

  @Test("A picture has its size in points and the words it shows as its alternative text")
  func alternativeText() {
    let html = ContactSheet(Self.report()).html
    #expect(html.contains("<img width=\"10\" height=\"6\" alt=\"Lock Screen, state riding: &lt;"))
  }

  @Test("Pictures are grouped by the place where they are seen, in the order of the places")
  func groups() throws {
    var report = Self.report()
    var state = try #require(report.projects[0].states.first)
    let first = state.pictures[0]
    state.pictures += [Presentation.smartStack, .standBy, .carPlay].map { presentation in
      var picture = first
      picture.presentation = presentation
      picture.drawing?.companion = presentation == .smartStack ? "Apple Watch 45 mm" : nil
      return picture
    }
    report.projects[0].states = [state]
    let html = ContactSheet(report).html
    let headings = html.matches(of: /<h4 class="place">([^<]*)</).map { String($0.1) }
    #expect(headings == ["StandBy", "Apple Watch", "CarPlay"])
    #expect(html.contains("Smart Stack, Apple Watch 45 mm"))
    #expect(!ContactSheet(Self.report()).html.contains("class=\"place\""))
  }
}
