import Foundation
import SwiftData
import Testing

@Model
private final class Ride {
  @Attribute(.unique) var line: String
  var stops: Int
  @Transient var isShown = false

  init(line: String, stops: Int) {
    self.line = line
    self.stops = stops
  }
}

struct SwiftDataTests {
  private func context() throws -> ModelContext {
    let container = try ModelContainer(
      for: Ride.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    for (line, stops) in [("M10", 4), ("12", 9), ("M1", 2)] {
      context.insert(Ride(line: line, stops: stops))
    }
    return context
  }

  @Test("Objects are found by predicate, order and limit")
  func fetch() throws {
    let context = try context()
    var descriptor = FetchDescriptor<Ride>(
      predicate: #Predicate { $0.stops > 2 }, sortBy: [SortDescriptor(\.stops, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.line) == ["12", "M10"])
    #expect(try context.fetchCount(descriptor) == 2)
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.line) == ["12"])
  }

  @Test("A deleted object is gone, and one inserted twice is there once")
  func delete() throws {
    let context = try context()
    let all = try context.fetch(FetchDescriptor<Ride>())
    #expect(all.count == 3)
    context.insert(all[0])
    context.delete(all[1])
    #expect(try context.fetch(FetchDescriptor<Ride>()).count == 2)
    try context.delete(model: Ride.self)
    #expect(try context.fetchCount(FetchDescriptor<Ride>()) == 0)
  }

  @Test("An object is equal to itself only")
  func identity() {
    let ride = Ride(line: "1", stops: 1)
    #expect(ride == ride)
    #expect(ride != Ride(line: "1", stops: 1))
  }
}
