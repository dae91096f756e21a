import AppleFoundation

/// Names an object that is kept. Apple's interface.
public struct PersistentIdentifier: Hashable, Sendable {
  let object: ObjectIdentifier
}

/// An object that is kept. Apple's interface.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(object: ObjectIdentifier(self))
  }

  public static func == (left: Self, right: Self) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The classes whose objects are kept. Apple's interface.
public final class Schema: Sendable {
  /// How a property is stored. Apple's interface.
  public struct Attribute: Sendable {
    /// How a property is stored. Apple's interface.
    public struct Option: Sendable {
      private let name: String

      public static var unique: Option { Option(name: "unique") }
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var spotlight: Option { Option(name: "spotlight") }

      /// Stored as another value.
      public static func transformable(by name: String) -> Option { Option(name: name) }
    }
  }

  /// How objects belong together. Apple's interface.
  public struct Relationship: Sendable {
    /// How objects belong together. Apple's interface.
    public struct Option: Sendable {
      private let name: String

      public static var unique: Option { Option(name: "unique") }
    }

    /// What becomes of the objects of a deleted one. Apple's interface.
    public enum DeleteRule: Sendable {
      case noAction
      case nullify
      case cascade
      case deny
    }
  }

  let types: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type]) { self.types = types }

  public convenience init(_ types: any PersistentModel.Type...) { self.init(types) }
}
