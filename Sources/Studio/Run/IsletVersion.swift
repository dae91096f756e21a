/// The version that `islet --version` prints.
package enum IsletVersion {
  package static let current = "0.1.0"
}
