import Testing

@testable import SwiftUI

/// Views in the forms in which iOS code writes them. That they compile is half of the test; the
/// other half is that each can be laid out and drawn.
@MainActor
struct Forms {
  private(set) var count = 0

  mutating func add(_ view: some View) {
    let drawn = LaidOut(view, width: 300, height: 100)
    #expect(drawn.size.width.isFinite && drawn.size.height.isFinite, "\(type(of: view))")
    count += 1
  }
}
