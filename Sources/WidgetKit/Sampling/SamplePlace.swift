import AppleFoundation

/// A place in the value that a recorder makes: where it stands, and how it answers there.
struct SamplePlace {
  /// How often a type lies in itself before another way is looked for, and before optionals and
  /// collections of it end. Choices of Islet.
  static let greatestRecursion = 3
  static let usualRecursion = 2

  let path: [any CodingKey]
  let node: SampleNode
  /// The types that are being decoded here, outermost first.
  let types: [Any.Type]
  let script: SampleScript
  let now: Date
  /// Whether it lies in a container that its type opened inside its own.
  var isNested = false

  /// The type whose `init(from:)` asks; nil in containers inside its own.
  var owner: Any.Type? { isNested ? nil : types.last }

  /// The same place, for a container inside that of the type that asks.
  var nested: SamplePlace {
    var place = self
    place.isNested = true
    return place
  }

  /// The place in words, which is also the key of what is chosen here.
  var key: String { FaultFinder.text(of: path) }

  /// Whether enough states are made to show what can be chosen here: not for what lies deep, and not
  /// for the elements of collections, which differ from each other anyway.
  var drives: Bool { path.count <= 2 && !path.contains { $0.intValue != nil } }

  /// The number of the innermost element of a collection; 0 outside of them.
  var index: Int { path.last { $0 is ElementKey }?.intValue ?? 0 }

  func member(_ key: any CodingKey) -> SamplePlace {
    SamplePlace(
      path: path + [key], node: node.member(key.stringValue), types: types, script: script,
      now: now, isNested: isNested)
  }

  func element(_ index: Int) -> SamplePlace {
    SamplePlace(
      path: path + [ElementKey(index)], node: node.append(), types: types, script: script,
      now: now, isNested: isNested)
  }

  /// How often a type lies around this place.
  private func count(of type: Any.Type) -> Int { types.count { $0 == type } }

  /// Whether making the type here would go round in a circle: the type itself, or what it holds.
  func wouldRepeat(_ type: Any.Type) -> Bool {
    let unwrapped = TypeWalk.unwrapped(type)
    return count(of: unwrapped) >= Self.usualRecursion
      || TypeWalk.element(of: unwrapped).map(wouldRepeat) == true
  }

  // MARK: Answers

  /// Makes a value of any type.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let scalar = type as? any SampleScalar.Type, let value = scalar.answer(at: self) as? T {
      return value
    }
    if let made = ReadyMadeSample(type, at: self), let value = made.value as? T {
      node.set(made.value)
      return value
    }
    guard count(of: type) < Self.greatestRecursion else {
      throw SampleRecursion(type: type)
    }
    let place = SamplePlace(
      path: path, node: node, types: types + [type], script: script, now: now)
    do {
      let value = try T(from: SampleDecoder(place: place))
      // What threw before was caught by the type.
      script.refusal = nil
      return value
    } catch {
      if script.refusal == nil {
        script.refusal = SampleScript.Refusal(type: type, path: key, error: error)
      }
      throw error
    }
  }

  /// A string, number or the like.
  ///
  /// - Parameter isSelf: The owner is made of this one value.
  func scalar<S: SampleScalar>(_ type: S.Type, isSelf: Bool = false) -> S {
    let answers = S.answers(to: SampleQuestion(self, isSelf: isSelf))
    let values = answers.values
    let tour = max(min(answers.tour, values.count), 1)
    let spread = max(min(answers.spread, values.count), tour)
    func rotated(_ picked: Int) -> Int { picked < tour ? (picked + index) % spread : picked }
    let picked = script.choose(
      "\(key):\(type)", count: values.count, tour: tour, drives: drives && answers.drives,
      depth: path.count, isCase: answers.isCase
    ) { answers.label(values[rotated($0)]) }
    let value = values[rotated(picked)]
    node.set(value)
    return value
  }

  /// Whether there is no value where one is optional.
  func isNil(_ wrapped: Any.Type?) -> Bool {
    if let wrapped, wouldRepeat(wrapped) {
      node.setNull()
      return true
    }
    let question = SampleQuestion(self, isSelf: false)
    let isUsuallyNil = SampleTable.absent.contains { question.holds($0) }
    let picked = script.choose(
      "\(key)?", count: 2, tour: 2, drives: drives, depth: path.count
    ) { ($0 == 1) != isUsuallyNil ? "no-\(question.name)" : "with-\(question.name)" }
    let isNil = (picked == 1) != isUsuallyNil
    if isNil { node.setNull() }
    return isNil
  }
}

/// A type that contains itself without end on the way taken.
struct SampleRecursion: Error, CustomStringConvertible {
  var type: Any.Type

  var description: String { "\(TypeName(type).text) contains itself without end" }
}

/// The place of an element of a collection.
private struct ElementKey: CodingKey {
  let intValue: Int?
  let stringValue: String

  init(_ index: Int) {
    intValue = index
    stringValue = "Index \(index)"
  }

  init?(intValue: Int) { self.init(intValue) }
  init?(stringValue: String) { nil }
}
