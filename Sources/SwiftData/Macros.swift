import SwiftUI

/// Makes a class one whose objects are kept. Apple's interface.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Says how a property is stored. Apple's interface.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "ModelPropertyMacro")

/// Says how objects belong together. Apple's interface.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "ModelPropertyMacro")

/// Says that a property is not stored. Apple's interface.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "ModelPropertyMacro")
