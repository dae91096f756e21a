import Foundation
import SwiftUI
import Testing

struct OffsetsTests {
  @Test func elementsAreTakenOutAtTheirOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }

  @Test func elementsAreMovedBeforeTheOneAtAnOffset() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(letters == ["b", "a", "d", "c"])
    letters.move(fromOffsets: [0], toOffset: 4)
    #expect(letters == ["a", "d", "c", "b"])
  }
}
