/// Whether a part of the user interface is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
