import Foundation

/// A running phone, as its page and its scripts use it.
package protocol PhoneControl: Sendable {
  /// Does something and gives back when the phone has done it; apps may still be at work.
  ///
  /// - Throws: `PhoneControlFailure`, a sentence for the person who asked.
  func perform(_ action: PhoneAction) async throws(PhoneControlFailure)
  /// All there is to know about the phone now.
  func snapshot() async -> PhoneSnapshot
  /// The display, as a PNG at so many pixels a point.
  func picture(scale: Double) async throws(PhoneControlFailure) -> Data
  /// A presentation of an activity by itself, as a PNG.
  func picture(
    ofActivity id: String, presentation: String, scale: Double
  ) async throws(PhoneControlFailure) -> Data
  /// Says each time that a new snapshot or picture is worth asking for. Each call begins a stream;
  /// it holds at most one notice that was not read.
  func changes() -> AsyncStream<Void>
}

/// Why an action could not be done. A complete sentence with the next step.
package struct PhoneControlFailure: Error, Codable, Equatable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
