/// The Swift that the uses become, one file a table.
extension UseTable {
  /// Numbers of rows are unique in the project: each table has a range of its own.
  static func number(table: Int, row: Int) -> Int { table * 1_000 + row }

  /// The table's file. Rows that need a module which is not there are left out.
  func source(table: Int, modules: Set<String>) -> String {
    var text = Self.imports(modules) + "\n"
    var views: [Int] = []
    var islands: [Int] = []
    for (index, row) in rows.enumerated() where row.canBeBuilt(with: modules) {
      let number = Self.number(table: table, row: index)
      text += "// MARK: \(row.heading): \(row.name)\n"
      if let declarations = row.text("|") { text += declarations + "\n" }
      if let body = row.text(" ") {
        views.append(number)
        text += """
          struct Use\(number): View {
            let context: RideContext
          \(row.text("+") ?? "")
            var body: some View {
          \(body)
            }
          }

          """
      }
      if let island = row.text("%") {
        islands.append(number)
        text += """
          @MainActor func island\(number)(_ context: RideContext) -> DynamicIsland {
            return \(island)
          }

          """
      }
      if let modifiers = row.text("=") {
        text += """
          struct Configured\(number): Widget {
            var body: some WidgetConfiguration {
              ActivityConfiguration(for: RideAttributes.self) { context in
                Text(context.state.title)
              } dynamicIsland: { _ in
                plainIsland
              }
              \(modifiers)
            }
          }

          """
      }
      if let statements = row.text(">") {
        text += """
          func app\(number)(
            activity: Activity<RideAttributes>, attributes: RideAttributes,
            state: RideAttributes.ContentState
          ) async throws {
          \(statements)
          }

          """
      }
    }
    text += "@MainActor let views\(name): [Int: @MainActor (RideContext) -> AnyView] = [\n"
    text += views.map { "  \($0): { AnyView(Use\($0)(context: $0)) },\n" }.joined()
    text += views.isEmpty ? "  :\n]\n" : "]\n"
    text += "@MainActor let islands\(name): [Int: @MainActor (RideContext) -> DynamicIsland] = [\n"
    text += islands.map { "  \($0): { island\($0)($0) },\n" }.joined()
    text += islands.isEmpty ? "  :\n]\n" : "]\n"
    return text
  }

  private static func imports(_ modules: Set<String>) -> String {
    [
      "ActivityKit", "AppIntents", "Charts", "Combine", "CoreGraphics", "Foundation", "Intents",
      "OSLog", "SwiftData", "SwiftUI", "UIKit", "WidgetKit", "os",
    ].filter { modules.contains($0) || $0 == "Foundation" }.map { "import \($0)\n" }.joined()
  }

  /// The widget that shows the use whose number the state bears.
  static func entry(tables: [UseTable]) -> String {
    let names = tables.map(\.name)
    return """
      import SwiftUI
      import WidgetKit

      struct CoverageWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in
            VStack { coverageView(context) }
          } dynamicIsland: { context in
            coverageIsland(context)
          }
        }
      }

      @MainActor func coverageView(_ context: RideContext) -> AnyView {
        for views in [\(names.map { "views\($0)" }.joined(separator: ", "))] {
          if let view = views[context.state.use] { return view(context) }
        }
        return AnyView(Text("no use"))
      }

      @MainActor func coverageIsland(_ context: RideContext) -> DynamicIsland {
        for islands in [\(names.map { "islands\($0)" }.joined(separator: ", "))] {
          if let island = islands[context.state.use] { return island(context) }
        }
        return plainIsland
      }

      @main struct CoverageBundle: WidgetBundle {
        var body: some Widget { CoverageWidget() }
      }

      """
  }

  /// What the uses speak of.
  static let prelude = #"""
    import ActivityKit
    import AppIntents
    import Foundation
    import Intents
    import SwiftUI
    import WidgetKit

    typealias RideContext = ActivityViewContext<RideAttributes>

    /// 9:41 on 1 June 2026.
    let start = Date(timeIntervalSince1970: 1_780_306_860)
    let end = start.addingTimeInterval(600)
    let range = start...end
    let name = "Ada"
    let names = ["Ada", "Bea"]
    let count = 3
    let flag = true
    let fraction = 0.4
    let url = URL(string: "ride://open")!
    let photoName = "photo"
    let brandName = "Brand"
    let brandUIColor = UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)

    enum Phase: String, Codable, Hashable { case waiting, riding }

    struct Stop: Identifiable, Hashable, Codable {
      var id: Int
      var title: String
      var riders: Int
    }

    let stops = [
      Stop(id: 1, title: "Harbour", riders: 3), Stop(id: 2, title: "Market", riders: 5),
    ]

    struct RideAttributes: ActivityAttributes {
      public struct ContentState: Codable, Hashable {
        var use: Int
        var title: String
        var phase: Phase
      }
      var line: String
    }

    extension RideAttributes {
      static var sample: RideAttributes { RideAttributes(line: "U4") }
    }

    extension RideAttributes.ContentState {
      static var sample: RideAttributes.ContentState {
        RideAttributes.ContentState(use: 0, title: "Harbour", phase: .riding)
      }
    }

    @MainActor var plainIsland: DynamicIsland {
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("plain") }
      } compactLeading: {
        Text("lead")
      } compactTrailing: {
        Text("trail")
      } minimal: {
        Text("min")
      }
    }

    struct StopRide: LiveActivityIntent {
      static var title: LocalizedStringResource = "Stop"
      func perform() async throws -> some IntentResult { .result() }
    }

    class RouteSelectionIntent: INIntent, @unchecked Sendable {}

    struct SmallEntry: TimelineEntry { var date: Date }

    struct SmallProvider: TimelineProvider {
      func placeholder(in context: Context) -> SmallEntry { SmallEntry(date: start) }
      func getSnapshot(in context: Context, completion: @escaping (SmallEntry) -> Void) {
        completion(SmallEntry(date: start))
      }
      func getTimeline(
        in context: Context, completion: @escaping (Timeline<SmallEntry>) -> Void
      ) {
        completion(Timeline(entries: [SmallEntry(date: start)], policy: .never))
      }
    }

    struct SmallWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "small", provider: SmallProvider()) { _ in Text("small") }
      }
    }

    struct OtherWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "other", provider: SmallProvider()) { _ in Text("other") }
      }
    }

    func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) -> Value {
      try! JSONDecoder().decode(type, from: Data(json.utf8))
    }

    func words<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }
    """#
}

extension UseTable.Row {
  /// Modules without which the row cannot be built.
  var needed: [String] { lines["*"] ?? [] }

  func canBeBuilt(with modules: Set<String>) -> Bool { needed.allSatisfy(modules.contains) }
}
