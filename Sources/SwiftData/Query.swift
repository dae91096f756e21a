import AppleFoundation
import SwiftUI

extension EnvironmentValues {
  private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ContextBox { ContextBox(context: nil) }
  }

  /// A context is of one thread, that of the views.
  private struct ContextBox: @unchecked Sendable {
    var context: ModelContext?
  }

  /// Finds and changes objects. Without a container around it has none.
  public var modelContext: ModelContext {
    get {
      if let context = self[ModelContextKey.self].context { return context }
      guard let empty = try? ModelContainer(for: Schema([])) else {
        fatalError("A container in memory is always made.")
      }
      return ModelContext(empty)
    }
    set { self[ModelContextKey.self] = ContextBox(context: newValue) }
  }
}

/// Objects of a container that a view shows. Apple's interface; Apple's is a macro of that name.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// The objects. What the predicate cannot be asked of is none.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
}

extension Query where Result == [Element] {
  /// Shows the objects that fit.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// Shows the objects that fit, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Shows the objects of a description.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
  }
}

extension View {
  /// Gives the views the context of a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, ModelContext(container))
  }

  /// Gives the views the context of a container for objects of a class.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Gives the views the context of a container for objects of classes.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = Swift.Result { try ModelContainer(for: Schema(modelTypes)) }
    onSetup(container)
    return environment(
      \.modelContext,
      (try? container.get()).map(ModelContext.init) ?? EnvironmentValues().modelContext)
  }

  /// Gives the views a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}
