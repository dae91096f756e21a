import AppleFoundation

/// Every value that a sample is made of. All of it is a choice of Islet: nothing but the names of
/// fields tells what an app would put there, and the values are meant to look like it, to be short
/// enough for an island, and to be the same in each run.
///
/// Rules are looked up by the words of a field's name; see ``SampleQuestion/best(of:)``.
enum SampleTable {
  /// How many states are made at most.
  static let greatestStateCount = 12
  /// How many values are tried at most for a type that refuses the first.
  static let greatestAttemptCount = 1500

  // MARK: Counts

  /// Elements of a collection: some, none; then what else a strict type may want.
  static let counts = [3, 0, 1, 2, 4]
  static let nestedCounts = [2, 0, 1, 3, 4]
  /// Elements of an array that a type reads by itself.
  static let otherCounts = [2, 1, 3, 4, 0]
  static let keys = ["first", "second", "third"]

  // MARK: Words

  /// Words that say nothing without those before them.
  static let vague: Set<String> = [
    "name", "title", "text", "label", "value", "string", "display", "content", "raw", "wrapped",
    "info", "data", "model", "current",
  ]
  /// Fields of an enumeration that tell which case is meant.
  static let discriminators: Set<String> = [
    "type", "kind", "case", "tag", "discriminator", "status", "state", "phase", "event", "variant",
  ]
  /// Truth values that are usually false.
  static let untrue = [
    "paused", "cancelled", "canceled", "error", "fail", "failed", "delayed", "finished", "ended",
    "completed", "complete", "done", "muted", "over", "stale", "expired", "overdue", "loading",
    "delivered", "locked", "skipped", "missed", "hidden", "low", "disabled", "empty", "offline",
    "final",
  ]
  /// Optionals that are usually nil.
  static let absent = [
    "error", "failure", "cancellation", "cancelled", "canceled", "finished", "completed", "paused",
    "ended", "deleted", "failed", "dismissed",
  ]

  // MARK: Times, in seconds from now

  static let usualTime = 900.0
  /// Names of nothing but these mean now.
  static let timeWords: Set<String> = ["date", "time", "timestamp", "day", "current"]
  static let timeBetweenElements = 600.0
  static let otherTimes: [TimeInterval] = [0, -600, 3600, -3600, 86_400, -86_400]
  static let times: [SampleRule<TimeInterval>] = rules([
    (-600, ["start", "begin", "began", "started", "created", "create", "placed", "ordered"]),
    (-600, ["since", "from", "opened", "booked", "departed", "picked", "accepted", "sent"]),
    (-600, ["submitted", "published", "previous", "last", "posted", "issued", "birth"]),
    (-300, ["paused", "finished", "completed", "ended", "delivered", "cancelled"]),
    (-30, ["updated", "update", "modified", "refreshed", "synced", "changed", "fetched"]),
    (0, ["now", "today"]),
    (600, ["boarding", "next", "next update", "pickup", "alarm", "fire", "gate closing"]),
    (720, ["eta", "ready", "departure", "departing", "kickoff", "scheduled", "tip off"]),
    (1500, ["end", "finish", "estimated", "expected", "deadline", "until", "due", "expire"]),
    (1500, ["expiry", "expiration", "arrival", "arrive", "delivery", "target", "to", "upper"]),
    (1500, ["completion", "timer", "countdown", "closing", "goal", "stale", "estimated arrival"]),
    (1500, ["stop date", "estimated delivery", "delivery time", "arrival time", "will end"]),
  ])

  /// Numbers that are seconds since 1970.
  static let timestamps: [SampleRule<Bool>] = rules([
    (
      true,
      [
        "date", "timestamp", "epoch", "at", "start time", "end time", "arrival time",
        "departure time", "update time", "stop time", "finish time",
      ]
    )
  ])

  // MARK: Numbers

  /// Values of the tour, and those that the elements of a collection have besides.
  struct Numbers: ExpressibleByArrayLiteral, Sendable {
    var values: [Double]
    var spread: [Double] = []

    init(arrayLiteral elements: Double...) { values = elements }

    init(_ value: Double, then spread: Double...) {
      values = [value]
      self.spread = spread
    }
  }

  static let usualWhole = Numbers(3, then: 5, 2)
  static let usualNumber = Numbers(2.5, then: 3.5, 1.5)
  /// For types that refuse the first.
  static let otherNumbers: [Double] = [
    1, 0, 2, 5, 10, 0.5, 3, 4, 7, 12, 20, 50, 100, 200, 404, 1000, -1, 2026, 10_000,
  ]

  /// What is different for whole numbers.
  static let wholeNumbers: [SampleRule<Numbers>] = rules([
    ([60, 0, 100], ["progress", "percent", "percentage", "fraction", "completion", "complete"]),
    ([80], ["battery", "charge", "volume", "brightness", "soc"]),
    ([52, 180, 90], ["red", "green", "blue", "r", "g", "b"]),
    ([255], ["alpha", "opacity", "a"]),
    ([4], ["rating", "star", "magnitude"]),
    ([2], ["change", "delta", "trend"]),
  ])

  static let numbers: [SampleRule<Numbers>] = rules([
    (Numbers(3, then: 5, 2), ["count", "number of"]),
    (Numbers(2, then: 3, 4), ["set number", "lap number", "step number", "round number"]),
    (Numbers(12.5, then: 8, 4), ["amount"]),
    ([0.6, 0, 1], ["progress", "fraction", "ratio", "completion", "completed fraction"]),
    ([60, 0, 100], ["percent", "percentage", "percent complete", "progress percent"]),
    ([0.8], ["battery", "charge", "volume", "brightness", "battery level", "confidence"]),
    ([80], ["battery percent", "battery percentage"]),
    ([0.2], ["red", "r"]),
    ([0.6], ["green", "g", "hue"]),
    ([0.9], ["blue", "b"]),
    ([0.8], ["saturation", "luminance"]),
    ([1], ["alpha", "opacity", "a", "scale", "rate"]),
    ([2], ["score", "home score", "home", "goal", "our score", "win", "score a"]),
    ([1], ["away score", "away", "guest", "opponent", "opponent score", "visitor", "score b"]),
    ([1], ["index", "offset", "rank", "version", "lower", "min", "minimum", "period"]),
    ([0], ["range start", "failed", "error", "penalty", "missed", "pause"]),
    ([10], ["range end", "upper", "unread", "reps", "rep"]),
    ([2], ["current", "completed", "complete", "done", "step", "position", "quantity", "lap"]),
    ([2], ["half", "quarter", "round", "inning", "set", "passenger", "people", "guest count"]),
    ([2], ["current step", "completed step", "completed item", "finished", "current lap"]),
    ([4], ["remaining stop", "stop", "stop left", "left", "floor", "level", "platform", "track"]),
    ([5], ["total", "max", "maximum", "capacity", "total step", "step count", "total item"]),
    ([5], ["total lap", "limit", "expected", "goal count", "number of step", "queue"]),
    ([12], ["minute", "min left", "eta", "wait", "delay", "remaining minute", "remaining"]),
    ([45], ["second", "sec", "remaining second"]),
    ([2], ["hour", "day", "week", "month"]),
    ([1500], ["duration", "interval", "total second", "total time", "length", "total duration"]),
    ([720], ["remaining time", "time remaining", "time left", "time interval", "eta second"]),
    ([600], ["elapsed", "elapsed time", "elapsed second", "time elapsed", "position second"]),
    ([24], ["speed", "pace", "wind", "current speed"]),
    ([3.2], ["distance", "kilometer"]),
    ([3.2], ["km", "mile", "distance remaining"]),
    ([800], ["meter", "ml", "power"]),
    ([21], ["temperature", "temp", "degree celsius", "high"]),
    ([14], ["low"]),
    ([55], ["humidity", "cadence"]),
    ([120], ["elevation", "altitude", "glucose", "weight"]),
    ([12.5], ["price", "cost", "fare", "tip", "tax", "subtotal", "fee", "total price"]),
    ([24.9], ["total amount", "order total", "balance"]),
    ([128.4], ["current price", "stock price", "last price", "quote"]),
    ([1.8], ["change", "delta", "trend", "change percent", "percent change", "gain"]),
    ([128], ["heart", "heart rate", "bpm", "pulse"]),
    ([240], ["calorie", "kcal", "energy"]),
    ([6240], ["walked step", "daily step", "step today"]),
    ([2026], ["year"]),
    (
      Numbers(1042, then: 1043, 1044),
      ["number", "order number", "id", "identifier", "order id", "ticket"]
    ),
    ([4.5], ["rating", "star"]),
    ([45], ["angle", "heading", "bearing", "degree"]),
    ([52.52], ["latitude", "lat"]),
    ([13.405], ["longitude", "lon", "lng", "long"]),
    ([100], ["width", "height", "size"]),
    ([10], ["radius", "x", "y"]),
    ([8], ["line", "route"]),
    ([12], ["gate", "seat", "table", "room", "bib"]),
  ])

  // MARK: Texts

  enum Text: ExpressibleByArrayLiteral, Sendable {
    /// Different ones for the elements of a collection.
    case fixed([String])
    /// One after the other in the states.
    case stages([String])
    /// The time of day at the time that the name means.
    case clock
    /// ISO 8601.
    case stamp
    /// Day and month.
    case day

    init(arrayLiteral elements: String...) { self = .fixed(elements) }
  }

  static let symbols: Text = ["star.fill", "bolt.fill", "leaf.fill"]
  static let people: Text = ["Alex", "Maya", "Sam"]
  static let cities: Text = ["Berlin", "Lisbon", "Oslo"]
  static let stations: Text = ["Central Station", "Museum Island", "City Park"]
  static let teams: Text = ["Lions", "Falcons", "Bears"]

  static let texts: [SampleRule<Text>] =
    rules([
      (
        symbols,
        ["icon", "symbol", "system image", "sf symbol", "image", "glyph", "logo", "picture"]
      ),
      (symbols, ["asset", "photo", "avatar", "artwork", "cover", "thumbnail", "icon name"]),
      (["ISLT", "LAND", "TIDE"], ["ticker", "stock", "coin", "stock symbol", "ticker symbol"]),
      (["https://example.com/"], ["url", "link", "deep link", "website", "href", "uri"]),
      (["https://example.com/picture.png"], ["image url", "photo url", "avatar url", "logo url"]),
      // Without its sign, which those who expect none trap on.
      (["0A84FF", "FF9F0A", "30D158"], ["color", "colour", "hex", "tint", "accent", "theme"]),
      (["1042", "1043", "1044"], ["id", "identifier", "uuid", "order", "order number", "number"]),
      (["1042", "1043", "1044"], ["order id", "ticket", "reference", "booking", "code", "token"]),
      (["USD"], ["currency", "currency code", "iso currency"]),
      (["$"], ["currency symbol"]),
      (people, ["driver", "courier", "rider", "player", "coach", "host", "artist", "author"]),
      (people, ["user", "customer", "passenger", "person", "friend", "sender", "caller", "owner"]),
      (people, ["doctor", "barber", "first name", "full name", "username", "name", "contact"]),
      (teams, ["team", "club", "opponent", "winner", "group"]),
      (["Lions"], ["home", "home team", "host team", "team a", "team one"]),
      (["Falcons"], ["away", "away team", "guest team", "visitor", "team b", "team two"]),
      (["LIO", "FAL"], ["team code", "abbreviation", "short name", "team abbreviation"]),
      (["Museum Island"], ["next stop", "next station", "to stop", "to station"]),
      (cities, ["city", "place", "location", "town", "venue"]),
      (["Germany"], ["country"]),
      (["Berlin"], ["origin", "from", "departure city", "departure airport", "source", "pickup"]),
      (["Lisbon"], ["destination", "to", "arrival city", "arrival airport", "dropoff", "target"]),
      (["BER"], ["origin code", "departure code", "from code", "departure airport code"]),
      (
        ["LIS"], ["destination code", "arrival code", "to code", "airport", "airport code", "iata"]
      ),
      (["12 Harbour Street"], ["address", "street"]),
      (["+1 555 0100"], ["phone", "phone number"]),
      (["alex@example.com"], ["email", "mail"]),
      (stations, ["stop", "station", "next stop", "current stop", "halt", "landmark"]),
      (["IL 204"], ["flight", "flight number", "flight code"]),
      (["B12"], ["gate"]),
      (["14A"], ["seat", "seat number"]),
      (["2"], ["terminal", "platform", "track", "door"]),
      (["U8", "S1", "M10"], ["line", "route", "bus", "train"]),
      (["B-IL 2042"], ["plate"]),
      (["Blue hatchback"], ["car", "vehicle", "vehicle model"]),
      (["4821"], ["pin", "otp"]),
      (
        ["Harbour Kitchen"], ["restaurant", "shop", "store", "merchant", "vendor", "cafe", "brand"]
      ),
      (
        ["Flat white", "Croissant", "Orange juice"], ["item", "product", "dish", "drink", "coffee"]
      ),
      (["Buy milk", "Call Maya", "Water plants"], ["task", "todo", "reminder", "goal", "habit"]),
      (["Morning run", "Strength", "Yoga"], ["workout", "exercise", "activity", "session"]),
      (["Night Drive", "Slow Tide", "Paper Boats"], ["song", "track title", "album", "episode"]),
      (["Tomato soup"], ["recipe", "meal", "food"]),
      (["Margherita"], ["pizza"]),
      (["Team meeting", "Lunch", "Review"], ["event", "meeting", "appointment", "lesson"]),
      (["Mathematics", "History", "Biology"], ["subject", "course", "class"]),
      (["Island Cup"], ["league", "tournament", "competition", "match", "game"]),
      (["Islet"], ["app", "app name", "company", "airline", "operator", "carrier", "service"]),
      (["🚲", "🍕", "⚽️"], ["emoji", "flag"]),
      (["2"], ["score", "count", "quantity"]),
      (["$12.50"], ["price", "cost", "total", "fare", "amount"]),
      (["+1.8 %"], ["change"]),
      (["60 %"], ["percent", "percentage", "progress", "battery"]),
      (["24 km/h"], ["speed"]),
      (["3.2 km"], ["distance"]),
      (["km"], ["unit"]),
      (["21°"], ["temperature", "temp"]),
      (["Sunny"], ["weather", "condition", "forecast"]),
      (["5:12 /km"], ["pace"]),
      (["25 min"], ["duration", "remaining", "time left", "time remaining", "remaining time"]),
      (["25 min"], ["minute", "delay", "wait", "elapsed", "elapsed time", "length", "interval"]),
      (["en_US"], ["locale", "language"]),
      (["Europe/Berlin"], ["time zone", "timezone"]),
      (["News"], ["category", "section", "topic", "tag", "genre"]),
      (["1.0"], ["version"]),
      (["A short walk", "Second helping", "Third time"], ["title", "headline", "header"]),
      (["By the harbour"], ["subtitle", "caption", "detail", "note", "comment", "summary"]),
      (["Everything is going to plan"], ["message", "description", "body", "instruction"]),
      (["Turn left"], ["maneuver", "direction"]),
      (["Something went wrong"], ["error", "reason"]),
      (
        .stages(["On the way", "Almost there", "Arrived"]),
        ["status", "state", "phase", "stage", "step", "status message", "status text", "update"]
      ),
      (.clock, ["time", "eta", "arrival", "departure", "start", "end", "kickoff", "boarding"]),
      (.clock, ["start time", "end time", "arrival time", "departure time", "clock", "until"]),
      (.stamp, ["timestamp", "at", "iso", "deadline", "expire"]),
      (.day, ["date", "day"]),
    ])
    + [
      SampleRule("symbol", in: "stock crypto coin ticker trade market price", ["ISLT", "LAND"])
    ]

  /// For types that refuse the first.
  static func otherTexts(at now: Date) -> [String] {
    [
      "42", "1.5", now.ISO8601Format(), ClockText.day(now), ClockText.time(now), "#0A84FF",
      "0A84FF", "https://example.com/", "00000000-0000-4000-8000-000000000001", "USD", "en_US",
      "UTC", "alex@example.com", "+1 555 0100", "1.2.3", "A", "ABC", "true", "🚲", "a b", "a-b",
      "a,b", "a:b", "2:1", "52.52,13.405", "PT25M", "SGVsbG8=", "{}", "[]", "",
    ]
  }

  // MARK: Others

  static let links = [
    "https://example.com/", "https://example.com/picture.png", "example://open", "/picture.png",
  ]
  /// A picture in PNG of one grey point.
  static let image =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
    ) ?? Data()

  private static func rules<Value: Sendable>(_ groups: [(Value, [String])]) -> [SampleRule<Value>] {
    groups.flatMap { value, names in names.map { SampleRule($0, value) } }
  }
}
