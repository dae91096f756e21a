import ActivityModel
import Foundation

/// What Apple does not say, in one place.
///
/// Each property is a decision of Islet that a test or a person may change;
/// `docs/choices.md` lists the same names with their reasons.
package struct Choices: Codable, Hashable, Sendable {
  // MARK: Data

  /// R1: what counts against 4096 bytes.
  package var countedBytes = ContentSizeLimit.Counted.attributesAndState
  /// R18: an update or push whose timestamp was seen before.
  package var equalTimestamp = TimestampOrder.Equal.isIgnored
  /// R18: the content of an `end` that is older than what is shown.
  package var olderEndContent = TimestampOrder.OlderEnd.keepsContent
  /// R18: whether an update without a timestamp counts as made now, so that pushes made before it
  /// are ignored.
  package var untimedUpdateCountsAsNow = false

  // MARK: Life

  /// R2: when the eight hours of a scheduled activity begin.
  package var scheduledLifetimeBegins = Lifetime.Beginning.start
  /// R3: `.after` with a date in the past.
  package var pastDismissalDate = Ending.PastDate.dismissesAtOnce
  /// R3: ending what has ended.
  package var endAgain = Ending.Again.mayDismissSooner
  /// R3: ending what has not started.
  package var endPending = Ending.OfPending.dismissesAtOnce
  /// R4: a stale date in the past at the start.
  package var pastStaleDateAtStart = Staleness.PastAtStart.staysHidden
  /// R4: a stale date in the past in an update.
  package var pastStaleDateInUpdate = Staleness.PastInUpdate.becomesStale
  /// R8: a start date in the past.
  package var pastStartDate = ScheduledStart.PastDate.startsWithAlert
  /// R8: an update before the start.
  package var updatePending = ScheduledStart.UpdateBefore.changesContent
  /// R16: a restart of the device.
  package var restart = ProcessLife.Restart.keepsActivities
  /// R20: switching an app's Live Activities off.
  package var revokedPermission = Authorization.Revocation.dismissesAtOnce

  // MARK: Numbers

  /// R9: the most activities of one app that have not ended.
  package var maximumPerApp = 5
  /// R9: the most activities of all apps that have not ended.
  package var maximumOnDevice = 20
  /// How many dismissed activities the phone remembers, to explain what is sent to them and to
  /// tell what they showed.
  package var rememberedDismissals = 1_000

  // MARK: Screen

  /// R5: how apps follow one another in the island and in StandBy.
  package var islandAppOrder = Relevance.AppOrder.latestStart
  /// R5: how apps follow one another on the Lock Screen.
  package var lockScreenAppOrder = Relevance.AppOrder.latestStart
  /// R6: the island of a locked phone.
  package var islandWhileLocked = IslandOccupancy.WhileLocked.isEmpty
  /// R6: whether unlocking returns to the app that was in the foreground.
  package var unlockReturnsToApp = true
  /// R10: how long an alert is shown, in seconds.
  package var alertDuration: TimeInterval = 5
  /// R10: another alert while one is shown.
  package var secondAlert = Alerting.Second.replacesFirst
  /// R10: whether an alert is shown over its own app in the foreground.
  package var alertOverOwnApp = false
  /// R12: a transient activity on a phone without an island.
  package var transientWithoutIsland = TransientStyle.WithoutIsland.showsBanner
  /// R12: whether a transient activity has a card on the Lock Screen.
  package var transientOnLockScreen = false
  /// R12: how a transient activity ends by itself.
  package var transientEnd = TransientStyle.OwnEnd.dismissesAtOnce
  /// R12: the alert of another activity over a transient one.
  package var alertOverTransient = TransientStyle.Interruption.endsIt
  /// R14: a presentation that cannot be archived.
  package var oversizedImage = ImageLimit.Excess.endsActivity

  // MARK: Pushes

  /// R11: pushes of priority 10 in an hour, for each app.
  package var hourlyPushes = 100
  /// R11: the same with frequent pushes switched on.
  package var hourlyFrequentPushes = 250
  /// R11: starts by push in an hour, for each app.
  package var hourlyPushStarts = 10
  /// R11: a push over its budget.
  package var overBudget = PushBudget.Excess.isDropped
  /// R11: how long a phone is said to wait between two drawings in the background, in seconds.
  package var backgroundDrawingInterval: TimeInterval = 15
  /// R19: the time from a request to its update token, in seconds.
  package var tokenDelay: TimeInterval = 0.25
  /// R19: when push-to-start tokens appear.
  package var firstStartToken = TokenRules.FirstStartToken.atFirstLaunch
  /// R5: the relevance of a push that gives none.
  package var missingPushScore = Relevance.MissingScore.isZero
  /// R19: how an activity is updated whose start push does not say.
  package var pushStartInput = PushInput.token

  package init() {}
}
