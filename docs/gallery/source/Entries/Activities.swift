import SwiftUI
import WidgetKit

/// An island with a place in each of its presentations.
@MainActor
private func island() -> DynamicIsland {
  DynamicIsland {
    DynamicIslandExpandedRegion(.leading) { Image(systemName: "tram.fill").font(.title) }
    DynamicIslandExpandedRegion(.trailing) { Text("4").font(.title) }
    DynamicIslandExpandedRegion(.center) { Text("M10") }
    DynamicIslandExpandedRegion(.bottom) { ProgressView(value: 0.6) }
  } compactLeading: {
    Image(systemName: "tram.fill")
  } compactTrailing: {
    Text("4 left")
  } minimal: {
    Text("4")
  }
}

extension Gallery {
  static var activities: GallerySection {
    var section = GallerySection("Live Activities")
    section.show("ActivityConfiguration") {
      Presented(
        .lockScreen,
        ActivityConfiguration(for: RideAttributes.self) { context in
          Text("\(context.attributes.line): \(context.state.stops) stops").font(.title2)
        } dynamicIsland: { _ in
          island()
        })
    }
    section.show("activityBackgroundTint", "activitySystemActionForegroundColor") {
      Presented(
        .lockScreen,
        ActivityConfiguration(for: RideAttributes.self) { _ in
          Text("Tinted").font(.title2).activityBackgroundTint(.orange)
            .activitySystemActionForegroundColor(.black)
        } dynamicIsland: { _ in
          island()
        })
    }
    section.show("DynamicIsland", "dynamicIsland") {
      Presented(
        .compact,
        ActivityConfiguration(for: RideAttributes.self) { _ in
          Text("M10")
        } dynamicIsland: { _ in
          island()
        })
    }
    section.show("DynamicIslandExpandedRegion") {
      Presented(
        .expanded,
        ActivityConfiguration(for: RideAttributes.self) { _ in
          Text("M10")
        } dynamicIsland: { _ in
          island()
        })
    }
    section.show("keylineTint") {
      Presented(
        .compact,
        ActivityConfiguration(for: RideAttributes.self) { _ in
          Text("M10")
        } dynamicIsland: { _ in
          island().keylineTint(.green)
        })
    }
    return section
  }
}
