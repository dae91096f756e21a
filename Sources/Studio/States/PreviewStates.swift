import Foundation
import Wire

/// The states of all previews, each once.
///
/// Source often shows one state in four previews, one a presentation. Those are one state here,
/// because every state is drawn in every presentation anyway.
struct PreviewStates {
  /// What makes two states the same. A state that cannot be encoded is like no other.
  private struct Key: Hashable {
    var type: String
    var isStale: Bool
    var attributes: Data?
    var state: Data?
    /// Tells states apart that have no JSON.
    var position: [Int]
  }

  private struct Found {
    var key: Key
    var content: RenderRequest.Content
    /// Names that the source gives the state itself.
    var stateNames: [String] = []
    /// Names of the previews that show it; nil where a preview has none.
    var previewNames: [String?] = []
  }

  private var found: [Found] = []
  private var places: [Key: Int] = [:]

  var isEmpty: Bool { found.isEmpty }

  /// Attributes types in the order in which they were found.
  var types: [String] {
    var seen: Set<String> = []
    return found.map(\.key.type).filter { seen.insert($0).inserted }
  }

  mutating func add(_ preview: WidgetDescription.Preview, at index: Int) {
    for (position, state) in preview.states.enumerated() {
      let hasJSON = state.json != nil && preview.attributes != nil
      let key = Key(
        type: preview.attributesType, isStale: preview.isStale,
        attributes: preview.attributes, state: state.json,
        position: hasJSON ? [] : [index, position])
      let place = places[key] ?? found.count
      if place == found.count {
        places[key] = place
        found.append(Found(key: key, content: .preview(index, state: position)))
      }
      if let name = state.name { found[place].stateNames.append(name) }
      found[place].previewNames.append(preview.name)
    }
  }

  /// The states of one activity; `isStale` makes all of them stale.
  func states(of type: String, isStale: Bool) -> [DrawnState] {
    let mine = found.filter { $0.key.type == type }
    let names = StateName.unique(mine.map(name))
    return zip(mine, names).map { item, name in
      DrawnState(
        attributesType: type, name: name, content: item.content,
        isStale: isStale || item.key.isStale, attributes: item.key.attributes,
        state: item.key.state)
    }
  }

  /// The state's own name; else that of its preview, unless several previews with different names
  /// show it: then those names mean presentations, not the state.
  private func name(of item: Found) -> String? {
    let own = item.stateNames.first ?? commonName(item.previewNames)
    guard let own, item.key.isStale else { return own }
    return "\(own)-stale"
  }

  private func commonName(_ names: [String?]) -> String? {
    guard let first = names.first, names.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
