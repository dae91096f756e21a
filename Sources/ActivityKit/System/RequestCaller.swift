import ActivityModel

/// Which code of the app calls `Activity.request`. Whoever runs an intent or a widget says so for
/// its task.
package enum RequestCaller {
  @TaskLocal package static var current = ActivityRequest.Caller.app
}
