/// Makes a variable in an extension of `EnvironmentValues` or of `Transaction` a value of theirs.
/// Apple's interface.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
