import CoreLocation
import MapKit
import Testing

struct PlacesTests {
  @Test("A degree along the equator is the 360th part of the earth's mean circumference")
  func distance() {
    let start = CLLocation(latitude: 0, longitude: 0)
    let end = CLLocation(latitude: 0, longitude: 1)
    // 2 · π · 6,371,009 m / 360
    #expect(abs(start.distance(from: end) - 111_195.08) < 0.1)
    #expect(start.distance(from: start) == 0)
  }

  @Test("Half the way around the earth goes through the pole")
  func antipodes() {
    let start = CLLocation(latitude: 45, longitude: 0)
    let end = CLLocation(latitude: -45, longitude: 180)
    // π · 6,371,009 m
    #expect(abs(start.distance(from: end) - 20_015_115.07) < 1)
  }

  @Test("Only degrees of the earth are valid")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(.init(latitude: 52, longitude: 13)))
    #expect(!CLLocationCoordinate2DIsValid(.init(latitude: 91, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("A region of metres is wider in degrees away from the equator")
  func region() {
    let region = MKCoordinateRegion(
      center: .init(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    // The cosine of 60° is a half.
    #expect(abs(region.span.longitudeDelta - 2) < 0.001)
  }

  @Test("Nobody knows where the phone is")
  func manager() {
    let manager = CLLocationManager()
    #expect(manager.location == nil)
    #expect(manager.authorizationStatus == .notDetermined)
  }
}
