import ActivityModel
import Drawing
import Foundation
import Project
import Synchronization
import Wire

@testable import Studio

/// A widget without a process: it answers as it is told.
final class FakeWidget: StartableWidget {
  typealias Answer = @Sendable (RenderRequest) throws(WidgetFailure) -> WidgetAnswer

  let description: WidgetDescription
  private let answer: Answer
  private let started = Mutex(0)

  init(_ description: WidgetDescription, answer: @escaping Answer = FakeWidget.card) {
    self.description = description
    self.answer = answer
  }

  /// How many processes were started.
  var starts: Int { started.withLock { $0 } }

  func start() throws(WidgetFailure) -> any WidgetSession {
    started.withLock { $0 += 1 }
    return Session(description: description, answer: answer)
  }

  private struct Session: WidgetSession {
    var description: WidgetDescription
    var answer: Answer

    func answer(
      to request: WidgetRequest, within seconds: Double
    ) throws(WidgetFailure) -> WidgetAnswer {
      switch request {
      case .describe: WidgetAnswer(reply: .description(description))
      case .render(let request): try answer(request)
      }
    }

    func stop() {}
  }

  /// A text in each part of the presentation.
  static func rendering(_ request: RenderRequest, text: String = "Hello") -> Rendering {
    func list(_ width: CGFloat, _ height: CGFloat) -> DisplayList {
      let element = Element(
        kind: "Text", content: text, frame: CGRect(x: 0, y: 0, width: width, height: height))
      return DisplayList(size: CGSize(width: width, height: height), items: [.element(element, [])])
    }
    let parts: [Rendering.Part: DisplayList] =
      switch request.presentation {
      case .lockScreen: [.content: list(371, 100)]
      case .compact: [.compactLeading: list(27, 36.67), .compactTrailing: list(37, 36.67)]
      case .minimal: [.content: list(40, 36.67)]
      case .expanded: [.content: list(371, 120)]
      }
    return Rendering(presentation: request.presentation, parts: parts)
  }

  static func card(_ request: RenderRequest) throws(WidgetFailure) -> WidgetAnswer {
    WidgetAnswer(reply: .rendering(rendering(request)))
  }
}

/// Makes files without drawing: the format and the picture's size.
struct FakeEncoder: PictureEncoding {
  func encode(
    _ picture: DisplayList, as format: CanvasFormat, scale: Double
  ) async throws -> Data {
    Data("\(format) \(picture.size.width * scale)".utf8)
  }

  func clock(_ time: String) async -> StatusClock? { nil }

  func inspect(_ picture: DisplayList) async throws -> PictureInspection { PictureInspection() }
}
