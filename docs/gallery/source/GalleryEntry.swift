import SwiftUI

/// One picture of the gallery: a view, and the code that makes it, which is read from its source.
@MainActor
package struct GalleryEntry {
  /// What the picture shows, as the list of names has it.
  package let names: [String]
  package let view: AnyView
  let file: String
  let line: Int
}

/// Entries under a heading.
@MainActor
package struct GallerySection {
  package let title: String
  package private(set) var entries: [GalleryEntry] = []

  init(_ title: String) { self.title = title }

  /// Adds a picture of what some names stand for.
  mutating func show(
    _ names: String..., file: String = #filePath, line: Int = #line,
    @ViewBuilder view: () -> some View
  ) {
    entries.append(GalleryEntry(names: names, view: AnyView(view()), file: file, line: line))
  }
}

/// All pictures.
@MainActor
package enum Gallery {
  package static var sections: [GallerySection] {
    [
      views, shapes, controls, charts, marks, activities, layoutModifiers, lookModifiers,
      textModifiers, otherModifiers, texts, fonts, styles,
    ]
  }
}
