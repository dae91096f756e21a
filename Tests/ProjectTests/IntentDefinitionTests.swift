import Foundation
import Testing

@testable import Project

/// Classes as Xcode makes them of a definition: its keys begin with `IN`.
struct IntentDefinitionTests {
  private static var file: [String: Any] {
    [
      "INIntents": [
        [
          "INIntentName": "Trip", "INIntentClassPrefix": "IL",
          "INIntentParameters": [
            ["INIntentParameterName": "city", "INIntentParameterType": "String"],
            ["INIntentParameterName": "stops", "INIntentParameterType": "Integer"],
            [
              "INIntentParameterName": "names", "INIntentParameterType": "String",
              "INIntentParameterSupportsMultipleValues": true,
            ],
            [
              "INIntentParameterName": "kind", "INIntentParameterType": "Integer",
              "INIntentParameterEnumType": "Kind",
            ],
            [
              "INIntentParameterName": "place", "INIntentParameterType": "Object",
              "INIntentParameterObjectType": "Place",
            ],
            ["INIntentParameterName": "bad name; exit()", "INIntentParameterType": "String"],
          ],
        ]
      ],
      "INEnums": [
        [
          "INEnumName": "Kind",
          "INEnumValues": [
            ["INEnumValueName": "unknown"], ["INEnumValueName": "bus", "INEnumValueIndex": 1],
          ],
        ]
      ],
      "INTypes": [["INTypeName": "Place"]],
    ]
  }

  private func definition() throws -> IntentDefinition {
    try IntentDefinition(
      data: PropertyListSerialization.data(
        fromPropertyList: Self.file, format: .xml, options: 0))
  }

  @Test("Intents, types and enumerations become Swift; what is no name becomes nothing")
  func classes() throws {
    #expect(
      try definition().source(without: []) == """
        import Intents

        class ILTripIntent: INIntent, @unchecked Sendable {
          var `city`: String?
          var `stops`: NSNumber?
          var `names`: [String]?
          var `kind`: Kind = .unknown
          var `place`: Place?
        }

        class Place: INObject, @unchecked Sendable {}

        enum Kind: Int, Sendable {
          case `unknown` = 0
          case `bus` = 1
        }

        """)
  }

  @Test("What the source declares by itself is left to it")
  func declared() throws {
    #expect(try definition().source(without: ["ILTripIntent", "Place", "Kind"]) == nil)
  }

  @Test("A file that is no property list is told of")
  func unreadable() throws {
    let folder = try TemporaryFolder(["A.swift": "", "Trip.intentdefinition": "not a list"])
    let listing = try FolderListing(root: folder.url)
    let result = IntentDefinition.source(
      of: listing.intentDefinitions, in: folder.url, without: [])
    #expect(result.source == nil)
    #expect(
      result.notes == [
        "Trip.intentdefinition cannot be read as an intent definition, so its classes are missing."
          + " Open it in Xcode and save it again."
      ])
  }
}
