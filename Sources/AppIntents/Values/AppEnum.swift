/// An enumeration of the app's own that intents may handle. Apple's interface.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible, UnwrappedType == Self {}
