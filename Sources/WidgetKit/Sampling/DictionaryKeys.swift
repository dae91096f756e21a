/// The keys that a recorder gives to a dictionary, or to a type that takes any key.
struct DictionaryKeys {
  let names: [String]

  /// How many there are is chosen as for an array; an enumeration's raw values are its keys.
  init(of place: SamplePlace) {
    let owner = place.owner
    if let owner, let element = TypeWalk.element(of: owner), place.wouldRepeat(element) {
      names = []
      return
    }
    let counts = SampleTable.counts
    let name = SampleQuestion(place, isSelf: false).name
    let picked = place.script.choose(
      "\(place.key)#", count: counts.count, tour: 2, drives: place.drives, depth: place.path.count
    ) { counts[$0] == 0 ? "no-\(name)" : "\(counts[$0])-\(name)" }
    let keyType = (owner as? any DictionaryShape.Type)?.keyType
    let known: [String] =
      switch keyType {
      case is Int.Type: (1...4).map(String.init)
      case let type as any RawRepresentable.Type: RawValues(type).texts
      default: SampleTable.keys
      }
    names = Array((known.isEmpty ? SampleTable.keys : known).prefix(counts[picked]))
  }
}
