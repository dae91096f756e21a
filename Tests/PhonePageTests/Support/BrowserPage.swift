import Foundation

/// One page of the browser.
struct BrowserPage {
  let browser: Chromium
  let session: String

  init(_ browser: Chromium, width: Int = 1440, height: Int = 1000) async throws {
    self.browser = browser
    let target = try await browser.send("Target.createTarget", ["url": "about:blank"])
    let attached = try await browser.send(
      "Target.attachToTarget",
      ["targetId": target["targetId"] as? String ?? "", "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    for domain in ["Page", "Runtime", "Log"] { try await send("\(domain).enable") }
    try await resize(width: width, height: height)
  }

  @discardableResult
  func send(
    _ method: String, _ parameters: [String: any Sendable] = [:]
  ) async throws -> [String: Any] {
    try await browser.send(method, parameters, session: session)
  }

  func resize(width: Int, height: Int, ratio: Double = 1) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": ratio, "mobile": false])
  }

  func appearance(_ name: String) async throws {
    let feature: [String: String] = ["name": "prefers-color-scheme", "value": name]
    try await send("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// Loads the phone's page and waits until it shows the phone.
  func open(_ url: URL) async throws {
    try await send("Page.navigate", ["url": url.absoluteString])
    try await wait("document.documentElement?.dataset.generation")
  }

  /// The value of an expression as JSON's types; promises are awaited.
  func evaluate<Value>(_ expression: String, as type: Value.Type = Value.self) async throws -> Value
  {
    let answer = try await send(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] {
      throw Chromium.Failure(description: "\(expression): \(details)")
    }
    let value = (answer["result"] as? [String: Any])?["value"]
    guard let typed = value as? Value else {
      throw Chromium.Failure(description: "\(expression) is \(value ?? "nothing").")
    }
    return typed
  }

  /// Waits until an expression is true, at most 20 s.
  func wait(_ expression: String) async throws {
    // A navigation takes the old document's promises along; then it is asked again.
    for _ in 0..<20 {
      let isTrue = try? await evaluate(
        """
        new Promise((done) => {
          const end = Date.now() + 20000;
          const look = () => { if (\(expression)) done(true); else if (Date.now() > end) done(false);
            else setTimeout(look, 10); };
          look();
        })
        """, as: Bool.self)
      if let isTrue {
        if isTrue { return }
        break
      }
    }
    throw Chromium.Failure(description: "It did not come true: \(expression)")
  }

  func mouse(_ type: String, _ x: Double, _ y: Double) async throws {
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
        "clickCount": 1,
      ])
  }

  /// A place of the phone's display in the page.
  func place(_ x: Double, _ y: Double) async throws -> (x: Double, y: Double) {
    let numbers = try await evaluate(
      """
      (() => { const box = document.getElementById("picture").getBoundingClientRect();
        const factor = box.width / 402; return [box.left + \(x) * factor, box.top + \(y) * factor]; })()
      """, as: [Double].self)
    return (numbers[0], numbers[1])
  }

  func key(_ key: String, code: Int, text: String? = nil) async throws {
    var parameters: [String: any Sendable] = [
      "type": text == nil ? "rawKeyDown" : "keyDown", "key": key, "code": key,
      "windowsVirtualKeyCode": code,
    ]
    if let text { parameters["text"] = text }
    try await send("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try await send("Input.dispatchKeyEvent", parameters)
  }

  func picture() async throws -> Data {
    let answer = try await send("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }
}
