import ActivityModel
import Drawing
import Foundation
import Phone
import Studio
import Wire

/// Puts the whole display together: places of the phone's own, the app's window, presentations.
///
/// Places and looks that Apple does not give in numbers are choices of Islet: plain, and where a
/// person would look for them.
struct DisplayComposer {
  var content: DisplayContent
  /// Lays words out at a size in points and a weight.
  var layout: (String, CGFloat, Int) -> TextLayout

  var items: [DisplayItem] = []
  var elements: [PlacedElement] = []

  init(content: DisplayContent, layout: @escaping (String, CGFloat, Int) -> TextLayout) {
    self.content = content
    self.layout = layout
  }

  var device: Device { content.environment.device }
  var screen: CGRect { CGRect(origin: .zero, size: device.screen) }
  private var isDark: Bool { content.environment.appearance == .dark }

  func display() -> PhoneDisplay {
    var composer = self
    var size = device.screen
    switch content.place {
    case .dark: composer.fill(screen, .black)
    case .standBy:
      composer.standBy()
      size = CGSize(width: size.height, height: size.width)
    case .lockScreen: composer.lockScreen()
    case .homeScreen: composer.homeScreen()
    case .app: composer.app()
    }
    if [.homeScreen, .app].contains(content.place) { composer.island() }
    return PhoneDisplay(
      list: DisplayList(size: size, items: composer.items), elements: composer.elements,
      focus: content.place == .app ? content.window?.focus.map { "app/\($0)" } : nil)
  }

  // MARK: Places

  private mutating func standBy() {
    let wide = CGRect(x: 0, y: 0, width: screen.height, height: screen.width)
    fill(wide, .black)
    for key in content.needs {
      guard let scene = scene(key), let picture = scene.picture else { continue }
      items += picture.items
      read(picture.items, key, prefix: "standby", frame: wide, actions: [])
    }
    if content.needs.isEmpty {
      words(content.time, at: CGPoint(x: wide.midX, y: wide.midY), size: 160, weight: 700)
    }
  }

  private mutating func lockScreen() {
    items += backdrop(content.isDimmed ? .alwaysOn : .lockScreen).wallpaperItems
    let top = max(device.safeAreaTop, 20)
    note(
      "lock/date", words(content.date, at: CGPoint(x: screen.midX, y: top + 24), size: 20),
      content.date)
    note(
      "lock/clock",
      words(content.time, at: CGPoint(x: screen.midX, y: top + 84), size: 84, weight: 600),
      content.time)
    let heading = elements
    elements = []
    var bottom = screen.height - PresentationScene.roomBelowCards
    // The first card is on top, the last one ends where cards end.
    for card in content.screen.cards.reversed() {
      // Drawn from below, read from above.
      let below = elements
      elements = []
      var question: [PlacedElement] = []
      if content.screen.panels.contains(card.app),
        content.screen.cards.first(where: { $0.app == card.app })?.activity == card.activity
      {
        bottom -= panel(card.app, bottom: bottom) + 8
        swap(&question, &elements)
      }
      let key = DisplayContent.Key(card.activity, content.isDimmed ? .alwaysOn : .lockScreen)
      let height = scene(key)?.cardSize.height ?? device.lockScreenHeights.lowerBound
      self.card(
        key, prefix: "card",
        at: CGPoint(x: (screen.width - device.lockScreenWidth) / 2, y: bottom - height),
        height: height)
      bottom -= height + 8
      elements += question + below
    }
    elements = heading + elements
    if content.isDimmed { fill(screen, .black.opacity(0.2)) }
  }

  private mutating func homeScreen() {
    items += backdrop(.lockScreen).wallpaperItems
    items += backdrop(.compact).statusBarItems
    let column = screen.width / 4
    for (index, app) in content.apps.enumerated() {
      let icon = CGRect(
        x: column * (CGFloat(index % 4) + 0.5) - 30,
        y: max(device.safeAreaTop, 20) + 30 + CGFloat(index / 4) * 96, width: 60, height: 60)
      items.append(
        .fill(.phoneShape(icon, radius: 14), .color(Self.color(of: app.id)), .nonZero))
      words(
        String(app.name.prefix(1)), at: CGPoint(x: icon.midX, y: icon.midY), size: 30, weight: 600)
      words(app.name, at: CGPoint(x: icon.midX, y: icon.maxY + 13), size: 12)
      add(
        PhoneElement(
          id: "home/\(app.id)", role: .button, label: app.name,
          frame: icon.insetBy(dx: -8, dy: -4).offsetBy(dx: 0, dy: 8)), .icon(app.id))
    }
  }

  private mutating func app() {
    fill(screen, isDark ? .black : .white)
    if let window = content.window {
      let top = max(0, screen.height - window.list.size.height)
      items.append(.group(.transform(.translation(x: 0, y: top)), window.list.items))
      for element in window.elements {
        add(
          PhoneElement(
            id: "app/\(element.id)", role: element.role, label: element.label,
            value: element.value, frame: element.frame.offsetBy(dx: 0, dy: top),
            isEnabled: element.isEnabled, isSelected: element.isSelected,
            identifier: element.identifier,
            actions: [.stepper, .slider, .picker].contains(element.role) ? ["adjust"] : []),
          .window(element.id))
      }
    } else {
      let name = content.apps.first { $0.id == content.screen.app }?.name ?? ""
      note(
        "app/name",
        words(
          name, at: CGPoint(x: screen.midX, y: screen.midY - 20), size: 28, weight: 700,
          ink: isDark ? .white : .black), name)
      let problem = content.windowProblem ?? ""
      note(
        "app/problem",
        words(
          problem, at: CGPoint(x: screen.midX, y: screen.midY + 16), size: 13,
          ink: RGBA(130, 130, 140)), problem)
    }
    items += backdrop(.compact).statusBarItems
  }

  // MARK: Island and banner

  private mutating func island() {
    if let camera = device.island?.camera, content.screen.island == .empty {
      items.append(.fill(.phoneShape(camera, radius: camera.height / 2), .color(.black), .nonZero))
    }
    switch content.screen.island {
    case nil, .empty: break
    case .compact(let id): island(.init(id, .compact))
    case .expanded(let id): island(.init(id, .expanded))
    case .minimal(let first, let second):
      island(.init(first, .minimal), .attached)
      island(.init(second, .minimal), .detached)
    }
    if let banner = content.screen.banner {
      let key = DisplayContent.Key(banner, .banner)
      let height = scene(key)?.cardSize.height ?? device.lockScreenHeights.lowerBound
      card(
        key, prefix: "banner",
        at: CGPoint(
          x: (screen.width - device.lockScreenWidth) / 2, y: max(device.safeAreaTop, 8)),
        height: height)
    }
  }

  private mutating func island(
    _ key: DisplayContent.Key, _ part: PresentationScene.IslandPart? = nil
  ) {
    guard let scene = scene(key) else { return }
    let drawn = scene.islandItems(part)
    items += drawn
    read(
      drawn, key, prefix: "island", frame: Self.extent(drawn) ?? device.island?.camera ?? .zero,
      actions: ["hold"])
  }

  // MARK: Cards

  private mutating func card(
    _ key: DisplayContent.Key, prefix: String, at origin: CGPoint, height: CGFloat
  ) {
    let frame = CGRect(
      origin: origin, size: CGSize(width: device.lockScreenWidth, height: height))
    guard let scene = scene(key) else {
      items.append(
        .fill(
          .phoneShape(frame, radius: device.lockScreenCornerRadius),
          .color(RGBA(120, 120, 130)), .nonZero))
      read([], key, prefix: prefix, frame: frame, actions: ["swipe"])
      return
    }
    let drawn = scene.cardItems(at: origin, named: prefix == "card" ? "Lock Screen" : "banner")
    items += drawn
    read(drawn, key, prefix: prefix, frame: frame, actions: ["swipe"])
  }

  /// The question below the first card of an app. Gives its height.
  private mutating func panel(_ app: AppID, bottom: CGFloat) -> CGFloat {
    let frame = CGRect(
      x: (screen.width - device.lockScreenWidth) / 2, y: bottom - 84,
      width: device.lockScreenWidth, height: 84)
    items.append(
      .fill(
        .phoneShape(frame, radius: device.lockScreenCornerRadius),
        .color(isDark ? RGBA(52, 49, 74) : RGBA(222, 217, 234)), .nonZero))
    let ink: RGBA = isDark ? .white : .black
    let name = content.apps.first { $0.id == app }?.name ?? app.rawValue
    let question = "Allow Live Activities from \(name)?"
    note(
      "panel/\(app)",
      words(question, at: CGPoint(x: frame.midX, y: frame.minY + 22), size: 15, ink: ink), question)
    for (index, allow) in [false, true].enumerated() {
      let button = CGRect(
        x: frame.minX + 8 + CGFloat(index) * (frame.width / 2 - 4), y: frame.minY + 42,
        width: frame.width / 2 - 12, height: 34)
      items.append(
        .fill(.phoneShape(button, radius: 12), .color(RGBA(130, 130, 150, alpha: 0.3)), .nonZero))
      let label = allow ? "Allow" : "Don’t Allow"
      words(label, at: CGPoint(x: button.midX, y: button.midY), size: 15, weight: 600, ink: ink)
      add(
        PhoneElement(
          id: "panel/\(app)/\(allow ? "allow" : "deny")", role: .button, label: label,
          frame: button), .panel(app, allow: allow))
    }
    return frame.height
  }
}
