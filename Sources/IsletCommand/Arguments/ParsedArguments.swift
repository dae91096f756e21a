import ActivityModel

/// The arguments of a command, sorted into options and operands.
struct ParsedArguments: Equatable {
  /// Values by option, in the order given; a switch has one empty value.
  private(set) var values: [String: [String]] = [:]
  private(set) var operands: [String] = []

  /// Reads arguments by the rules of `grammar`.
  ///
  /// `--option value` and `--option=value` are the same, `--` ends the options, a single dash is an
  /// operand. Reading stops at `--help`, so that help is given whatever else is wrong behind it.
  ///
  /// - Throws: ``UsageError`` for the first argument that does not fit.
  init(_ arguments: [String], grammar: CommandGrammar) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (name, attached) = Self.split(argument)
      guard let option = grammar.option(name) else {
        throw .unknownOption(name, nearest: NearestName(in: grammar.optionNames).to(name))
      }
      let value = try Self.value(of: option, attached: attached, rest: &rest)
      guard option.isRepeatable || values[option.name] == nil else {
        throw .repeatedOption(option.name)
      }
      values[option.name, default: []].append(value)
      if option == CommandGrammar.help { return }
    }
    if let first = operands.first, grammar.operands == nil { throw .unexpectedOperand(first) }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func value(_ name: String) -> String? { values[name]?.first }

  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// `--scale=2` into name and value; the value of a plain `--scale` is nil.
  private static func split(_ argument: String) -> (name: String, attached: String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private static func value(
    of option: OptionGrammar, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.value else {
      if let attached { throw .unwantedValue(option.name, attached) }
      return ""
    }
    // A word that begins with two dashes is the next option, not a value; `--option=--x` says so.
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = attached ?? next, !value.isEmpty else {
      throw .missingValue(option.name, placeholder: placeholder)
    }
    if attached == nil { rest.removeFirst() }
    if let choices = option.choices, !choices.contains(value) {
      throw .unknownChoice(
        option.name, value, choices: choices, nearest: NearestName(in: choices).to(value))
    }
    return value
  }
}
