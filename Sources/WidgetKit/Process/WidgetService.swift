import ActivityModel
import AppleFoundation
import SwiftUI
import Wire

/// Answers what the phone asks of a widget.
@MainActor
package final class WidgetService {
  private let makeWidgets: @MainActor () -> [any Widget]
  private let services: RenderingServices
  private let stopClock: (Date) -> Void
  private var previews: [LoadedPreview]?

  /// - Parameters:
  ///   - services: The engines that measure and draw.
  ///   - stopClock: Stops the clock that the user's code reads at a time.
  ///   - makeWidgets: Makes the widgets of the bundle.
  package init(
    services: RenderingServices, stopClock: @escaping (Date) -> Void,
    makeWidgets: @escaping @MainActor () -> [any Widget]
  ) {
    self.services = services
    self.stopClock = stopClock
    self.makeWidgets = makeWidgets
  }

  package func reply(to request: WidgetRequest) async -> WidgetReply {
    switch request {
    case .describe(let now, let asksPreviews, let locale):
      stopClock(now)
      previews = asksPreviews ? nil : []
      let language = PhoneLanguage(locale: Locale(identifier: locale))
      return .description(
        await PhoneLanguage.$current.withValue(language) { await description() })
    case .sample(let attributesType, let now):
      stopClock(now)
      return samples(of: attributesType, now: now)
    case .render(let request):
      stopClock(request.environment.now)
      let untranslated = UntranslatedKeys()
      let language = PhoneLanguage(request.environment, untranslated: untranslated)
      return await PhoneLanguage.$current.withValue(language) {
        await UITraitCollection.$drawn.withValue(Self.traits(of: request)) {
          await MadeUpDefaults.$current.withValue(.init(for: request)) {
            await rendered(request, untranslated)
          }
        }
      }
    }
  }

  private func samples(of attributesType: String, now: Date) -> WidgetReply {
    let configurations = widgets.activities
    let named = configurations.first { type(of: $0).attributesType == attributesType }
    guard let configuration = named else {
      return .refused(Self.unknown(attributesType, among: configurations))
    }
    do throws(RenderFailure) {
      return .samples(try configuration.samples(now: now))
    } catch {
      return reply(error)
    }
  }

  private func reply(_ failure: RenderFailure) -> WidgetReply {
    switch failure {
    case .undecodable(let fault): .undecodable(fault)
    case .refused(let reason): .refused(reason)
    }
  }

  private func rendered(
    _ request: RenderRequest, _ untranslated: UntranslatedKeys
  ) async -> WidgetReply {
    do throws(RenderFailure) {
      var rendering = try await rendering(request)
      rendering.notes += PhoneLanguage.current.notes(on: untranslated)
      if let note = MadeUpDefaults.current?.note { rendering.notes.append(note) }
      return .rendering(rendering)
    } catch {
      return reply(error)
    }
  }

  /// The surroundings as UIKit sees them, before it is known what the widget declares.
  private static func traits(of request: RenderRequest) -> UITraitCollection {
    let environment = request.environment
    return PresentationSurroundings(request.presentation, appearance: environment.appearance)
      .traits(in: environment)
  }

  /// A bundle is made anew for each answer, because its code may look at the time.
  private var widgets: WidgetList { WidgetList(makeWidgets()) }

  /// The previews; their states are made once, at the time of the first question.
  private func loadedPreviews() async -> [LoadedPreview] {
    if let previews { return previews }
    let loaded = await DeclaredPreviews.load(services: services)
    previews = loaded
    return loaded
  }

  private func description() async -> WidgetDescription {
    var activities: [WidgetDescription.Activity] = []
    var others: [String] = []
    for entry in widgets.entries {
      let drawable = entry.configurations.compactMap { $0 as? any DrawableActivity }
      for configuration in drawable {
        activities.append(
          WidgetDescription.Activity(
            attributesType: type(of: configuration).attributesType, widgetType: entry.widgetType))
      }
      if drawable.isEmpty { others.append(entry.widgetType) }
    }
    return WidgetDescription(
      activities: activities, previews: await loadedPreviews().map(\.description),
      otherWidgets: others)
  }

  private func rendering(_ request: RenderRequest) async throws(RenderFailure) -> Rendering {
    let painter = PresentationPainter(
      services: services, environment: request.environment, presentation: request.presentation)
    let configurations = widgets.activities
    switch request.content {
    case .json(let attributesType, let attributes, let state):
      let named = configurations.first { type(of: $0).attributesType == attributesType }
      guard let configuration = named else {
        throw .refused(Self.unknown(attributesType, among: configurations))
      }
      let values = try configuration.decode(attributes: attributes, state: state)
      return try values.rendering(with: [configuration], painter: painter)
    case .preview(let index, let stateIndex):
      let previews = await loadedPreviews()
      guard previews.indices.contains(index), previews[index].states.indices.contains(stateIndex)
      else {
        throw .refused("The widget has no state \(stateIndex) of a preview \(index). Ask it again.")
      }
      let preview = previews[index]
      return try preview.states[stateIndex].values.rendering(
        with: preview.configurations + configurations, painter: painter)
    }
  }

  private static func unknown(
    _ attributesType: String, among configurations: [any DrawableActivity]
  ) -> String {
    let known = configurations.map { type(of: $0).attributesType }
    let hint =
      known.isEmpty
      ? "The widget has no ActivityConfiguration at all; add one to its bundle."
      : "It draws \(known.joined(separator: ", "))."
    return "The widget has no ActivityConfiguration for \(attributesType). \(hint)"
  }
}
