import APNSClient
import Foundation

/// What `islet push` and `islet channels` print.
struct ProviderAnswer: Encodable, Equatable {
  var accepted: Bool
  /// `apns-id` or `apns-request-id`.
  var identifier: String?
  var uniqueIdentifier: String?
  var attempts: Int?
  var channels: [String]?
  var storagePolicy: Int?
  var status: Int?
  var reason: String?
  /// For people.
  var message: String

  init(_ message: String) {
    accepted = true
    self.message = message
  }

  init(_ receipt: APNSReceipt) {
    self.init("APNs accepted the push \(receipt.identifier).")
    identifier = receipt.identifier
    uniqueIdentifier = receipt.uniqueIdentifier
    attempts = receipt.attempts
  }

  init(_ error: any Error) {
    accepted = false
    message = "\(error)"
    guard case .refused(let refusal)? = error as? APNSError else { return }
    status = refusal.status
    reason = refusal.reasonText
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
