/// Names the class of the object that UIKit tells about the life of an app.
///
/// This version of Islet does not run apps, so there is no such object yet.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  private let delegateType: DelegateType.Type

  /// Names the class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.delegateType = delegateType
  }

  /// The delegate. It exists only while an app runs.
  @MainActor @preconcurrency public var wrappedValue: DelegateType {
    fatalError(
      "There is no \(delegateType): this version of Islet draws widgets and does not run apps.")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the properties of the delegate.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    .init(object: wrappedValue)
  }
}
