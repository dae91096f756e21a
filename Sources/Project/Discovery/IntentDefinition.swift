import Foundation

/// The classes that Xcode makes of an `.intentdefinition` file: an XML property list.
///
/// The keys are those of Xcode's files. Parameters keep their names; numbers and truth values are
/// `NSNumber`, as SiriKit has them.
struct IntentDefinition: Decodable {
  struct Intent: Decodable {
    var name: String
    var className: String?
    var prefix: String?
    var parameters: [Parameter]?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentName"
      case className = "INIntentClassName"
      case prefix = "INIntentClassPrefix"
      case parameters = "INIntentParameters"
    }
  }

  struct Parameter: Decodable {
    var name: String
    var type: String?
    var enumeration: String?
    var object: String?
    var isList: Bool?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentParameterName"
      case type = "INIntentParameterType"
      case enumeration = "INIntentParameterEnumType"
      case object = "INIntentParameterObjectType"
      case isList = "INIntentParameterSupportsMultipleValues"
    }
  }

  struct Enumeration: Decodable {
    struct Value: Decodable {
      var name: String
      var index: Int?

      enum CodingKeys: String, CodingKey {
        case name = "INEnumValueName"
        case index = "INEnumValueIndex"
      }
    }
    var name: String
    var prefix: String?
    var values: [Value]?

    enum CodingKeys: String, CodingKey {
      case name = "INEnumName"
      case prefix = "INEnumClassPrefix"
      case values = "INEnumValues"
    }
  }

  struct ObjectType: Decodable {
    var name: String
    var prefix: String?

    enum CodingKeys: String, CodingKey {
      case name = "INTypeName"
      case prefix = "INTypeClassPrefix"
    }
  }

  var intents: [Intent]?
  var enumerations: [Enumeration]?
  var types: [ObjectType]?

  enum CodingKeys: String, CodingKey {
    case intents = "INIntents"
    case enumerations = "INEnums"
    case types = "INTypes"
  }

  /// Reads a file; throws what `PropertyListDecoder` throws.
  init(data: Data) throws {
    self = try PropertyListDecoder().decode(Self.self, from: data)
  }

  /// Swift that declares what the file defines, without the types that the source has by itself.
  func source(without declared: Set<String>) -> String? {
    var parts: [String] = []
    for intent in intents ?? [] {
      let name = Self.word(intent.className ?? (intent.prefix ?? "") + intent.name + "Intent")
      guard let name, !declared.contains(name) else { continue }
      let lines = (intent.parameters ?? []).compactMap(property)
      parts.append(
        "class \(name): INIntent, @unchecked Sendable {\n\(lines.joined())}\n")
    }
    for type in types ?? [] {
      guard let name = Self.word((type.prefix ?? "") + type.name), !declared.contains(name)
      else { continue }
      parts.append("class \(name): INObject, @unchecked Sendable {}\n")
    }
    for enumeration in enumerations ?? [] {
      guard let name = Self.word((enumeration.prefix ?? "") + enumeration.name),
        !declared.contains(name)
      else { continue }
      var values = enumeration.values ?? []
      if !values.contains(where: { $0.name == "unknown" }) {
        values.insert(.init(name: "unknown", index: 0), at: 0)
      }
      let cases = values.enumerated().compactMap { place, value in
        Self.word(value.name).map { "  case `\($0)` = \(value.index ?? place)\n" }
      }
      parts.append("enum \(name): Int, Sendable {\n\(cases.joined())}\n")
    }
    return parts.isEmpty ? nil : "import Intents\n\n" + parts.joined(separator: "\n")
  }

  private func property(_ parameter: Parameter) -> String? {
    guard let name = Self.word(parameter.name) else { return nil }
    if let enumeration = parameter.enumeration,
      let known = (enumerations ?? []).first(where: { $0.name == enumeration }),
      let type = Self.word((known.prefix ?? "") + known.name)
    {
      return parameter.isList == true
        ? "  var `\(name)`: [Int]?\n" : "  var `\(name)`: \(type) = .unknown\n"
    }
    let type = typeName(of: parameter)
    return "  var `\(name)`: \(parameter.isList == true ? "[\(type)]" : type)?\n"
  }

  private func typeName(of parameter: Parameter) -> String {
    switch parameter.type {
    case "String": return "String"
    case "Integer", "Boolean", "Decimal", "TimeInterval": return "NSNumber"
    case "DateComponents", "Date": return "DateComponents"
    case "URL": return "URL"
    default:
      let known = (types ?? []).first { $0.name == parameter.object }
      return known.flatMap { Self.word(($0.prefix ?? "") + $0.name) } ?? "INObject"
    }
  }

  /// The text if it is a name in Swift; what is read from a file must not become code.
  private static func word(_ text: String) -> String? {
    text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil ? nil : text
  }
}

extension IntentDefinition {
  /// The files' classes as one source, and sentences about those that cannot be read.
  static func source(
    of files: [FolderListing.File], in root: URL, without declared: Set<String>
  ) -> (source: String?, notes: [String]) {
    var known = declared
    var parts: [String] = []
    var notes: [String] = []
    for file in files where file.size <= 4 << 20 {
      do {
        let data = try Data(contentsOf: root.appendingPathComponent(file.path))
        let definition = try IntentDefinition(data: data)
        if let source = definition.source(without: known) { parts.append(source) }
        for match in (parts.last ?? "").matches(of: /(?m)^(?:class|enum) (\w+)/) {
          known.insert(String(match.1))
        }
      } catch {
        notes.append(
          "\(file.path) cannot be read as an intent definition, so its classes are missing."
            + " Open it in Xcode and save it again.")
      }
    }
    return (parts.isEmpty ? nil : parts.joined(separator: "\n"), notes)
  }
}
