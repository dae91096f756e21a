@_spi(Reflection) import Swift

/// Gives the properties of a composite view (`@State`, `@Environment`, …) their values just before
/// its body is asked for.
@MainActor
package final class DynamicPropertyInstaller {
  private struct Field {
    var offset: Int
    var type: any DynamicProperty.Type
  }

  private var fields: [ObjectIdentifier: [Field]] = [:]

  package func install<V>(in value: inout V, context: ViewContext) {
    let fields = fields(of: V.self)
    guard !fields.isEmpty else { return }
    let context = context.child(ObjectIdentifier(V.self))
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, field) in fields.enumerated() {
        install(field.type, at: base + field.offset, context: context.child(index))
      }
    }
  }

  private func install<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, context: ViewContext
  ) {
    let property = address.assumingMemoryBound(to: P.self)
    if var installable = property.pointee as? any InstallableProperty {
      installable.install(in: context)
      if let installed = installable as? P { property.pointee = installed }
    } else {
      install(in: &property.pointee, context: context)
    }
    property.pointee.update()
  }

  private func fields<V>(of type: V.Type) -> [Field] {
    if let known = fields[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    // Classes keep their properties elsewhere; a view is a struct.
    if !(type is AnyClass) {
      _ = _forEachField(of: type, options: []) { _, offset, type, _ in
        if let property = type as? any DynamicProperty.Type {
          found.append(Field(offset: offset, type: property))
        }
        return true
      }
    }
    fields[ObjectIdentifier(type)] = found
    return found
  }
}

/// A property that Islet itself gives a value to.
@MainActor
package protocol InstallableProperty: DynamicProperty {
  mutating func install(in context: ViewContext)
}
