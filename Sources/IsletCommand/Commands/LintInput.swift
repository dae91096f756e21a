import Foundation
import Studio

/// Reads the files of `islet lint`, which need not be JSON.
enum LintInput {
  /// Larger files are refused, in bytes. A choice: a push has 5120 at most, and a mistaken path may
  /// name something huge.
  static let greatestSize = JSONFile.greatestSize

  /// - Parameter path: `-` is the standard input.
  static func contents(of path: String) throws(LintInputError) -> Data {
    do {
      let handle =
        path == "-"
        ? FileHandle.standardInput
        : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      var data = Data()
      while data.count <= greatestSize,
        let more = try handle.read(upToCount: greatestSize + 1 - data.count), !more.isEmpty
      {
        data.append(more)
      }
      guard data.count <= greatestSize else { throw LintInputError.tooLarge(path) }
      return data
    } catch let error as LintInputError {
      throw error
    } catch {
      throw .unreadable(path)
    }
  }
}

/// Why a file of pushes cannot be read.
enum LintInputError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case tooLarge(String)

  var description: String {
    switch self {
    case .unreadable(let path):
      "\(path) cannot be read. Check that it is there, is a file, and may be read."
    case .tooLarge(let path):
      "\(path) is larger than \(LintInput.greatestSize / 1_000_000) MB, and a push has 5120 bytes at "
        + "most. Give a file with one push."
    }
  }
}
