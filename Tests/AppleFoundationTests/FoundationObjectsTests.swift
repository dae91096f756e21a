import AppleFoundation
import Testing

struct FoundationObjectsTests {
  @Test("Truth values are told from numbers, those of JSON too")
  func truthValues() throws {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: Int8(0))) == CFNumberGetTypeID())
    let parsed = try JSONSerialization.jsonObject(with: Data("[false, 0, 1.5]".utf8))
    let numbers = try #require(parsed as? [NSNumber])
    #expect(
      numbers.map { CFGetTypeID($0) } == [
        CFBooleanGetTypeID(), CFNumberGetTypeID(), CFNumberGetTypeID(),
      ])
    #expect(CFGetTypeID(NSString("a")) == CFStringGetTypeID())
    #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID())
  }

  @Test("The progress of files keeps what it is told")
  func progress() {
    let progress = Progress(totalUnitCount: 10)
    #expect(progress.fileTotalCount == nil)
    progress.kind = .file
    progress.fileTotalCount = 3
    progress.fileCompletedCount = 1
    progress.fileOperationKind = .downloading
    progress.throughput = 4096
    progress.estimatedTimeRemaining = 12.5
    #expect(progress.fileTotalCount == 3)
    #expect(progress.fileCompletedCount == 1)
    #expect(progress.fileOperationKind == .downloading)
    #expect(progress.throughput == 4096)
    #expect(progress.estimatedTimeRemaining == 12.5)
    progress.fileTotalCount = nil
    #expect(progress.fileTotalCount == nil)
  }

  @Test("A number is made a length")
  func lengths() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
  }
}
