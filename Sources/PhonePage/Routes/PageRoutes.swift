import Foundation
import Simulator

/// What each address of the page's server gives, for requests that were let in.
struct PageRoutes: Sendable {
  var control: any PhoneControl

  func answer(_ request: HTTPRequest) async -> HTTPAnswer {
    switch (request.method, request.path) {
    case ("POST", "/actions"): return await act(request)
    case (_, "/actions"): return .refusal(405, "Actions are sent with POST.")
    case ("GET", "/snapshot"): return await snapshot()
    case ("GET", "/display.png"):
      return await picture(request) { scale async throws(PhoneControlFailure) in
        try await control.picture(scale: scale)
      }
    case ("GET", "/events"): return events()
    case ("GET", let path):
      if let presentation = PresentationPath(path) {
        return await picture(request) { scale async throws(PhoneControlFailure) in
          try await control.picture(
            ofActivity: presentation.activity, presentation: presentation.name, scale: scale)
        }
      }
      if let resource = PageResource.all[path] {
        return HTTPAnswer(
          status: 200, headers: ["Content-Type": resource.type], body: .data(Data(resource.bytes)))
      }
      return .refusal(404, "There is nothing at \(path). docs/page.md lists the addresses.")
    default:
      return .refusal(405, "\(request.path) is asked for with GET.")
    }
  }

  private func act(_ request: HTTPRequest) async -> HTTPAnswer {
    let type = request.headers["content-type"] ?? ""
    guard type.lowercased().hasPrefix("application/json") else {
      return .refusal(415, "An action is sent as application/json.")
    }
    let action: PhoneAction
    do throws(PhoneControlFailure) {
      action = try PageJSON.action(from: request.body)
    } catch {
      return .refusal(400, error.description)
    }
    do throws(PhoneControlFailure) {
      try await control.perform(action)
    } catch {
      return .refusal(422, error.description)
    }
    return HTTPAnswer(status: 204)
  }

  private func snapshot() async -> HTTPAnswer {
    do {
      return HTTPAnswer(
        status: 200, headers: ["Content-Type": "application/json; charset=utf-8"],
        body: .data(try PageJSON.encode(await control.snapshot())))
    } catch {
      return .refusal(500, "The snapshot cannot be written as JSON: \(error).")
    }
  }

  /// A PNG with the generation as its tag. The tag is read before the picture is drawn: a change in
  /// between makes the picture newer than its tag, and the next request gets it again.
  private func picture(
    _ request: HTTPRequest,
    draw: (Double) async throws(PhoneControlFailure) -> Data
  ) async -> HTTPAnswer {
    let scale: Double
    switch request.query["scale"] {
    case nil: scale = 2
    case let words?:
      guard let number = Double(words), (1...3).contains(number) else {
        return .refusal(400, "“\(words.prefix(20))” is no scale. It goes from 1 to 3.")
      }
      scale = number
    }
    let generation = await control.snapshot().generation
    let tag = "\"\(generation)-\(scale)\""
    let headers = [
      "ETag": tag, "Cache-Control": "no-cache", "X-Generation": "\(generation)",
    ]
    if request.headers["if-none-match"] == tag {
      return HTTPAnswer(status: 304, headers: headers)
    }
    do throws(PhoneControlFailure) {
      return HTTPAnswer(
        status: 200, headers: headers.merging(["Content-Type": "image/png"]) { $1 },
        body: .data(try await draw(scale)))
    } catch {
      return .refusal(422, error.description)
    }
  }

  private func events() -> HTTPAnswer {
    HTTPAnswer(
      status: 200,
      headers: ["Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no"],
      body: .events(ChangeEvents.stream(of: control)))
  }
}

/// `/activities/ID/PRESENTATION.png`.
struct PresentationPath: Equatable {
  var activity: String
  var name: String

  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty, parts[1] == "activities", !parts[2].isEmpty,
      parts[3].hasSuffix(".png"), parts[3].count > 4
    else { return nil }
    activity = String(parts[2])
    name = String(parts[3].dropLast(4))
  }
}
