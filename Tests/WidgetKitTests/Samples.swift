import ActivityModel
import Drawing
import Foundation
import SwiftUI
import Wire

@testable import WidgetKit

/// An iPhone 15 as the device table has it.
let phone = Device(
  name: "iPhone 15", screen: CGSize(width: 393, height: 852), displayCornerRadius: 55,
  safeAreaTop: 59,
  island: Device.Island(
    camera: CGRect(x: 134, y: 11.33, width: 125.33, height: 36.67), compactHalfLimit: 52.33,
    expandedWidth: 371, expandedVerticalMargin: 16, expandedSideMargin: 20.33),
  lockScreenWidth: 371)

let surroundings = RenderEnvironment(
  device: phone, now: Date(timeIntervalSinceReferenceDate: 800_000_000))

@MainActor
func makeServices() -> RenderingServices {
  let text = TextEngine(fonts: FontLibrary())
  return RenderingServices(
    text: text, symbols: SymbolLibrary(directory: nil, text: text), images: ImageStore())
}

extension DisplayList {
  /// The frames of the elements of a kind, in the order of drawing.
  func frames(of kind: String) -> [CGRect] {
    var frames: [CGRect] = []
    func look(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .element(let element, let inner):
          if element.kind == kind { frames.append(element.frame) }
          look(inner)
        case .group(_, let inner): look(inner)
        default: break
        }
      }
    }
    look(items)
    return frames
  }
}
