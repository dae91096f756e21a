/// Runs closures somewhere: on a queue or on a run loop.
public protocol Scheduler<SchedulerOptions> {
  associatedtype SchedulerOptions
  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

/// Options of a scheduler that has none.
public struct NoSchedulerOptions: Sendable {}

/// Hands a closure of the user's to another thread, as Combine's interface does.
private struct Handover: @unchecked Sendable {
  let action: () -> Void
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerOptions = NoSchedulerOptions

  public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    async { handover.action() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerOptions = NoSchedulerOptions

  public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    perform { handover.action() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerOptions = NoSchedulerOptions

  public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    addOperation { handover.action() }
  }
}
