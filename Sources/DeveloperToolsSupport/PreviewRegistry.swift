/// A type that `#Preview` makes; it is found at run time by this conformance. Apple's interface, but
/// for `_stateNames`.
public protocol PreviewRegistry {
  /// The file that declares the preview, `Module/File.swift`.
  static var fileID: String { get }
  /// Counted from 1.
  static var line: Int { get }
  /// Counted from 1.
  static var column: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
  /// Islet's own: a name or nil for each state of an activity's preview, as the source spells it.
  static var _stateNames: [String?] { get }
}

extension PreviewRegistry {
  public static var _stateNames: [String?] { [] }
}
