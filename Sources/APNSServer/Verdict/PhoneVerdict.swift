import ActivityModel
import Foundation
import Phone

/// Reads what a phone did with a push out of what it logged.
package enum PhoneVerdict {
  /// The verdict on a push.
  ///
  /// - Parameters:
  ///   - effects: All that the phone did when the push was handed to it.
  ///   - phone: The phone afterwards.
  package static func read(
    _ effects: [Effect], of push: AcceptedPush, on phone: Phone
  ) -> PushVerdict {
    var verdict = PushVerdict(
      id: push.id, device: push.device, time: phone.now, outcome: .ignored,
      reason: "the phone did nothing")
    var refusal: (Obstacle, LogEntry)?
    var subject: ActivityID?
    var isApplied = false
    for entry in effects.log {
      switch entry.fact {
      case .ignored(.push, let obstacle), .ignored(.startPush, let obstacle),
        .ignored(.updatePush, let obstacle), .ignored(.endPush, let obstacle):
        refusal = refusal ?? (obstacle, entry)
      case .startedByPush, .contentChanged(.push), .phase(_, _, .push), .dismissalMoved:
        isApplied = true
        subject = entry.activity ?? subject
      case .note: verdict.notes.append(entry.text())
      case .alertShown: verdict.notes.append(entry.text())
      default: break
      }
    }
    if isApplied {
      verdict.outcome = .applied
      verdict.reason = nil
    } else if let (obstacle, entry) = refusal {
      verdict.outcome = obstacle.isBudget ? .throttled : .ignored
      verdict.reason = entry.text()
      verdict.rule = entry.rule?.label
      subject = entry.activity
    }
    verdict.activity = subject?.rawValue
    if let subject { verdict.places = phone.screen.places(of: subject) }
    return verdict
  }
}

extension Obstacle {
  fileprivate var isBudget: Bool {
    switch self {
    case .overBudget, .overStartBudget: true
    default: false
    }
  }
}

extension Screen {
  /// Where a person finds the activity.
  package func places(of id: ActivityID) -> [String] {
    var places: [String] = []
    switch island {
    case .compact(id): places.append("island compact")
    case .minimal(attached: id, _): places.append("island minimal, attached")
    case .minimal(_, detached: id): places.append("island minimal, detached")
    case .expanded(id): places.append("island expanded")
    default: break
    }
    if banner == id { places.append("banner") }
    if cards.contains(where: { $0.activity == id }) { places.append("Lock Screen") }
    if standBy?.minimal == id { places.append("StandBy minimal") }
    if standBy?.full == id { places.append("StandBy") }
    return places
  }
}
