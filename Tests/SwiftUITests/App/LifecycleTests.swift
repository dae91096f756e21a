import Foundation
import SwiftUI
import Testing

/// What happened, in order.
@MainActor private final class Journal {
  var lines: [String] = []
}

private struct Events: View {
  let journal: Journal
  @State private var isShown = true
  @State private var number = 1

  var body: some View {
    VStack {
      if isShown {
        Text(verbatim: "shown")
          .onAppear { journal.lines.append("appear") }
          .onDisappear { journal.lines.append("disappear") }
      }
      Button("Toggle") { isShown.toggle() }
      Button("Count") { number += 1 }
    }
    .onChange(of: number) { old, new in journal.lines.append("\(old) to \(new)") }
    .onChange(of: isShown, initial: true) { journal.lines.append("shown \(isShown)") }
  }
}

@MainActor struct LifecycleTests {
  @Test func viewsAreToldWhenTheyComeGoAndChange() {
    let journal = Journal()
    let hosted = Hosted(Events(journal: journal))
    #expect(journal.lines == ["appear", "shown true"])
    hosted.update()
    #expect(journal.lines == ["appear", "shown true"])
    #expect(hosted.tap("Count"))
    #expect(journal.lines.last == "1 to 2")
    #expect(hosted.tap("Toggle"))
    #expect(journal.lines.suffix(2) == ["disappear", "shown false"])
    #expect(hosted.tap("Toggle"))
    #expect(journal.lines.suffix(2) == ["appear", "shown true"])
  }

  @Test func aWidgetIsDrawnAndNeverTold() {
    let journal = Journal()
    let laidOut = LaidOut(Events(journal: journal))
    #expect(laidOut.elements.contains { $0.content == "shown" })
    #expect(journal.lines.isEmpty)
  }

  private struct Working: View {
    let stream: AsyncStream<String>.Continuation
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown {
          Text(verbatim: "work").task {
            stream.yield("start")
            // A task that waits ends when it is cancelled.
            await withTaskCancellationHandler {
              let endless = AsyncStream<Never> { _ in }
              for await _ in endless {}
            } onCancel: {
              stream.yield("cancelled")
            }
          }
        }
        Button("Toggle") { isShown.toggle() }
      }
    }
  }

  @Test func aTaskRunsWhileItsViewIsThere() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let hosted = Hosted(Working(stream: continuation))
    var events = stream.makeAsyncIterator()
    #expect(await events.next() == "start")
    #expect(hosted.tap("Toggle"))
    #expect(await events.next() == "cancelled")
  }

  private struct Listening: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0

    var body: some View {
      Text(verbatim: "\(sum)").onReceive(subject) { sum += $0 }
    }
  }

  @Test func aViewReceivesTheValuesOfAPublisher() {
    let subject = PassthroughSubject<Int, Never>()
    let hosted = Hosted(Listening(subject: subject))
    subject.send(2)
    subject.send(3)
    hosted.update()
    #expect(hosted.texts == ["5"])
  }
}
