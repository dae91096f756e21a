/// Makes the object that UIKit tells about the life of an app.
///
/// This version of Islet does not run apps: the delegate is made and hears nothing.
@propertyWrapper
@MainActor
@preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// The delegate.
  public var wrappedValue: DelegateType

  /// Makes the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = delegateType.init()
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}
