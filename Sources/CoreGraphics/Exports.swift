// Core Graphics brings the geometry that Foundation declares.
@_exported import AppleFoundation
