import ActivityKit
import ActivityModel
import AppleFoundation
import SwiftUI
import UIKit
import Wire

/// A configuration of a Live Activity, whatever its attributes.
@MainActor
protocol DrawableActivity: PrimitiveWidgetConfiguration {
  /// The name of the attributes type, without its module.
  static var attributesType: String { get }

  /// The sizes that the widget names in `supplementalActivityFamilies`.
  var supplementalFamilies: Set<ActivityFamily> { get set }

  /// Makes values of the user's types from JSON.
  ///
  /// - Throws: `RenderFailure.undecodable`.
  func decode(attributes: Data, state: Data) throws(RenderFailure) -> any DrawableValues

  /// Makes up attributes and states of the user's types.
  ///
  /// - Throws: `RenderFailure.refused` when a type accepts nothing.
  func samples(now: Date) throws(RenderFailure) -> WidgetSamples
}

/// Attributes and a state of the user's types.
@MainActor
protocol DrawableValues {
  static var attributesType: String { get }

  /// Draws the painter's presentation with the configuration of the same attributes among
  /// `configurations`.
  ///
  /// - Throws: `RenderFailure.refused` when there is none, or the device lacks the presentation.
  func rendering(
    with configurations: [any DrawableActivity], painter: PresentationPainter
  ) throws(RenderFailure) -> Rendering
}

/// Why a presentation is not drawn.
enum RenderFailure: Error, Equatable {
  case undecodable(DecodingFault)
  /// A complete sentence.
  case refused(String)
}

struct ActivityValues<Attributes: ActivityAttributes>: DrawableValues {
  static var attributesType: String { Attributes.nameOnPhone }

  /// The identifier that a widget sees while no phone runs the activity.
  static var activityID: String { "00000000-0000-0000-0000-000000000000" }

  let attributes: Attributes
  let state: Attributes.ContentState

  func rendering(
    with configurations: [any DrawableActivity], painter: PresentationPainter
  ) throws(RenderFailure) -> Rendering {
    let fitting = configurations.lazy.compactMap { $0 as? ActivityConfiguration<Attributes> }
    guard let configuration = fitting.first else {
      throw .refused(
        "No widget has an ActivityConfiguration for \(Self.attributesType). Add one to the bundle.")
    }
    let presentation = painter.presentation
    if let reason = painter.device.absence(of: presentation) { throw .refused(reason) }
    var painter = painter
    painter.families = configuration.supplementalFamilies
    let traits = painter.surroundings.traits(in: painter.environment)
    painter.environment.device = painter.device.showing(presentation) ?? painter.device
    let context = ActivityViewContext(
      activityID: Self.activityID, attributes: attributes, state: state,
      isStale: painter.environment.isStale)
    return UITraitCollection.$drawn.withValue(traits) {
      painter.rendering(of: configuration, context)
    }
  }
}

extension PresentationPainter {
  /// The island whose sizes the island's views take, also where a device without one shows them. In
  /// a small card they may be wider.
  private var island: Device.Island {
    var island = device.island ?? .standard
    if presentation.form == .small { island.compactHalfLimit = device.rowHalfLimit }
    return island
  }

  func rendering<Attributes>(
    of configuration: ActivityConfiguration<Attributes>, _ context: ActivityViewContext<Attributes>
  ) -> Rendering {
    switch presentation.form {
    case .card: card(configuration.content(context))
    case .small where families.contains(.small): card(configuration.content(context))
    case .compact, .small: compact(configuration.dynamicIsland(context), in: island)
    case .minimal: minimal(configuration.dynamicIsland(context), in: island)
    case .expanded: expanded(configuration.dynamicIsland(context), in: island)
    }
  }
}

extension ActivityConfiguration: DrawableActivity {
  static var attributesType: String { Attributes.nameOnPhone }

  func decode(attributes: Data, state: Data) throws(RenderFailure) -> any DrawableValues {
    ActivityValues<Attributes>(
      attributes: try UserJSON(subject: .attributes, data: attributes).decode(Attributes.self),
      state: try UserJSON(subject: .state, data: state).decode(Attributes.ContentState.self))
  }

  func samples(now: Date) throws(RenderFailure) -> WidgetSamples {
    do throws(SampleRefusal) {
      // One set of attributes for all states, as an activity has it.
      let attributes = try SampleTour(of: Attributes.self, now: now, limit: 1)
      let tour = try SampleTour(of: Attributes.ContentState.self, now: now)
      return WidgetSamples(
        attributesType: Self.attributesType, attributes: attributes.states[0].json,
        states: tour.states.map { WidgetSamples.State(name: $0.name, json: $0.json) },
        isCutShort: tour.isCutShort)
    } catch {
      throw .refused(error.message)
    }
  }
}
