import HTTP2
import PushPayload

/// What a client does after an attempt; a pure rule.
struct RetryRule: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case fail(APNSError)
    /// At once, on whichever connection is open.
    case again
    /// Again after so many seconds.
    case wait(Double)
    /// With a new provider token and on a new connection.
    case renewToken(PushRefusal)
    case newConnection
  }

  /// The most attempts of one request.
  var greatestAttempts: Int
  /// Seconds before the second attempt after a broken connection; doubled each time, at most 30.
  var firstPause = 0.25

  /// After an answer that refuses.
  ///
  /// - Parameters:
  ///   - attempt: 1 for the first.
  ///   - random: At least 0, less than 1.
  ///   - rest: Seconds until the deadline.
  func step(
    after refusal: PushRefusal, attempt: Int, random: Double, rest: Double
  ) -> Step {
    guard attempt < greatestAttempts else { return .fail(.refused(refusal)) }
    let retry =
      refusal.reason?.retry ?? (refusal.status >= 500 ? .later(first: 900) : .afterMending)
    switch retry {
    case .never, .afterMending: return .fail(.refused(refusal))
    case .withNewProviderToken: return .renewToken(refusal)
    case .onNewConnection: return .newConnection
    case .later(let first):
      let pause = first * pow2(attempt - 1) * (1 + random / 2)
      return pause < rest ? .wait(pause) : .fail(.refused(refusal))
    }
  }

  /// After an attempt without an answer.
  func step(
    after error: HTTP2RequestError, isStart: Bool, attempt: Int, random: Double
  ) -> Step {
    switch error {
    case .cancelled: return .fail(.cancelled)
    case .timedOut(let wasSent): return .fail(.timedOut(inDoubt: wasSent))
    case .answerTooLarge: return .fail(.inDoubt("the answer is too large"))
    case .unprocessed(let text):
      guard attempt < greatestAttempts else {
        return .fail(.unreachable("APNs closed the connection: \(text ?? "without a reason")."))
      }
      return attempt < 3 ? .again : .wait(pause(attempt, random))
    case .lost(let reason):
      guard !isStart else { return .fail(.inDoubt(reason)) }
      return attempt < greatestAttempts
        ? .wait(pause(attempt, random)) : .fail(.inDoubt(reason))
    }
  }

  func step(after error: HTTP2ConnectError, attempt: Int, random: Double) -> Step {
    switch error {
    case .untrusted, .setup, .notHTTP2: return .fail(.unreachable("\(error)"))
    default:
      return attempt < greatestAttempts
        ? .wait(pause(attempt, random)) : .fail(.unreachable("\(error)"))
    }
  }

  /// Doubled each time, with a random half.
  private func pause(_ attempt: Int, _ random: Double) -> Double {
    min(firstPause * pow2(attempt - 1), 30) * (0.5 + random / 2)
  }

  private func pow2(_ exponent: Int) -> Double { Double(1 << min(max(exponent, 0), 20)) }
}
