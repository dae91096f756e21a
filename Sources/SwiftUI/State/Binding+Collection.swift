extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position.
  ///
  /// An element may be gone when a view that is about to leave still reads it; then it has the
  /// value it had when the binding was made.
  public subscript(position: Index) -> Element {
    let present = wrappedValue[position]
    return derived(
      get: { $0.indices.contains(position) ? $0[position] : present },
      set: { value, element in
        if value.indices.contains(position) { value[position] = element }
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
