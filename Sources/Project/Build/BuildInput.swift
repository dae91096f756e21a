import Foundation

/// The text that a build compiles: the user's files, copies that are changed so that they mean a phone
/// or under another name, and what Islet adds.
struct BuildInput {
  enum Origin: Equatable {
    case user, changed, generated
    /// The compiler takes one file of a name; those of other targets get a number each.
    case renamed(Int)
  }

  struct File {
    /// Relative to the project's root, or the name of a generated file.
    var path: String
    var bytes: [UInt8]
    var origin: Origin
  }

  var files: [File] = []

  init() {}

  init(of project: WidgetProject) throws(ProjectError) {
    var uses: [String: Int] = [:]
    for source in project.sources {
      let url = project.root.appendingPathComponent(source.path)
      let bytes = try SourceSet.bytes(at: url, shown: url.path)
      let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
      uses[name, default: 0] += 1
      let origin: Origin =
        if let number = uses[name], number > 1 {
          .renamed(number)
        } else {
          source.isUnchanged ? .user : .changed
        }
      files.append(File(path: source.path, bytes: source.compiled(bytes), origin: origin))
    }
    if let symbols = project.assetSymbols {
      files.append(
        File(path: "GeneratedAssetSymbols.swift", bytes: Array(symbols.utf8), origin: .generated))
    }
    if let classes = project.intentClasses {
      files.append(
        File(path: "GeneratedIntents.swift", bytes: Array(classes.utf8), origin: .generated))
    }
    if project.entry == .generated {
      files.append(
        File(path: "IsletMain.swift", bytes: Array(Self.entry.utf8), origin: .generated))
    }
  }

  /// The beginning of a process whose sources have none.
  static let entry =
    "import WidgetKit\n\n@main struct IsletMain {\n"
    + "  static func main() { WidgetKit._runWidgetProcess() }\n}\n"
}
