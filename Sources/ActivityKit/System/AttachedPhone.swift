import Synchronization

/// The phone that ActivityKit's types talk to.
///
/// They have no parameter for it, as Apple's interface has none. A test gives its phone to a task
/// with `AttachedPhone.$current.withValue(phone) { … }`; the entry point of an app's process calls
/// `attach(_:)` once, before the app's own code runs.
package enum AttachedPhone {
  /// The phone of the current task.
  @TaskLocal package static var current: (any ActivitySystem)?

  private static let processPhone = Mutex<any ActivitySystem>(NoPhone())

  /// Attaches a phone to the whole process.
  package static func attach(_ system: any ActivitySystem) {
    processPhone.withLock { $0 = system }
  }

  /// The task's phone, else the process's, else one that says that none is attached.
  static var system: any ActivitySystem {
    current ?? processPhone.withLock { $0 }
  }
}
