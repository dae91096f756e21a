/// What is wrong with a line of a script: what was expected and the next step.
package struct ScriptFault: Error, Equatable, Sendable {
  /// Counts from 1.
  package var line: Int
  /// Complete sentences.
  package var message: String
}
