/// A controller of UIKit that shows a view. Apple's interface. It holds the view and shows nothing,
/// as there is no app.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder aDecoder: NSCoder) { return nil }

  /// The size of the view for a size in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
