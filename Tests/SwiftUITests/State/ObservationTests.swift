import Foundation
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
  var name = "before"
  var unused = 0
}

private final class OldModel: ObservableObject {
  @Published var name = "before"
}

private struct ModelView: View {
  var model: Model
  var body: some View { Text(verbatim: model.name) }
}

private struct ObservedView: View {
  @ObservedObject var model: OldModel
  var body: some View { Text(verbatim: model.name) }
}

private struct OwningView: View {
  @StateObject private var model = OldModel()

  var body: some View {
    VStack {
      Text(verbatim: model.name)
      Button("Change") { model.name += "!" }
      Toggle("Long", isOn: Binding(get: { model.name.count > 6 }, set: { _ in }))
    }
  }
}

private struct EnvironmentView: View {
  @EnvironmentObject var model: OldModel
  var body: some View { Text(verbatim: model.name) }
}

@MainActor struct ObservationTests {
  @Test func aChangeOfAnObservablePropertyThatWasReadAsksForAnEvaluation() {
    let model = Model()
    let hosted = Hosted(ModelView(model: model))
    #expect(hosted.texts == ["before"])
    model.name = "after"
    #expect(!hosted.host.isCurrent)
    hosted.update()
    #expect(hosted.texts == ["after"])
  }

  @Test func aChangeOfAnObservablePropertyThatWasNotReadDoesNot() {
    let model = Model()
    let hosted = Hosted(ModelView(model: model))
    model.unused = 1
    #expect(hosted.host.isCurrent)
  }

  @Test func aChangeOfAnObservedObjectAsksForAnEvaluation() {
    let model = OldModel()
    let hosted = Hosted(ObservedView(model: model))
    model.name = "after"
    #expect(!hosted.host.isCurrent)
    hosted.update()
    #expect(hosted.texts == ["after"])
  }

  @Test func aStateObjectIsMadeOnceAndObserved() {
    let hosted = Hosted(OwningView())
    #expect(hosted.tap("Change"))
    #expect(hosted.tap("Change"))
    #expect(hosted.texts.first == "before!!")
  }

  @Test func anEnvironmentObjectIsFoundByItsTypeAndObserved() {
    let model = OldModel()
    let hosted = Hosted(EnvironmentView().environmentObject(model))
    model.name = "after"
    #expect(!hosted.host.isCurrent)
    hosted.update()
    #expect(hosted.texts == ["after"])
  }
}
