import ActivityModel
import Foundation
import Phone
import Wire

/// Answers what apps and widgets ask of the phone.
struct PhoneDesk: PhoneCalls {
  let core: PhoneCore
  let openURL: @Sendable (URL) -> Void

  func answer(
    _ call: PhoneCall, from app: AppID, caller: ActivityRequest.Caller
  ) -> PhoneAnswer {
    switch call {
    case .request(var request):
      request.caller = caller
      for effect in core.send(.request(request, by: app)) {
        switch effect.kind {
        case .activityAppeared(let snapshot): return .started(ActivityRecord(of: snapshot))
        case .requestRefused(let refusal): return .refused(refusal)
        default: continue
        }
      }
      return .refused(.persistenceFailure)
    case .update(let id, let content, let alert, let timestamp):
      core.send(.update(id, content, alert: alert, timestamp: timestamp))
      return .done
    case .end(let id, let content, let policy, let timestamp):
      core.send(.end(id, content, policy, timestamp: timestamp))
      return .done
    case .activities(let type):
      return .activities(
        core.read { $0.phone.activities(of: app, attributesType: type) }
          .map(ActivityRecord.init(of:)))
    case .activity(let id):
      return .activity(core.read { $0.phone.activity(id) }.map(ActivityRecord.init(of:)))
    case .pushToStartToken(let type):
      return .token(core.read { $0.phone.pushToStartToken(of: app, attributesType: type) })
    case .authorization:
      return .authorization(
        core.read {
          ActivityAuthorization(
            areActivitiesEnabled: $0.phone.areActivitiesEnabled(for: app),
            frequentPushesEnabled: $0.phone.areFrequentPushesEnabled(for: app))
        })
    case .report(let sentence):
      core.send(.report(sentence, by: app))
      return .done
    case .openURL(let url):
      openURL(url)
      return .done
    }
  }
}
