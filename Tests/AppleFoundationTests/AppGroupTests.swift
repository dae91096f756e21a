import AppleFoundation
import Testing

struct AppGroupTests {
  @Test("The folder of an app group is there, and is the same each time")
  func folder() throws {
    let name = "group.test.\(UUID().uuidString)"
    let url = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(url.lastPathComponent == name)
    #expect(FileManager.default.fileExists(atPath: url.path))
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == url)
  }

  @Test("A name that is no folder's has none", arguments: ["", "..", "a/b"])
  func noFolder(name: String) {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }
}
