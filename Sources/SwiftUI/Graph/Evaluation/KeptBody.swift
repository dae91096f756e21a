/// The body of a view as it was last evaluated, kept for as long as the view stays in the tree.
final class KeptBody<Value, Body> {
  /// A body, what it was made of, and what it read.
  struct Evaluated {
    var value: Value
    var reads: BodyReads
    var body: Body
  }

  var last: Evaluated?
  let validity = BodyValidity()
}

/// Names a kept body among what is kept for a view.
private struct BodyKey: Hashable { let type: ObjectIdentifier }

extension ViewContext {
  /// The body of a view, a modifier or an app, with its properties in place.
  ///
  /// In an app it is evaluated only if the value differs from that of the evaluation before, or if
  /// something that the body read has changed; a widget is drawn afresh each time.
  func body<Value, Body>(of value: Value, _ make: (Value) -> Body) -> Body {
    var installed = value
    guard graph.keepsBodies else {
      graph.properties.install(in: &installed, context: self)
      return make(installed)
    }
    let kept = graph.states.object(
      for: identity.appending(BodyKey(type: ObjectIdentifier(Value.self)))
    ) { KeptBody<Value, Body>() }
    let reads = BodyReads()
    var context = self
    context.reading = BodyReading(reads: reads, validity: kept.validity)
    let tracker = graph.states.reads
    tracker.tracking(reads) { graph.properties.install(in: &installed, context: context) }
    if let last = kept.last, kept.validity.isValid, last.reads.isCurrent,
      areSame(reads.values, last.reads.values), graph.inputs.areSame(value, last.value)
    {
      return last.body
    }
    let (validity, changed) = (kept.validity, graph.states.invalidation)
    let number = validity.begin()
    let body = tracker.tracking(reads) {
      withObservationTracking {
        make(installed)
      } onChange: {
        validity.invalidate(evaluation: number)
        changed()
      }
    }
    kept.last = .init(value: value, reads: reads, body: body)
    return body
  }

  private func areSame(_ values: [Any], _ others: [Any]) -> Bool {
    values.count == others.count
      && zip(values, others).allSatisfy { graph.inputs.areSame($0, $1) }
  }

  /// Notes a value that the view being evaluated depends on.
  func depend(on value: @autoclosure () -> Any) {
    if let reading { reading.reads.values.append(value()) }
  }

  /// Has the view being evaluated, and with it the tree, evaluated again; for any thread.
  var invalidation: @Sendable () -> Void {
    let changed = graph.states.invalidation
    guard let validity = reading?.validity else { return changed }
    return { [weak validity] in
      validity?.invalidate()
      changed()
    }
  }
}

/// Where it is written down what a body reads.
struct BodyReading {
  let reads: BodyReads
  let validity: BodyValidity
}
