import Combine
import Testing

private class Model: ObservableObject {
  @Published var name = "a"
  @Published var number = 0
}

private final class Submodel: Model {
  @Published var extra = false
}

private final class Manual: ObservableObject {
  var name = "a" {
    willSet { objectWillChange.send() }
  }
}

struct ObservableObjectTests {
  @Test func anObjectTellsBeforeAPublishedPropertyChanges() {
    let model = Model()
    var seen: [String] = []
    let cancellable = model.objectWillChange.sink { [unowned model] in seen.append(model.name) }
    model.name = "b"
    model.number = 1
    model.name = "c"
    #expect(seen == ["a", "b", "b"])
    cancellable.cancel()
    model.name = "d"
    #expect(seen.count == 3)
  }

  @Test func propertiesOfTheSuperclassAndOfTheClassHaveOnePublisher() {
    let model = Submodel()
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    model.extra = true
    model.number = 2
    #expect(count == 2)
    cancellable.cancel()
  }

  @Test func anObjectWithoutPublishedPropertiesKeepsItsPublisher() {
    let model = Manual()
    let other = Manual()
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    model.name = "b"
    other.name = "b"
    #expect(count == 1)
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(model.objectWillChange !== other.objectWillChange)
    cancellable.cancel()
  }

  @Test func aPublishedPropertySendsItsValueAndThenEachNewOne() {
    let model = Model()
    var values: [String] = []
    let cancellable = model.$name.sink { values.append($0) }
    model.name = "b"
    #expect(values == ["a", "b"])
    cancellable.cancel()
  }

  @Test func aPublishedPropertyTakesTheValuesOfAPublisher() {
    let model = Model()
    let subject = PassthroughSubject<String, Never>()
    subject.assign(to: &model.$name)
    subject.send("z")
    #expect(model.name == "z")
  }
}
