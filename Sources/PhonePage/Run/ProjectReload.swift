import Project
import Simulator
import Studio

/// Save and see: builds the project again and hands the phone its new widget, or the compiler's
/// errors.
package struct ProjectReload: Sendable {
  package typealias Build = @Sendable (String) async throws(ProjectFailure) -> BuiltProject

  package var path: String
  package var build: Build
  package var phone: any WidgetSwapping

  package init(path: String, build: @escaping Build, phone: any WidgetSwapping) {
    self.path = path
    self.build = build
    self.phone = phone
  }

  /// Builds at each notice until the notices end. What is saved during a build is built after it.
  package func follow(_ changes: AsyncStream<Void>) async {
    for await _ in changes { await reload() }
  }

  package func reload() async {
    do throws(ProjectFailure) {
      let built = try await build(path)
      await phone.swap(built.widget)
      await phone.showBuild([])
    } catch {
      await phone.showBuild(Self.problems(of: error))
    }
  }

  /// The most errors that are shown; a choice of Islet.
  private static let limit = 20

  /// Each error of the compiler with its place, or the failure's sentence.
  static func problems(of failure: ProjectFailure) -> [PhoneSnapshot.ProblemNote] {
    let errors = failure.diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else {
      return [
        PhoneSnapshot.ProblemNote(
          source: "build", message: failure.message, place: nil, details: nil)
      ]
    }
    return errors.prefix(limit).map { error in
      let place = error.path.map { path in
        ([path] + [error.line, error.column].compactMap { $0.map(String.init) })
          .joined(separator: ":")
      }
      return PhoneSnapshot.ProblemNote(
        source: "build", message: error.message, place: place,
        details: error.excerpt.isEmpty ? nil : error.excerpt.joined(separator: "\n"))
    }
  }
}
