import Foundation
import Testing

@testable import ActivityKit

@Suite("Errors of a request")
struct AuthorizationErrorTests {
  @Test(
    "the localized description reads as on iOS, the reason after the general sentence",
    arguments: [
      (
        ActivityAuthorizationError.targetMaximumExceeded,
        "The operation couldn’t be completed. Maximum number of activities for target already exists."
      ),
      (.visibility, "The operation couldn’t be completed. Target is not foreground."),
      (
        .unsupportedTarget,
        """
        The operation couldn’t be completed. Target does not include NSSupportsLiveActivities \
        plist key.
        """
      ),
    ])
  func descriptions(error: ActivityAuthorizationError, text: String) {
    #expect((error as any Error).localizedDescription == text)
  }

  @Test("the one code seen in the field is 5 for too many activities of an app")
  func codes() {
    #expect((ActivityAuthorizationError.targetMaximumExceeded as NSError).code == 5)
    #expect(
      (ActivityAuthorizationError.denied as NSError).domain
        == ActivityAuthorizationError.errorDomain)
  }

  @Test("without a phone a request throws an error that says so and what to do")
  func noPhone() throws {
    let error = try #require(throws: NoPhoneAttached.self) {
      try Activity.request(
        attributes: RideAttributes(line: "U8"),
        content: ActivityContent(state: .init(stop: "A", minutes: 1), staleDate: nil))
    }
    #expect(error.localizedDescription.contains("no phone is attached"))
    #expect(error.localizedDescription.contains("islet preview"))
    #expect(error.localizedDescription.contains("RideAttributes"))
  }

  @Test("without a phone activities count as allowed and there are none")
  func noPhoneState() {
    #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(!ActivityAuthorizationInfo().frequentPushesEnabled)
    #expect(Activity<RideAttributes>.activities.isEmpty)
  }

  @Test("a description of content names its parts")
  func contentDescription() {
    let content = ActivityContent(state: 3, staleDate: nil, relevanceScore: 2)
    #expect(
      content.description == "ActivityContent(state: 3, staleDate: nil, relevanceScore: 2.0)")
  }
}
