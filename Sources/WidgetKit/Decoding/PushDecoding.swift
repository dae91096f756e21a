import ActivityKit
import Foundation
import Wire

/// Whether the data of a push make values of the user's types.
package enum PushDecoding {
  /// What does not decode; nil when everything does. Nil for data that a push does not bring.
  package static func fault<Attributes: ActivityAttributes>(
    of attributes: Data?, state: Data?, as type: Attributes.Type
  ) -> DecodingFault? {
    do throws(RenderFailure) {
      if let attributes {
        _ = try UserJSON(subject: .attributes, data: attributes).decode(Attributes.self)
      }
      if let state {
        _ = try UserJSON(subject: .state, data: state).decode(Attributes.ContentState.self)
      }
      return nil
    } catch {
      guard case .undecodable(let fault) = error else { return nil }
      return fault
    }
  }
}
