/// Where scrolling comes to rest. Apple's interface. A picture shows the beginning.
public protocol ScrollTargetBehavior {}

/// At whole pages. Apple's interface.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// At views. Apple's interface.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement goes. Apple's interface.
  public struct LimitBehavior: Sendable {
    private let name: String

    public static var automatic: LimitBehavior { .init(name: "automatic") }
    public static var always: LimitBehavior { .init(name: "always") }
    public static var never: LimitBehavior { .init(name: "never") }
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Says where scrolling comes to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Says where scrolling begins. A picture shows the beginning.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Says how far scrolling may go beyond its ends.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }
}

/// How far scrolling may go beyond its ends. Apple's interface.
public struct ScrollBounceBehavior: Sendable {
  private let name: String

  public static var automatic: ScrollBounceBehavior { .init(name: "automatic") }
  public static var always: ScrollBounceBehavior { .init(name: "always") }
  public static var basedOnSize: ScrollBounceBehavior { .init(name: "basedOnSize") }
}
