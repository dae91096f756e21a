import MobileCoreServices
import Testing
import UniformTypeIdentifiers

struct UniformTypeIdentifiersTests {
  @Test("A kind is one of those above it, and not the other way round")
  func conformance() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.image.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(UTType.mpeg4Movie.conforms(to: .audiovisualContent))
    #expect(!UTType.json.conforms(to: .image))
  }

  @Test(
    "Endings and MIME types lead to kinds",
    arguments: [
      ("png", "image/png", "public.png"), ("JPG", "image/jpeg", "public.jpeg"),
      ("json", "application/json", "public.json"), ("pdf", "application/pdf", "com.adobe.pdf"),
    ])
  func names(ending: String, mime: String, identifier: String) throws {
    let type = try #require(UTType(filenameExtension: ending))
    #expect(type.identifier == identifier)
    #expect(type == UTType(mimeType: mime))
    #expect(type.preferredMIMEType == mime)
    #expect(type.isDeclared)
  }

  @Test("The first ending is the preferred one")
  func preferredEnding() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.plainText.preferredFilenameExtension == "txt")
  }

  @Test("Unknown endings make up a kind, unknown identifiers none")
  func unknown() throws {
    let type = try #require(UTType(filenameExtension: "donut", conformingTo: .image))
    #expect(type.isDynamic)
    #expect(type.conforms(to: .image))
    #expect(type.preferredFilenameExtension == "donut")
    #expect(UTType("com.example.unheard-of") == nil)
    #expect(UTType(mimeType: "application/x-unheard-of") == nil)
  }

  @Test("An app's own kind is one of what it says, or data")
  func own() {
    let order = UTType(exportedAs: "com.example.order", conformingTo: .json)
    #expect(order.conforms(to: .text))
    #expect(UTType(importedAs: "com.example.blob").conforms(to: .data))
    #expect(!order.isDeclared)
  }

  @Test("The constants of before iOS 14 are identifiers")
  func old() {
    #expect(UTType(kUTTypePNG) == .png)
    #expect(UTType(kUTTypePDF) == .pdf)
  }
}
