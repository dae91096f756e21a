import Foundation

/// A file with attributes or a state, as a push carries them.
package struct JSONFile: Equatable, Sendable {
  /// Larger files are refused unread, in bytes. A choice of Islet: a push holds 4096 bytes, and a
  /// mistaken path may name something huge.
  package static let greatestSize = 1_000_000

  package var path: String
  package var data: Data

  /// Reads a file and checks its syntax.
  ///
  /// - Throws: ``JSONFileError`` naming the file and, for a syntax error, line and column.
  package init(readingFrom path: String) throws(JSONFileError) {
    self.path = path
    data = try Self.contents(of: path)
    guard String(validating: data, as: UTF8.self) != nil else {
      throw JSONFileError(path: path, problem: .notText)
    }
    do {
      try JSONSyntax.check(Array(data))
    } catch {
      throw JSONFileError(path: path, problem: .syntax(error))
    }
  }

  private static func contents(of path: String) throws(JSONFileError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw JSONFileError(path: path, problem: .missing)
    }
    guard !isFolder.boolValue else { throw JSONFileError(path: path, problem: .folder) }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      // Also pipes and devices, whose size nobody knows, end here.
      var data = Data()
      while data.count <= greatestSize,
        let more = try handle.read(upToCount: greatestSize + 1 - data.count), !more.isEmpty
      {
        data.append(more)
      }
      guard data.count <= greatestSize else {
        throw JSONFileError(path: path, problem: .tooLarge)
      }
      let byteOrderMark = Data([0xEF, 0xBB, 0xBF])
      return data.starts(with: byteOrderMark) ? data.dropFirst(3) + Data() : data
    } catch let error as JSONFileError {
      throw error
    } catch {
      throw JSONFileError(path: path, problem: .unreadable(error.localizedDescription))
    }
  }
}

/// Why a JSON file cannot be used.
package struct JSONFileError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    case missing
    case folder
    case unreadable(String)
    case tooLarge
    case notText
    case syntax(JSONSyntax.Fault)
  }

  package var path: String
  package var problem: Problem

  package var description: String {
    switch problem {
    case .missing:
      "There is no file at \(path). Check the path that --attributes or --state names."
    case .folder:
      "\(path) is a folder. --attributes and --state want a JSON file."
    case .unreadable(let reason):
      "\(path) cannot be read: \(reason)"
    case .tooLarge:
      "\(path) is larger than \(JSONFile.greatestSize / 1_000_000) MB and was not read. "
        + "A push carries at most 4096 bytes; give a file with the attributes or the state alone."
    case .notText:
      "\(path) is not UTF-8 text. Save it as UTF-8, as a push is sent."
    case .syntax(let fault):
      "\(path):\(fault.line):\(fault.column): \(fault.problem). "
        + "The file must be JSON exactly as in a push."
    }
  }
}
