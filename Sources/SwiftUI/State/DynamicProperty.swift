/// A property of a view whose value comes from outside the view, such as its state.
public protocol DynamicProperty {
  /// Called just before the view's body is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
