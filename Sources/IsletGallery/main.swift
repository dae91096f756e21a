import Foundation
import Gallery

// usage: IsletGallery FILE, from the root of the repository
let arguments = CommandLine.arguments
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: IsletGallery FILE\n".utf8))
  exit(2)
}
let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
do {
  let html = try GalleryPage(root: root).html()
  try html.write(toFile: arguments[1], atomically: true, encoding: .utf8)
  print("The gallery is in \(arguments[1]).")
} catch {
  FileHandle.standardError.write(Data("The gallery cannot be made: \(error)\n".utf8))
  exit(3)
}
