// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

import Foundation

/// Which type of Core Foundation an object is of. Apple's interface. The numbers are those of Apple's
/// systems, where they are no promise.
public typealias CFTypeID = UInt

/// Any object of Core Foundation. Apple's interface.
public typealias CFTypeRef = AnyObject

/// The type of an object; 1 for one that is of none of the types below.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  // Truth values are two objects, which no number is.
  case let number as NSNumber where number === NSNumber(value: number.boolValue):
    CFBooleanGetTypeID()
  case is NSNumber: CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  default: 1
  }
}

public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
