import ActivityModel
import Foundation
import Phone
import Testing

/// R13, R14 and R15.
@Suite struct DrawingRuleTests {
  @Test("Animations last two seconds at most, none with reduced luminance, the app's from iOS 17")
  func animation() {
    #expect(Animation.longest(isLuminanceReduced: false) == 2)
    #expect(Animation.longest(isLuminanceReduced: true) == 0)
    #expect(!Animation.playsAppAnimations(on: SystemVersion(16, 4)))
    #expect(Animation.playsAppAnimations(on: SystemVersion(17, 0)))
  }

  @Test(
    "An image fits the minimal presentation up to 45 by 36.67 points",
    arguments: [(45, 36.67, true), (45.1, 20, false), (20, 36.7, false), (0, 0, true)])
  func image(width: Double, height: Double, fits: Bool) {
    #expect(
      ImageLimit.fits(CGSize(width: width, height: height), in: ImageLimit.minimal) == fits)
  }

  @Test("A presentation that cannot be archived ends the activity, or is drawn blank by choice")
  func archiving() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.send(.archivingFailed(id, reason: "the image is too large"), at: 1)
    #expect(stage.phases(of: id) == [.init(.dismissed, 1)])
    #expect(
      stage.lines == [
        "active to dismissed: its presentation could not be archived, the image is too large (R14)"
      ])
    var other = Stage { $0.choices.oversizedImage = .isDrawnBlank }
    let second = try other.start()
    other.send(.archivingFailed(second, reason: "the image is too large"))
    #expect(other.phase(second) == .active)
    #expect(other.lines == ["note: a presentation is drawn blank, the image is too large (R14)"])
  }

  @Test("The process that draws has no network and no location, and runs no code between updates")
  func sandbox() {
    #expect(!Sandbox.rendererHasNetwork)
    #expect(!Sandbox.rendererGetsLocation)
    #expect(!Sandbox.codeRunsBetweenUpdates)
  }
}
