/// Whether a locked device runs an intent. Apple's interface.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}
