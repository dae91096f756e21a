/// Things said of a preview inside a `PreviewProvider`.
package struct PreviewFacts {
  /// The name that `previewDisplayName` gives.
  package var name: String?

  package init() {}
}

package enum PreviewFactsKey: EnvironmentKey {
  package static var defaultValue: PreviewFacts { PreviewFacts() }
}

extension View {
  /// Names a preview. Apple's interface.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    transformEnvironment(\.previewFacts) { $0.name = value }
  }

  /// Says for which device a preview is; Islet shows the device of the run.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Says how large a preview is; Islet draws activities at their own size.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the surroundings of a preview. Only those of a timeline widget exist, which is not drawn.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Turns a preview; Islet draws the phone upright.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}

extension EnvironmentValues {
  package var previewFacts: PreviewFacts {
    get { self[PreviewFactsKey.self] }
    set { self[PreviewFactsKey.self] = newValue }
  }
}

/// A device to show a preview on. Apple's interface.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// How large a preview is. Apple's interface.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held. Apple's interface.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
