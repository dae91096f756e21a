import ActivityModel
import Foundation
import Simulator
import Testing

@testable import PhonePage

struct PageJSONTests {
  @Test(
    "Actions are read in the coding that docs/page.md lists",
    arguments: [
      (#"{"tap":{"_0":[10,20.5]}}"#, PhoneAction.tap(CGPoint(x: 10, y: 20.5))),
      (#"{"touch":{"_0":"began","_1":[1,2]}}"#, .touch(.began, CGPoint(x: 1, y: 2))),
      (
        #"{"swipe":{"_0":[1,2],"by":[-80,0]}}"#,
        .swipe(CGPoint(x: 1, y: 2), by: CGSize(width: -80, height: 0))
      ),
      (#"{"text":{"_0":"a"}}"#, .text("a")), (#"{"key":{"_0":"enter"}}"#, .key(.enter)),
      (#"{"adjust":{"_0":"app/x","_1":"increment"}}"#, .adjust("app/x", .increment)),
      (#"{"lock":{}}"#, .lock), (#"{"charge":{"_0":true}}"#, .charge(true)),
      (#"{"launch":{"_0":"app.A"}}"#, .launch("app.A")),
      (#"{"openURL":{"_0":"a://b"}}"#, .openURL(URL(string: "a://b")!)),
      (#"{"start":{"template":"riding"}}"#, .start(template: "riding")),
      (
        #"{"end":{"_0":"6F2B1D1E-0C55-4B5C-9D1B-0F5B7D3A1C10"}}"#,
        .end(FakePhone.activity, dismissal: nil)
      ),
      (
        #"{"end":{"_0":"6F2B1D1E-0C55-4B5C-9D1B-0F5B7D3A1C10","dismissal":60}}"#,
        .end(FakePhone.activity, dismissal: 60)
      ),
      (
        #"{"updateJSON":{"_0":"6F2B1D1E-0C55-4B5C-9D1B-0F5B7D3A1C10","state":"e30="}}"#,
        .updateJSON(FakePhone.activity, state: Data("{}".utf8))
      ),
      (
        #"{"push":{"payload":"e30=","to":{"newest":{}},"priority":5}}"#,
        .push(payload: Data("{}".utf8), to: .newest, priority: 5)
      ),
      (#"{"advanceTo":{"_0":60}}"#, .advanceTo(Date(timeIntervalSince1970: 60))),
      (#"{"run":{"rate":0}}"#, .run(rate: 0)),
      (#"{"set":{"_0":{"appearance":{"_0":"dark"}}}}"#, .set(.appearance(.dark))),
      (
        #"{"set":{"_0":{"liveActivities":{"_0":"app.A","_1":false}}}}"#,
        .set(.liveActivities("app.A", false))
      ),
    ])
  func actions(json: String, action: PhoneAction) throws {
    #expect(try PageJSON.action(from: Data(json.utf8)) == action)
  }

  @Test(
    "What is no action is refused with its place",
    arguments: [
      ("", "The body is no action"), (#"{"fly":{}}"#, "The body is no action"),
      (#"{"tap":{}}"#, "_0"), (#"{"tap":{"_0":"a"}}"#, "tap._0"),
    ])
  func faults(json: String, part: String) {
    let failure = #expect(throws: PhoneControlFailure.self) {
      try PageJSON.action(from: Data(json.utf8))
    }
    #expect(failure?.description.contains(part) == true, "\(failure?.description ?? "")")
  }

  @Test("Only /activities/ID/NAME.png is the address of a presentation")
  func presentations() {
    let path = PresentationPath("/activities/A1/lockScreen.png")
    #expect(path?.activity == "A1")
    #expect(path?.name == "lockScreen")
    for wrong in ["/activities//a.png", "/activities/A/.png", "/activities/A/b", "/a/b/c.png"] {
      #expect(PresentationPath(wrong) == nil)
    }
  }
}
