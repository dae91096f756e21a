import Foundation
import HTTP2
import PushPayload

/// Sends one request until it is answered for good.
struct Courier: Sendable {
  let pool: ConnectionPool
  let tokens: ProviderTokenSource
  let configuration: APNSClient.Configuration

  struct Delivery: Sendable {
    var answer: HTTP2Answer
    var attempts: Int
  }

  /// - Parameters:
  ///   - call: Without authorization.
  ///   - isStart: A second one would do harm when the first was accepted.
  ///   - timeout: Seconds for everything.
  func send(
    _ call: HTTP2Call, identifier: String, isStart: Bool, timeout: Double
  ) async throws(APNSError) -> Delivery {
    let begin = configuration.now()
    var token = try signed { () throws(APNSKeyError) in try tokens.token(at: begin) }
    var attempt = 1
    while true {
      let rest = timeout - configuration.now().timeIntervalSince(begin)
      guard rest > 0 else { throw .timedOut(inDoubt: false) }
      let (step, connection) = await step(
        call, token: token, isStart: isStart, attempt: attempt, rest: rest)
      let next: RetryRule.Step
      switch step {
      case .success(let answer): return Delivery(answer: answer, attempts: attempt)
      case .failure(let failure): next = failure.step
      }
      var pause = 0.0
      switch next {
      case .fail(let error): throw error
      case .again: break
      case .wait(let seconds): pause = seconds
      case .newConnection:
        if let connection { await pool.retire(connection) }
      case .renewToken(let refusal):
        if let connection { await pool.retire(connection) }
        let now = configuration.now()
        let other = try signed { () throws(APNSKeyError) in
          try tokens.token(insteadOf: token, at: now)
        }
        guard let other else { throw .refused(refusal) }
        token = other
      }
      guard pause < rest else { throw .timedOut(inDoubt: false) }
      configuration.observe(
        .retried(identifier: identifier, reason: "\(next)", after: pause))
      if pause > 0 {
        do {
          try await configuration.sleep(pause)
        } catch { throw .cancelled }
      } else if Task.isCancelled {
        throw .cancelled
      }
      attempt += 1
    }
  }

  private struct NoAnswer: Error { var step: RetryRule.Step }

  private func step(
    _ call: HTTP2Call, token: String, isStart: Bool, attempt: Int, rest: Double
  ) async -> (Result<HTTP2Answer, NoAnswer>, HTTP2Connection?) {
    let rule = configuration.retry
    let random = configuration.random()
    let connection: HTTP2Connection
    do {
      connection = try await pool.connection()
    } catch {
      return (
        .failure(NoAnswer(step: rule.step(after: error, attempt: attempt, random: random))), nil
      )
    }
    var call = call
    call.headers.append(HTTP2Header("authorization", "bearer \(token)"))
    do {
      let answer = try await connection.send(call, timeout: rest)
      guard !(200..<300).contains(answer.status) else { return (.success(answer), connection) }
      let refusal = PushRefusal(status: answer.status, body: answer.body)
      let step = rule.step(after: refusal, attempt: attempt, random: random, rest: rest)
      return (.failure(NoAnswer(step: step)), connection)
    } catch {
      let step = rule.step(after: error, isStart: isStart, attempt: attempt, random: random)
      return (.failure(NoAnswer(step: step)), connection)
    }
  }

  private func signed<Value>(
    _ body: () throws(APNSKeyError) -> Value
  ) throws(APNSError) -> Value {
    do {
      return try body()
    } catch { throw .key(error) }
  }
}
