import Drawing
import Foundation
import Project
import Wire

/// What a run needs of the world, as values, so that tests can stand in for it.
package struct PreviewTools: Sendable {
  /// Compiles the widget of the project at a path, or takes it from the cache.
  package var build: @Sendable (_ path: String) async throws(ProjectFailure) -> BuiltProject
  /// The projects below a path, each drawn for itself: the path itself where it is one. Only those
  /// with the activity are wanted, when one is named.
  package var projects: @Sendable (_ path: String, _ activity: String?) -> [String]
  /// Makes one of the encoders of a project that brings these font files along.
  package var makeEncoder: @Sendable (_ applicationFonts: [String]) -> any PictureEncoding
  /// Told what is going on, for a line on the terminal.
  package var progress: @Sendable (_ message: String) -> Void

  package init(
    build: @escaping @Sendable (String) async throws(ProjectFailure) -> BuiltProject,
    projects: @escaping @Sendable (String, String?) -> [String] = { path, _ in [path] },
    makeEncoder: @escaping @Sendable ([String]) -> any PictureEncoding,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.build = build
    self.projects = projects
    self.makeEncoder = makeEncoder
    self.progress = progress
  }
}

/// Makes files of pictures.
package protocol PictureEncoding: Sendable {
  /// The scale is pixels per point.
  func encode(_ picture: DisplayList, as format: CanvasFormat, scale: Double) async throws -> Data
  /// The time of the status bar, laid out.
  func clock(_ time: String) async -> StatusClock?
  /// What the checks want to know of a picture's texts and images.
  func inspect(_ picture: DisplayList) async throws -> PictureInspection
}

/// The formats that are drawn; the others are written from values.
package enum CanvasFormat: Sendable {
  case png
  case svg
  case pdf
}

/// A project whose widget can be started.
package struct BuiltProject: Sendable {
  /// What a person calls the project.
  package var name: String
  package var widget: any StartableWidget
  /// Paths of the font files that the project brings along.
  package var applicationFonts: [String]
  /// What the compiler said although it built the widget.
  package var diagnostics: [CompilerDiagnostic]
  /// Things noticed that do not keep the widget from being drawn.
  package var warnings: [String]

  package init(
    name: String, widget: any StartableWidget, applicationFonts: [String] = [],
    diagnostics: [CompilerDiagnostic] = [], warnings: [String] = []
  ) {
    self.name = name
    self.widget = widget
    self.applicationFonts = applicationFonts
    self.diagnostics = diagnostics
    self.warnings = warnings
  }
}

/// A project that does not become a widget.
package struct ProjectFailure: Error, Equatable, Sendable {
  /// A complete sentence with the next step.
  package var message: String
  package var diagnostics: [CompilerDiagnostic]
  /// The fault is Islet's or its installation's, not the project's.
  package var isInternal: Bool

  package init(message: String, diagnostics: [CompilerDiagnostic] = [], isInternal: Bool = false) {
    self.message = message
    self.diagnostics = diagnostics
    self.isInternal = isInternal
  }
}
