import Foundation

extension LocalizedStringResource {
  /// Says which bundle holds a strings file. Apple's interface.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    /// The bundle's place; nil is the main bundle.
    var url: URL? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type).bundleURL
      case .atURL(let url): url
      }
    }

    /// The bundle itself; nil is the main bundle.
    package var lookup: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }
}

extension LocalizedStringResource.BundleDescription: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.url == right.url }
}
