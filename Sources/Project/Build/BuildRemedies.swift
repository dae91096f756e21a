/// What a build changes of its input where a phone's build would have more than the folder holds.
///
/// Each attempt that fails may teach something new; without anything new the failure stands.
struct BuildRemedies: Equatable {
  /// Names of assets; only where the folder has no catalogue.
  private var assets: MissingAssets?
  private let mayLackAssets: Bool
  private var previews = BrokenPreviews()
  private var intents = MissingIntents()

  /// - Parameter mayLackAssets: The folder has no asset catalogue.
  init(mayLackAssets: Bool) {
    self.mayLackAssets = mayLackAssets
  }

  /// The input with what was learned.
  func applied(to input: BuildInput) -> BuildInput {
    var input = previews.applied(to: input)
    let additions = [
      ("MissingAssets.swift", assets?.source), ("MissingIntents.swift", intents.source),
    ]
    for case (let name, let source?) in additions {
      input.files.append(
        BuildInput.File(path: name, bytes: Array(source.utf8), origin: .generated))
    }
    return input
  }

  /// What a person should know about the changes.
  var warnings: [CompilerDiagnostic] {
    [assets?.warning, intents.warning].compactMap { $0 } + previews.warnings
  }

  /// What a failed attempt teaches; nil if it is nothing new.
  ///
  /// - Parameter display: The path that the compiler's messages show for a file of the input.
  func learning(
    from failure: BuildFailure, of input: BuildInput, display: (BuildInput.File) -> String
  ) -> BuildRemedies? {
    var next = self
    if mayLackAssets {
      var more =
        assets
        ?? MissingAssets(usedIn: input.files.map { String(decoding: $0.bytes, as: UTF8.self) })
      more.formUnion(MissingAssets(in: failure.errors))
      if !more.isEmpty { next.assets = more }
    }
    next.intents.learn(from: failure.errors, in: input)
    next.previews.learn(from: failure, in: input, display: display)
    return next == self ? nil : next
  }
}
