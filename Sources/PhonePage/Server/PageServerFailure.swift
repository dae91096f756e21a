/// Why the page cannot be served. A complete sentence with the next step.
package struct PageServerFailure: Error, Equatable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
