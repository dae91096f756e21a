import Foundation

/// Types as people write them for attributes and states, one a difficulty of decoding.
enum SampleZoo {
  struct Ride: Codable {
    var driverName: String
    var progress: Double
    var arrival: Date
    var isPaused: Bool
    var stops: [String]
  }

  enum Phase: String, Codable {
    case placed
    case underway = "under_way"
    case delivered
  }
  enum Queue: Float, Codable {
    case waiting = 0
    case making
    case ready
  }
  enum Level: Int, Codable, CaseIterable {
    case low = 1
    case high = 10
  }
  enum Plain: Codable { case open, closed }

  enum Delivery: Codable, Equatable {
    case placed
    case enRoute(driver: String, minutes: Int)
    case delivered(Date)
  }

  /// Its cases are told by a text of its own.
  enum Message: Codable {
    case text(String)
    case photo(URL)

    private enum CodingKeys: String, CodingKey { case type, body }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "text": self = .text(try container.decode(String.self, forKey: .body))
      case "photo": self = .photo(try container.decode(URL.self, forKey: .body))
      case let other:
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: container, debugDescription: "There is no \(other).")
      }
    }

    func encode(to encoder: any Encoder) throws {}
  }

  /// The case is the key that is there.
  enum Shape: Codable {
    case circle(Double)
    case square(Double)

    private enum CodingKeys: String, CodingKey { case circle, square }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let radius = try container.decodeIfPresent(Double.self, forKey: .circle) {
        self = .circle(radius)
      } else {
        self = .square(try container.decode(Double.self, forKey: .square))
      }
    }

    func encode(to encoder: any Encoder) throws {}
  }

  struct Holder<Value: Codable>: Codable { var status: Value }
  struct Maybe<Value: Codable>: Codable { var note: Value? }

  /// A wrapped value that decodes as what it wraps.
  @propertyWrapper struct Clamped: Codable {
    var wrappedValue: Double

    init(wrappedValue: Double) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      wrappedValue = min(1, try decoder.singleValueContainer().decode(Double.self))
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    }
  }

  struct Wrapped: Codable { @Clamped var progress = 0 }

  struct Tree: Codable {
    var name: String
    var children: [Tree]
  }

  final class Link: Codable {
    var label: String
    var next: Link?
  }

  indirect enum Expression: Codable {
    case sum(Expression, Expression)
    case number(Int)
  }

  class Base: Codable { var city = "" }

  final class Derived: Base {
    var email: String

    private enum CodingKeys: String, CodingKey { case email }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      email = try container.decode(String.self, forKey: .email)
      try super.init(from: container.superDecoder())
    }
  }

  struct Refusal: Error, CustomStringConvertible { let description: String }

  /// Wants a colour without its sign, whatever the field's name.
  struct Strict: Codable {
    var paint: String
    var grade: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      paint = try container.decode(String.self, forKey: .paint)
      guard paint.count == 6, Int(paint, radix: 16) != nil else {
        throw Refusal(description: "\(paint) is no colour")
      }
      grade = try container.decode(Int.self, forKey: .grade)
      guard (7...9).contains(grade) else { throw Refusal(description: "no grade \(grade)") }
    }
  }

  struct Impossible: Codable {
    var word: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      word = try container.decode(String.self, forKey: .word)
      throw Refusal(description: "I take nothing")
    }
  }

  struct Endless: Codable {
    struct Other: Codable { var back: Box }
    final class Box: Codable { var value: Endless }
    var other: Other
  }

  struct Nested: Codable {
    var latitude: Double
    var tags: [String]

    private enum CodingKeys: String, CodingKey { case place, tags }
    private enum PlaceKeys: String, CodingKey { case latitude }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      latitude = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
        .decode(Double.self, forKey: .latitude)
      var list = try container.nestedUnkeyedContainer(forKey: .tags)
      tags = []
      while !list.isAtEnd { tags.append(try list.decode(String.self)) }
    }

    func encode(to encoder: any Encoder) throws {}
  }

  struct Numbers: Codable {
    var score: UInt8
    var count: Int8
    var price: Decimal
    var batteryLevel: Float
    var batteryPercent: Int
    var remainingMinutes: UInt64
    var startTimestamp: Double
  }

  struct Systems: Codable {
    var id: UUID
    var url: URL
    var picture: Data
    var time: Duration
    var interval: DateInterval
    var range: ClosedRange<Date>
    var zone: TimeZone
    var distance: Measurement<UnitLength>
  }

  struct Tint: Codable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double
  }

  struct Dictionaries: Codable {
    var prices: [String: Double]
    var ranks: [Int: String]
    var phases: [Phase: Bool]
  }

  struct NeedsInfo: Codable {
    init(from decoder: any Decoder) throws {
      guard let key = CodingUserInfoKey(rawValue: "store"), decoder.userInfo[key] != nil else {
        throw Refusal(description: "userInfo has no store")
      }
    }
    func encode(to encoder: any Encoder) throws {}
  }
}
