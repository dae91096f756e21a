import ActivityModel
import Foundation

/// What `islet devices` prints: every device, for people or as JSON.
package struct DeviceList {
  package var devices: [Device]

  package init(_ devices: [Device] = Device.all) {
    self.devices = devices
  }

  /// A line for each device below the name of its kind.
  package var text: String {
    let width = devices.map(\.name.count).max() ?? 0
    return Device.Kind.allCases.compactMap { kind -> String? in
      let lines = devices.filter { $0.kind == kind }.map { device in
        let space = String(repeating: " ", count: width - device.name.count)
        return "  \(device.name)\(space)  \(facts(device))\n"
      }
      return lines.isEmpty ? nil : "\(kind.title)\n\(lines.joined())"
    }.joined(separator: "\n")
  }

  /// The screen, and what a Live Activity finds there.
  private func facts(_ device: Device) -> String {
    var facts = ["\(points(device.screen.width)) × \(points(device.screen.height))"]
    switch device.kind {
    case .phone, .pad:
      facts.append("card \(points(device.lockScreenWidth)) wide")
      if device.island != nil { facts.append("Dynamic Island") }
      if device.hasAlwaysOnDisplay { facts.append("always-on display") }
      if device == .standard { facts.append("the standard") }
    case .watch, .carDisplay:
      let height = points(device.lockScreenHeights.upperBound)
      facts.append("card \(points(device.lockScreenWidth)) × \(height)")
      if device == .standardWatch || device == .standardCarDisplay {
        facts.append("beside an iPhone")
      }
    case .mac: facts.append("the iPhone's sizes")
    }
    return facts.joined(separator: ", ")
  }

  private func points(_ length: CGFloat) -> String {
    length == length.rounded() ? String(Int(length)) : String(Double(length))
  }

  private struct Document: Encodable {
    struct Entry: Encodable {
      var name: String
      var kind: String
      var points: PictureDocument.Size
      var presentations: [String]
    }

    var version = ReportDocument.currentVersion
    var devices: [Entry]
  }

  /// The document as it is printed, with a line break at its end.
  package func json() throws -> String {
    let document = Document(
      devices: devices.map { device in
        Document.Entry(
          name: device.name, kind: device.kind.rawValue,
          points: PictureDocument.Size(
            width: rounded(device.screen.width), height: rounded(device.screen.height)),
          presentations: device.presentations.map(\.rawValue))
      })
    return String(decoding: try documentEncoder().encode(document), as: UTF8.self) + "\n"
  }
}

extension Device.Kind {
  /// The name of the kind in headings.
  fileprivate var title: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .watch: "Apple Watch"
    case .carDisplay: "CarPlay"
    case .mac: "Mac"
    }
  }
}
