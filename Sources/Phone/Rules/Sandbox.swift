/// R15: what the process that draws may do.
///
/// Documented: it has no network and gets no location; its data are attributes and state; its
/// views are archived, so no code runs between two updates.
package enum Sandbox {
  package static let rendererHasNetwork = false
  package static let rendererGetsLocation = false
  package static let codeRunsBetweenUpdates = false
}
