import Combine
import Foundation
import Testing

private enum Failure: Error { case broken }

struct SubjectTests {
  @Test func aPassthroughSubjectSendsOnlyToWhoListens() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(1)
    let cancellable = subject.sink { values.append($0) }
    subject.send(2)
    cancellable.cancel()
    subject.send(3)
    #expect(values == [2])
  }

  @Test func aCurrentValueSubjectSendsItsValueFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let cancellable = subject.sink { values.append($0) }
    subject.value = 2
    subject.send(3)
    #expect(values == [1, 2, 3])
    #expect(subject.value == 3)
    cancellable.cancel()
  }

  @Test func nothingFollowsTheEnd() {
    let subject = PassthroughSubject<Int, Failure>()
    var log: [String] = []
    let cancellable = subject.sink {
      if case .failure = $0 { log.append("failed") } else { log.append("finished") }
    } receiveValue: {
      log.append("\($0)")
    }
    subject.send(1)
    subject.send(completion: .failure(.broken))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(log == ["1", "failed"])
    cancellable.cancel()
  }

  @Test func whoComesAfterTheEndIsToldOfIt() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    var log: [String] = []
    let cancellable = subject.sink(
      receiveCompletion: { _ in log.append("finished") }, receiveValue: { log.append("\($0)") })
    #expect(log == ["finished"])
    cancellable.cancel()
  }

  @Test func releasingASubscriptionEndsIt() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var bag = Set<AnyCancellable>()
    subject.sink { values.append($0) }.store(in: &bag)
    subject.send(1)
    bag.removeAll()
    subject.send(2)
    #expect(values == [1])
  }

  @Test func operatorsChangeAndLeaveOutValues() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [String] = []
    let cancellable =
      subject
      .dropFirst()
      .filter { $0 > 1 }
      .removeDuplicates()
      .map { "<\($0)>" }
      .eraseToAnyPublisher()
      .sink { values.append($0) }
    for value in [9, 1, 2, 2, 3, 2] { subject.send(value) }
    #expect(values == ["<2>", "<3>", "<2>"])
    cancellable.cancel()
  }

  @Test func justSendsOnceAndEnds() {
    var log: [String] = []
    let cancellable = Just(5).sink(
      receiveCompletion: { _ in log.append("finished") }, receiveValue: { log.append("\($0)") })
    #expect(log == ["5", "finished"])
    cancellable.cancel()
  }

  @Test func notificationsArePublishedUntilCancelled() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
