/// Arguments that mean nothing; the command ends with code 2.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case repeatedOption(String)
  case missingValue(String, placeholder: String)
  case unwantedValue(String, String)
  case unknownChoice(String, String, choices: [String], nearest: String?)
  case badValue(String, String, reason: String)
  case unexpectedOperand(String)
  case missingOperand(String)
  case conflict(String)

  /// What is wrong and what would be right.
  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "There is no command \(name).\(Self.suggestion(nearest))"
    case .unknownOption(let name, let nearest):
      "There is no option \(name).\(Self.suggestion(nearest))"
    case .repeatedOption(let name):
      "\(name) is given more than once."
    case .missingValue(let name, let placeholder):
      "\(name) wants a value: \(name) \(placeholder)."
    case .unwantedValue(let name, let value):
      "\(name) takes no value, but \(value) is given."
    case .unknownChoice(let name, let value, let choices, let nearest):
      "\(name) cannot be \(value). It is one of \(choices.joined(separator: ", "))."
        + Self.suggestion(nearest)
    case .badValue(let name, let value, let reason):
      "\(name) cannot be \(value). \(reason)"
    case .unexpectedOperand(let operand):
      "\(operand) is not expected here."
    case .missingOperand(let placeholder):
      "\(placeholder) is missing."
    case .conflict(let message):
      message
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { " Did you mean \($0)?" } ?? ""
  }
}
