import Drawing
import Wire

/// The window of a running app: what it looks like, and what a person does in it.
@MainActor
package final class AppScreen {
  /// Called, on any thread, when another frame is worth drawing.
  package var onChange: (@Sendable () -> Void)? {
    get { host.onInvalidate }
    set { host.onInvalidate = newValue }
  }
  /// Where `openURL` of the environment and links end.
  package var openURL: (URL) -> Void = { _ in }
  /// The phone as the window meets it.
  package var surroundings: AppSurroundings {
    didSet {
      guard surroundings != oldValue else { return }
      surroundings.write(to: &host.environment)
      host.graph.states.invalidation()
    }
  }
  /// Whether something that is shown changes as time passes, as of the last frame.
  package internal(set) var isTicking = false

  let host: ViewHost
  /// Numbers by which views are found again.
  var numbers: [ViewIdentity: Int] = [:]
  /// The elements that can be used, of the last frame.
  var controls: [AppElement.ID: InteractiveNode] = [:]
  var elements: [AppElement] = []
  var focus: AppElement.ID?
  var touch: TouchInProgress?

  /// Makes the window of an app. Nothing is evaluated before the first frame.
  package init<A: App>(_ app: A, services: RenderingServices, surroundings: AppSurroundings) {
    self.surroundings = surroundings
    // The home indicator's 34 points; devices with a home button have none (layout reference).
    let bottom: CGFloat = surroundings.device.safeAreaTop > 20 ? 34 : 0
    let insets = EdgeInsets(
      top: surroundings.device.safeAreaTop, leading: 0, bottom: bottom, trailing: 0)
    let graph = ViewGraph(services: services, keepsBodies: true)
    var environment = EnvironmentValues()
    surroundings.write(to: &environment)
    environment.interactions = graph.interactions
    host = ViewHost(
      graph: graph, environment: environment,
      view: AnyView(WindowView(app: app, insets: insets)))
    host.environment.openURL = OpenURLAction { [weak self] url in
      self?.openURL(url)
      return .handled
    }
  }

  /// The window as it is now. What views do when they appear is done before it is drawn.
  package func frame() -> AppFrame {
    var list = draw()
    // Ten rounds are enough for views that change their state when they appear; one that never
    // comes to rest asks for the next frame instead. A choice of Islet.
    for _ in 0..<10 where !host.isCurrent { list = draw() }
    readElements(of: list)
    followFocus()
    return AppFrame(list: list, elements: elements, focus: focus)
  }

  private func draw() -> DisplayList {
    host.graph.interactions.beginDrawing()
    return host.update(size: surroundings.device.screen)
  }

  /// Has the tree and the elements fit the state, so that what is done reaches what is there.
  func refresh() {
    if !host.isCurrent || host.root == nil { _ = frame() }
  }
}
