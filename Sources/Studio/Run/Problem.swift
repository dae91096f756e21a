import ActivityModel
import Foundation
import Wire

/// Something that kept a picture from being drawn, in words for a person.
package struct Problem: Error, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The arguments do not fit the project.
    case usage
    /// A JSON file cannot be used.
    case input
    /// The project does not compile, or has no Live Activity.
    case build
    /// JSON that does not make a value of the user's type.
    case decoding
    /// No sample of the user's type could be made.
    case sample
    case crash
    case timeLimit
    /// The widget refused to draw.
    case refused
    /// The output folder.
    case output
    /// Islet's own fault.
    case `internal`

    package var exitCode: Int32 {
      switch self {
      case .usage: 2
      case .internal: 3
      case .input, .build, .decoding, .sample, .crash, .timeLimit, .refused, .output: 1
      }
    }
  }

  package var kind: Kind
  /// Complete sentences: what happened, where, the next step.
  package var message: String
  /// What the user's code printed, a backtrace included.
  package var detail: String?
  /// For `decoding`: what did not decode.
  package var fault: DecodingFault?

  package init(
    kind: Kind, message: String, detail: String? = nil, fault: DecodingFault? = nil
  ) {
    self.kind = kind
    self.message = message
    self.detail = detail
    self.fault = fault
  }
}
