/// What a view of UIKit is made with. Apple's interface.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hands events on.
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public let environment: EnvironmentValues
}

/// Shows a view of UIKit. Apple's interface.
///
/// A Live Activity cannot show one: a phone draws a yellow field with a red sign in its place, and
/// Islet an empty field that is told of.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What hands events on.
  associatedtype Coordinator = Void
  /// What the view is made with.
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller of UIKit is made with. Apple's interface.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What hands events on.
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public let environment: EnvironmentValues
}

/// Shows a controller of UIKit. Apple's interface. A Live Activity cannot show one.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController
  /// What hands events on.
  associatedtype Coordinator = Void
  /// What the controller is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
