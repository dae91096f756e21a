import SwiftUI

/// The regions of an expanded presentation. Apple's interface.
public struct DynamicIslandExpandedContent<Content> where Content: View {
  let content: Content
}
