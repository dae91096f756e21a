/// What one source file declares and what it refers to by name; enough to find the files it needs.
struct SourceFacts: Sendable, Equatable {
  /// An extension that other files can see.
  struct Extension: Sendable, Equatable {
    /// The first name of the extended type, `JourneyAttributes` of `JourneyAttributes.ContentState`.
    var base: String
    var members: Set<String> = []
    var conformances: Set<String> = []
    /// Argument labels of each initializer, `_` for none.
    var initializers: [[String]] = []
  }

  /// A use of a member: `Color.brand`, `.brand`, `view.card()`.
  struct MemberUse: Hashable, Sendable {
    /// The type before the dot, where it is written.
    var base: String?
    var name: String
  }

  /// A call that makes a value: `Color(hex: "…")`.
  struct InitializerUse: Hashable, Sendable {
    var type: String
    var labels: [String]

    /// Whether an initializer with these labels could be meant. Arguments may be missing, as they
    /// have defaults, but not the first; without any label nothing tells it from the system's.
    func fits(_ declared: [String]) -> Bool {
      guard labels.first == declared.first, labels.contains(where: { $0 != "_" }) else {
        return false
      }
      var rest = declared[...]
      for label in labels {
        guard let found = rest.firstIndex(of: label) else { return false }
        rest = rest[(found + 1)...]
      }
      return true
    }
  }

  /// A type that starts a program or gathers widgets.
  struct EntryType: Sendable, Equatable {
    enum Role: Sendable {
      case widgetBundle, widget, app
      /// A type with a `main` of its own, which may start one of several bundles.
      case launcher
    }
    var name: String
    var role: Role
    /// Whether it bears `@main` or the like.
    var isMain: Bool
    /// Names called in it: the widgets of a bundle.
    var calls: Set<String> = []
    /// All names used in it.
    var names: Set<String> = []
    /// Its bytes in the file, attributes included.
    var bytes: Range<Int>
    /// The bytes of its `@main`, in the file.
    var attribute: Range<Int>?
  }

  /// An `ActivityConfiguration(for:)`.
  struct Activity: Sendable, Equatable {
    /// The attributes type as written, `JourneyAttributes`.
    var attributes: String
    /// The line on which it stands, from 1.
    var line: Int
  }

  var imports: Set<String> = []
  /// Types of the top level that other files can see, with the names of their members.
  var types: [String: Set<String>] = [:]
  /// Functions and variables of the top level that other files can see.
  var values: Set<String> = []
  /// Declared operators.
  var operators: Set<String> = []
  var extensions: [Extension] = []
  /// Every name that is declared anywhere in the file, parameters and local variables too.
  var declared: Set<String> = []
  /// Names used without a dot before them, types and values.
  var references: Set<String> = []
  var members: Set<MemberUse> = []
  var usedOperators: Set<String> = []
  /// Calls of types with labelled arguments.
  var initializers: Set<InitializerUse> = []
  /// Members that stand alone as the argument of an image or a colour: `Image(.logo)`.
  var assetMembers: Set<String> = []
  /// String literals without interpolation, among them the names of assets.
  var literals: Set<String> = []
  var entries: [EntryType] = []
  var activities: [Activity] = []
  /// Statements on the top level, or a call that starts an app.
  var hasTopLevelCode = false
  /// What must change before Linux's compiler sees the file; the facts are of the changed source.
  var edits: [SourceEdit] = []
}
