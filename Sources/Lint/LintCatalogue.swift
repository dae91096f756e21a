/// All rules. A number never changes its meaning; a rule that goes leaves its number empty.
///
/// Sources are Apple's articles on Live Activity pushes unless a reason says otherwise.
package enum LintCatalogue {
  // MARK: P1, the text

  package static let notJSON = LintRule(
    "P101", .error, "not JSON",
    reason: "Apple's service passes bytes on unread, and the phone drops what it cannot read.")
  package static let trailingComma = LintRule(
    "P102", .error, "comma before the end of an object or array",
    reason: "JSON has no trailing commas, so the phone drops the push; Apple's service answers 200."
  )
  package static let comment = LintRule(
    "P103", .error, "comment",
    reason: "JSON has no comments, so the phone drops the push.")
  package static let notText = LintRule(
    "P104", .error, "not UTF-8",
    reason: "JSON is UTF-8 without a byte order mark.")
  package static let repeatedKey = LintRule(
    "P105", .error, "key twice in one object",
    reason: "Which of the two counts is left to chance: Foundation takes the first.")
  package static let tooLarge = LintRule(
    "P106", .error, "payload too large",
    reason: "Apple's service answers 413 PayloadTooLarge.")
  package static let nearlyTooLarge = LintRule(
    "P107", .advice, "payload nearly too large",
    reason: "A longer text in the state makes it too large, and the update is lost.")
  package static let empty = LintRule(
    "P108", .error, "empty payload", reason: "Apple's service answers 400 PayloadEmpty.")

  // MARK: P2, keys

  package static let missingAps = LintRule(
    "P201", .error, "no aps object", reason: "Everything for a Live Activity stands inside aps.")
  package static let misspeltKey = LintRule(
    "P202", .error, "key that resembles one of Apple's",
    reason: "A key that the phone does not know is passed over in silence.")
  package static let unknownKey = LintRule(
    "P203", .warning, "key that aps does not have",
    reason: "Keys of your own inside aps are passed over in silence.")
  package static let misplacedKey = LintRule(
    "P204", .error, "key in the wrong object",
    reason: "The phone looks for it inside aps only.")
  package static let missingKey = LintRule(
    "P205", .error, "required key missing",
    reason: "Apple's service answers 200, and the phone drops the push.")
  package static let wrongType = LintRule(
    "P206", .error, "value of the wrong type",
    reason: "The phone cannot read it and drops the push.")
  package static let unknownEvent = LintRule(
    "P207", .error, "unknown event", reason: "The phone knows start, update and end.")
  package static let keyOfOtherEvent = LintRule(
    "P208", .warning, "key that this event does not use",
    reason: "The phone passes it over in silence.")
  package static let twoWaysToUpdate = LintRule(
    "P209", .warning, "both input-push-token and input-push-channel",
    reason: "An activity is updated by its token or by a channel; Apple does not say which wins.")
  package static let noWayToUpdate = LintRule(
    "P210", .advice, "start that asks for no way to update",
    reason: "An app that was force-quit is not run for a start, so its token never reaches you.")
  package static let moduleInType = LintRule(
    "P211", .error, "attributes-type with a module",
    reason: "Types are matched by their unqualified name (field report 19).")
  package static let broadcastStart = LintRule(
    "P212", .error, "start by broadcast",
    reason: "A broadcast updates and ends activities; it cannot start one.")

  // MARK: P3, times

  package static let milliseconds = LintRule(
    "P301", .error, "milliseconds where seconds are meant",
    reason: "The time lies tens of thousands of years ahead; the phone drops the push.")
  package static let referenceDate = LintRule(
    "P302", .error, "seconds since 2001 where seconds since 1970 are meant",
    reason: "The time lies 31 years back, so the push counts as old.")
  package static let oldTimestamp = LintRule(
    "P303", .warning, "timestamp long past",
    reason: "A phone that has shown something newer ignores it (field report 25).")
  package static let farTimestamp = LintRule(
    "P304", .error, "timestamp far ahead",
    reason: "The phone drops timestamps more than eight hours ahead.")
  package static let pastStaleDate = LintRule(
    "P305", .error, "stale date in the past",
    reason: "The activity is stale at once; one that starts so is never shown (field report 33).")
  package static let lateDismissal = LintRule(
    "P306", .warning, "dismissal date more than four hours ahead",
    reason: "The card leaves the Lock Screen after four hours at the latest.")
  package static let noDismissal = LintRule(
    "P307", .advice, "end without a dismissal date",
    reason: "The card stays on the Lock Screen for up to four hours.")
  package static let repeatedTimestamp = LintRule(
    "P308", .error, "timestamp that does not rise",
    reason: "The phone shows the newest state only, and ignores what is not newer.")
  package static let fractionalTime = LintRule(
    "P309", .warning, "time with a fraction",
    reason: "Apple's times are whole seconds; several clients and services drop the rest.")
  package static let noStaleDate = LintRule(
    "P310", .advice, "no stale date in any push",
    reason: "When pushes stop to arrive the activity goes on to show old facts as if they were new."
  )
  package static let unixDateInState = LintRule(
    "P311", .warning, "seconds since 1970 in the state",
    reason: "A property of type Date counts from 2001 and lands 31 years late (field report 3).")
  package static let reversedRange = LintRule(
    "P312", .error, "range that ends before it begins",
    reason: "Making the range traps, and the widget crashes (field report 107).")

  // MARK: P4, alerts

  package static let soundBesideAlert = LintRule(
    "P401", .error, "sound beside the alert",
    reason: "For Live Activities the sound stands inside alert; elsewhere it is not played.")
  package static let startWithoutAlert = LintRule(
    "P402", .error, "start without an alert",
    reason: "An alert is required; without it the phone shows nothing (field report 17).")
  package static let flatLocalization = LintRule(
    "P403", .error, "loc key of plain notifications",
    reason: "Live Activities nest loc-key and loc-args inside title and body.")
  package static let alertWithoutTitle = LintRule(
    "P404", .warning, "alert without a title or a body",
    reason: "An alert without a title loses its sound, and the banner and the watch show a gap.")
  package static let alertAsText = LintRule(
    "P405", .warning, "alert as a text", reason: "A Live Activity's alert has a title and a body.")

  // MARK: P5, headers

  package static let topicWithoutSuffix = LintRule(
    "P501", .error, "topic without its suffix",
    reason: "Apple's service answers 400 DeviceTokenNotForTopic.")
  package static let doubledSuffix = LintRule(
    "P502", .error, "topic with its suffix twice",
    reason: "Apple's service answers 400 TopicDisallowed (field report 41).")
  package static let pushType = LintRule(
    "P503", .error, "push type", reason: "Apple's service answers 400 InvalidPushType.")
  package static let lowPriority = LintRule(
    "P504", .warning, "start or end with priority 5",
    reason: "The phone may delay it, store it or drop it.")
  package static let unknownHeader = LintRule(
    "P505", .error, "header that resembles one of Apple's",
    reason: "Apple's service passes over headers it does not know.")
  package static let expirationUnit = LintRule(
    "P506", .error, "expiration in milliseconds",
    reason: "The service counts seconds since 1970.")
  package static let noStorage = LintRule(
    "P507", .warning, "start or end that is not stored",
    reason: "With the expiration 0 a phone that is offline never hears of it.")
  package static let longCollapseID = LintRule(
    "P508", .error, "collapse id too long",
    reason: "Apple's service answers 400 BadCollapseId above 64 bytes.")
  package static let badMessageID = LintRule(
    "P509", .error, "apns-id that is no UUID",
    reason: "Apple's service answers 400 BadMessageId.")
  package static let missingHeader = LintRule(
    "P510", .error, "required header missing",
    reason: "Apple's service refuses the request.")
  package static let badPriority = LintRule(
    "P511", .error, "priority", reason: "Apple's service answers 400 BadPriority.")
  package static let repeatedHeader = LintRule(
    "P512", .error, "header twice", reason: "Apple's service answers 400 DuplicateHeaders.")
  package static let badExpiration = LintRule(
    "P513", .error, "expiration", reason: "Apple's service answers 400 BadExpirationDate.")

  // MARK: P6, the app's own types

  package static let undecodable = LintRule(
    "P601", .error, "state or attributes that the type cannot decode",
    reason: "Apple's service answers 200; the phone drops the push and tells nobody.")
  package static let unknownType = LintRule(
    "P602", .error, "attributes type that no widget declares",
    reason: "The phone finds no widget for the activity and starts nothing (field report 19).")
  package static let farDate = LintRule(
    "P603", .warning, "date decades away",
    reason: "Seconds since 1970 were probably read as seconds since 2001.")

  /// Every rule, by number.
  package static let all: [LintRule] = [
    notJSON, trailingComma, comment, notText, repeatedKey, tooLarge, nearlyTooLarge, empty,
    missingAps, misspeltKey, unknownKey, misplacedKey, missingKey, wrongType, unknownEvent,
    keyOfOtherEvent, twoWaysToUpdate, noWayToUpdate, moduleInType, broadcastStart,
    milliseconds, referenceDate, oldTimestamp, farTimestamp, pastStaleDate, lateDismissal,
    noDismissal, repeatedTimestamp, fractionalTime, noStaleDate, unixDateInState, reversedRange,
    soundBesideAlert, startWithoutAlert, flatLocalization, alertWithoutTitle, alertAsText,
    topicWithoutSuffix, doubledSuffix, pushType, lowPriority, unknownHeader, expirationUnit,
    noStorage, longCollapseID, badMessageID, missingHeader, badPriority, repeatedHeader,
    badExpiration, undecodable, unknownType, farDate,
  ]

  /// The rule of a number, in either case; nil when there is none.
  package static func rule(_ number: String) -> LintRule? {
    all.first { $0.number == number.uppercased() }
  }
}
