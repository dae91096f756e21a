// What Apple's Foundation gives to every file that imports it.
@_exported import Foundation
@_exported import Observation
