// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

import AppleFoundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLLocationAccuracy = Double

/// A place on the earth, in degrees. Apple's interface.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }

  public init() { self.init(latitude: 0, longitude: 0) }
}

/// A place that is none. Apple's interface.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether degrees are those of a place on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Makes a place of degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A place, when and how exactly it was measured. Apple's interface. Lengths are metres.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees clockwise from north; negative where it is not known.
  public let course: CLLocationDirection
  /// Metres a second; negative where it is not known.
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, course: -1, speed: -1, timestamp: Date())
  }

  /// The distance in metres along a great circle of a sphere of 6,371,009 metres, the earth's mean
  /// radius. Apple's method is not published.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (first, second) = (coordinate, location.coordinate)
    let toRadians = Double.pi / 180
    let dLatitude = (second.latitude - first.latitude) * toRadians
    let dLongitude = (second.longitude - first.longitude) * toRadians
    let root =
      pow(sin(dLatitude / 2), 2)
      + cos(first.latitude * toRadians) * cos(second.latitude * toRadians)
      * pow(sin(dLongitude / 2), 2)
    return 2 * 6_371_009 * asin(min(sqrt(root), 1))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An address. Apple's interface. None is looked up here.
open class CLPlacemark: NSObject, @unchecked Sendable {
  open var name: String? { nil }
  open var locality: String? { nil }
  open var country: String? { nil }
  open var location: CLLocation? { nil }
}

/// Looks addresses up. Apple's interface. Without a network it finds none.
open class CLGeocoder: NSObject, @unchecked Sendable {
  open var isGeocoding: Bool { false }

  /// Throws: there is no network.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Throws: there is no network.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func cancelGeocode() {}
}

/// Why a place is not known. Apple's interface.
public struct CLError: Error, Hashable, Sendable {
  /// The reason. Apple's interface.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var denied: Code { .denied }
  public static var locationUnknown: Code { .locationUnknown }
  public static var network: Code { .network }
}
