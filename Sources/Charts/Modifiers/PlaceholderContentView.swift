import SwiftUI

/// The picture of marks as modifiers of views see it. Apple's interface.
public struct PlaceholderContentView<Content> {
  let picture: AnyView
}

extension PlaceholderContentView: View {
  public var body: some View { picture }
}
