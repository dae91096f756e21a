/// A type of the app's own that intents may handle. Apple's interface.
public protocol AppValue: _IntentValue, TypeDisplayRepresentable, PersistentlyIdentifiable, Sendable
{}
