import ActivityKit
import AppleFoundation
import SwiftUI

/// What an app knows about an alarm of its own. Apple's interface.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}

/// What stays the same in an alarm's Live Activity. Apple's interface.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState

  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color

  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }

  private enum CodingKeys: String, CodingKey { case presentation, metadata, tintColor }

  /// Apple's encoding is not published; a colour is its components here.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    presentation = try container.decode(AlarmPresentation.self, forKey: .presentation)
    metadata = try container.decodeIfPresent(Metadata.self, forKey: .metadata)
    tintColor = Color(try container.decode(Color.Resolved.self, forKey: .tintColor))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(presentation, forKey: .presentation)
    try container.encodeIfPresent(metadata, forKey: .metadata)
    try container.encode(tintColor.resolve(in: EnvironmentValues()), forKey: .tintColor)
  }
}
