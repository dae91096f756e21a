import ActivityModel
import Drawing
import Foundation
import Project
import Synchronization
import Wire

@testable import Studio

/// A widget without a process: it answers as it is told.
final class FakeWidget: StartableWidget {
  typealias Samples = @Sendable (String) throws(WidgetFailure) -> WidgetReply
  typealias Answer = @Sendable (RenderRequest) throws(WidgetFailure) -> WidgetAnswer

  let description: WidgetDescription
  private let answer: Answer
  private let samples: Samples
  private let started = Mutex(0)

  init(
    _ description: WidgetDescription, answer: @escaping Answer = FakeWidget.card,
    samples: @escaping Samples = FakeWidget.noSamples
  ) {
    self.description = description
    self.samples = samples
    self.answer = answer
  }

  /// How many processes were started.
  var starts: Int { started.withLock { $0 } }

  func start() throws(WidgetFailure) -> any WidgetSession {
    started.withLock { $0 += 1 }
    return Session(description: description, samples: samples, answer: answer)
  }

  private struct Session: WidgetSession {
    var description: WidgetDescription
    var samples: Samples
    var answer: Answer

    func answer(
      to request: WidgetRequest, within seconds: Double
    ) throws(WidgetFailure) -> WidgetAnswer {
      switch request {
      case .describe(_, let previews, _):
        WidgetAnswer(reply: .description(previews ? description : withoutPreviews))
      case .sample(let type, _): WidgetAnswer(reply: try samples(type))
      case .render(let request): try answer(request)
      }
    }

    private var withoutPreviews: WidgetDescription {
      var copy = description
      copy.previews = []
      return copy
    }

    func stop() {}
  }

  static func noSamples(_ type: String) throws(WidgetFailure) -> WidgetReply {
    .refused("No sample of \(type) could be made. Give --attributes FILE --state FILE.")
  }

  /// Two states, `placed` and `ready`.
  static func twoSamples(_ type: String) throws(WidgetFailure) -> WidgetReply {
    .samples(
      WidgetSamples(
        attributesType: type, attributes: Data("{}\n".utf8),
        states: [
          .init(name: "placed", json: Data("{\"s\":1}\n".utf8)),
          .init(name: "ready", json: Data("{\"s\":2}\n".utf8)),
        ]))
  }

  /// A text in each part of the presentation.
  static func rendering(_ request: RenderRequest, text: String = "Hello") -> Rendering {
    func list(_ width: CGFloat, _ height: CGFloat) -> DisplayList {
      let element = Element(
        kind: "Text", content: text, frame: CGRect(x: 0, y: 0, width: width, height: height))
      return DisplayList(size: CGSize(width: width, height: height), items: [.element(element, [])])
    }
    let parts: [Rendering.Part: DisplayList] =
      switch request.presentation.form {
      case .card, .small: [.content: list(371, 100)]
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
