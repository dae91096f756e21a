import Foundation

/// A file of the page, as the package carries it.
struct PageResource: Sendable {
  var type: String
  var bytes: [UInt8]

  /// By the path it is asked for with.
  static let all: [String: PageResource] = [
    "/": PageResource(type: "text/html; charset=utf-8", bytes: PackageResources.page_html),
    "/page.css": style(PackageResources.page_css),
    "/phone.css": style(PackageResources.phone_css),
    "/panels.css": style(PackageResources.panels_css),
    "/icon.svg": PageResource(type: "image/svg+xml", bytes: PackageResources.icon_svg),
    "/main.js": script(PackageResources.main_js),
    "/dom.js": script(PackageResources.dom_js),
    "/wire.js": script(PackageResources.wire_js),
    "/actions.js": script(PackageResources.actions_js),
    "/display.js": script(PackageResources.display_js),
    "/gestures.js": script(PackageResources.gestures_js),
    "/overlay.js": script(PackageResources.overlay_js),
    "/buttons.js": script(PackageResources.buttons_js),
    "/clock.js": script(PackageResources.clock_js),
    "/activities.js": script(PackageResources.activities_js),
    "/presentations.js": script(PackageResources.presentations_js),
    "/apps.js": script(PackageResources.apps_js),
    "/log.js": script(PackageResources.log_js),
    "/settings.js": script(PackageResources.settings_js),
    "/problems.js": script(PackageResources.problems_js),
  ]

  private static func script(_ bytes: [UInt8]) -> PageResource {
    PageResource(type: "text/javascript; charset=utf-8", bytes: bytes)
  }

  private static func style(_ bytes: [UInt8]) -> PageResource {
    PageResource(type: "text/css; charset=utf-8", bytes: bytes)
  }
}
