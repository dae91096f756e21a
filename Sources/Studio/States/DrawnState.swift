import Foundation
import Wire

/// One state of one activity that is to be drawn.
package struct DrawnState: Equatable, Sendable {
  /// The attributes type, without its module.
  package var attributesType: String
  /// Safe as a folder's name and different from the activity's other states.
  package var name: String
  package var content: RenderRequest.Content
  /// A preview that shows the stale look, or the option --stale.
  package var isStale: Bool
  /// As JSON, for people to read and for the size rule; nil when they cannot be encoded.
  package var attributes: Data?
  package var state: Data?
  package var source = Source.preview

  /// Where a state comes from.
  package enum Source: String, Sendable {
    /// A preview in the source.
    case preview
    /// A file, or a script.
    case json
    /// Islet made it up from the types.
    case sample
  }

  /// Bytes of content state and attributes together, as far as they are known.
  package var payloadSize: Int? {
    guard let attributes, let state else { return nil }
    return attributes.count + state.count
  }

  /// ActivityKit refuses a request or an update whose attributes and state together take more
  /// (Apple's pages).
  package static let payloadLimit = 4096
}
