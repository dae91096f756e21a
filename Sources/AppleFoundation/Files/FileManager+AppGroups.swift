import Foundation

extension FileManager {
  /// The folder that the apps and extensions of an app group share.
  ///
  /// It lies in the folder for temporary files and is made when it is first asked for: a choice of
  /// Islet. On a phone it is nil for a group that the app does not belong to; here every group is
  /// the app's own, and its name may be that of a folder.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != "..",
      groupIdentifier != "."
    else { return nil }
    let folder = temporaryDirectory.appendingPathComponent("islet-app-groups", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
