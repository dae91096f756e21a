import Wire

/// A finger on the screen.
struct TouchInProgress {
  let start: CGPoint
  /// What it came down on; nil once it moves too far to be a tap.
  var control: InteractiveNode?
}

extension AppScreen {
  /// How far a finger may move and still tap, in points: UIKit's usual ten, a choice of Islet.
  private static let tapDistance: CGFloat = 10
  /// How far down a sheet is pulled to close it, in points: a choice of Islet.
  private static let closingDistance: CGFloat = 100

  /// Does what a person does.
  package func handle(_ input: AppInput) {
    refresh()
    switch input {
    case .touch(let phase, let point): handle(phase, point)
    case .hold(let point): hit(point)?.hold()
    case .scroll: break
    case .text(let words): type(words)
    case .key(let key): press(key)
    case .activate(let id): activate(id)
    case .adjust: break
    case .focus(let id): setFocus(id)
    case .openURL(let url):
      for handler in host.root?.preference(OpenURLHandlersKey.self) ?? [] { handler(url) }
    case .userActivity(let type):
      host.root?.preference(UserActivityHandlersKey.self)?[type]?(
        NSUserActivity(activityType: type))
    }
  }

  private var layers: [LayerNode] {
    func find(_ node: Node) -> [LayerNode] {
      (node as? LayerNode).map { [$0] } ?? node.children.flatMap(find)
    }
    return host.root.map(find) ?? []
  }

  private func hit(_ point: CGPoint) -> InteractiveNode? { layers.last?.hitTest(point) }

  private func handle(_ phase: AppInput.TouchPhase, _ point: CGPoint) {
    switch phase {
    case .began: touch = TouchInProgress(start: point, control: hit(point))
    case .moved:
      if let start = touch?.start,
        hypot(point.x - start.x, point.y - start.y) > Self.tapDistance
      {
        touch?.control = nil
      }
    case .cancelled: touch = nil
    case .ended:
      defer { touch = nil }
      guard let touch else { return }
      if hypot(point.x - touch.start.x, point.y - touch.start.y) > Self.tapDistance {
        if point.y - touch.start.y >= Self.closingDistance { closeSheet() }
        return
      }
      // The tree may have been made anew since: what lies there now is what is meant.
      if touch.control != nil, let control = hit(point) {
        use(control)
      } else if layers.last?.presentation?.kind == .confirmationDialog {
        layers.last?.presentation?.dismiss()
      }
    }
  }

  private func closeSheet() {
    guard let top = layers.last?.presentation, top.kind == .sheet || top.kind == .popover else {
      return
    }
    top.dismiss()
  }

  private func activate(_ id: AppElement.ID) {
    guard let element = elements.first(where: { $0.id == id }) else { return }
    if let control = controls[id] {
      if control.environment.isEnabled { use(control) }
    } else if let control = hit(CGPoint(x: element.frame.midX, y: element.frame.midY)) {
      use(control)
    }
  }

  private func use(_ control: InteractiveNode) {
    if control.entry != nil { return setFocus(controls.first { $0.value === control }?.key) }
    // The button of an alert closes it before its action runs, which may open the next one.
    control.environment.dialogDismiss?()
    control.tap()
  }

  // MARK: Keys

  private var fields: [AppElement.ID] {
    elements.map(\.id).filter {
      controls[$0]?.entry != nil && controls[$0]?.environment.isEnabled == true
    }
  }

  private var entry: TextEntry? { focus.flatMap { controls[$0]?.entry } }

  private func setFocus(_ id: AppElement.ID?) {
    guard id != focus else { return }
    let old = entry
    focus = id.flatMap { controls[$0]?.entry == nil ? nil : $0 }
    old?.focus?.release()
    entry?.focus?.take()
    host.graph.states.invalidation()
  }

  /// Follows the user's `@FocusState`, and drops the focus of a field that is gone.
  func followFocus() {
    let asked = fields.first { controls[$0]?.entry?.focus?.isFocused() == true }
    if let asked {
      focus = asked
    } else if let focus, !fields.contains(focus) || entry?.focus != nil {
      self.focus = nil
    }
  }

  private func type(_ words: String) { entry?.text.wrappedValue += words }

  private func press(_ key: AppInput.Key) {
    switch key {
    case .delete:
      if let text = entry?.text, !text.wrappedValue.isEmpty { text.wrappedValue.removeLast() }
    case .enter:
      guard let entry else { return }
      // The keyboard goes away before `onSubmit`, which may bring it to another field.
      setFocus(nil)
      for action in entry.submit.reversed() { action() }
    case .tab: moveFocus(by: 1)
    case .backtab: moveFocus(by: -1)
    case .escape:
      if focus != nil { setFocus(nil) } else { closeSheet() }
    case .up, .down, .left, .right: break
    }
  }

  private func moveFocus(by step: Int) {
    let fields = fields
    guard !fields.isEmpty else { return }
    guard let focus, let index = fields.firstIndex(of: focus) else {
      return setFocus(step > 0 ? fields.first : fields.last)
    }
    setFocus(fields[(index + step + fields.count) % fields.count])
  }
}
