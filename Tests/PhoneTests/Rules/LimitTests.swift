import ActivityModel
import Foundation
import Phone
import Testing

/// R9.
@Suite struct LimitTests {
  @Test("The sixth activity of an app is refused, and one that ended makes room")
  func perApp() throws {
    var stage = Stage()
    var ids: [ActivityID] = []
    for _ in 0..<5 { ids.append(try stage.start()) }
    #expect(stage.request().refusal == .targetMaximumExceeded)
    #expect(stage.lines == ["request refused: targetMaximumExceeded (R9)"])
    stage.end(ids[2])
    #expect(stage.request().refusal == nil)
    #expect(stage.request().refusal == .targetMaximumExceeded)
    #expect(stage.phone.activities(of: Stage.app).count == 6)
  }

  @Test("Dismissing makes room once, whether it ended before or not")
  func dismissal() throws {
    var stage = Stage { $0.choices.maximumPerApp = 1 }
    let one = try stage.start()
    stage.end(one)
    let two = try stage.start()
    stage.end(one, nil, .immediate)
    #expect(stage.request().refusal == .targetMaximumExceeded)
    stage.end(two, nil, .immediate)
    #expect(stage.request().refusal == nil)
  }

  @Test("The device has a limit for all apps together")
  func onDevice() throws {
    var stage = Stage { $0.choices.maximumOnDevice = 3 }
    stage.add("com.example.coffee")
    _ = try stage.start()
    _ = try stage.start()
    _ = try stage.start(by: "com.example.coffee")
    #expect(
      stage.request(by: "com.example.coffee", caller: .liveActivityIntent).refusal
        == .globalMaximumExceeded)
  }

  @Test("A start push over the limit is ignored")
  func push() throws {
    var stage = Stage { $0.choices.maximumPerApp = 0 }
    let token = try #require(
      stage.phone.pushToStartToken(of: Stage.app, attributesType: Stage.type))
    stage.push(Stage.startPush(0), to: token)
    #expect(stage.lines == ["start push ignored: targetMaximumExceeded (R9)"])
  }
}
