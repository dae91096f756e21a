/// An intent that the system knows how to use. Apple's interface.
public protocol SystemIntent: AppIntent {}

/// An intent that starts, changes or ends a Live Activity (iOS 17). It runs in the app's process
/// and may start an activity while the app is in the background. Apple's interface.
public protocol LiveActivityIntent: SystemIntent {}

/// The form of `LiveActivityIntent` before iOS 17. Apple's interface.
@available(*, deprecated, renamed: "LiveActivityIntent")
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that plays, pauses or changes audio (iOS 17). It runs in the app's process. Apple's
/// interface.
public protocol AudioPlaybackIntent: SystemIntent {}

/// The form of `AudioPlaybackIntent` before iOS 17. Apple's interface.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records audio (iOS 18). Apple's interface.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that may go on in the app's foreground (iOS 16). Apple's interface.
public protocol ForegroundContinuableIntent: AppIntent {}
