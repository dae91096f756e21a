@_exported import AppleFoundation
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import ImageIO
@_exported import QuartzCore
