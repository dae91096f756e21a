/// The frame of a page that needs nothing else: no scripts, no other files. Light and dark follow the
/// reader's choice.
package struct HTMLPage {
  /// Plain text; it is escaped here.
  package var title: String
  /// CSS rules, in order.
  package var stylesheets: [String]
  /// HTML above the main part.
  package var header: String
  /// HTML of the main part.
  package var main: String

  package init(title: String, stylesheets: [String], header: String, main: String) {
    self.title = title
    self.stylesheets = stylesheets
    self.header = header
    self.main = main
  }

  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="Islet">
    <title>\(HTMLText.escape(title))</title>
    <style>
    \(stylesheets.joined(separator: "\n"))
    </style>
    </head>
    <body>
    \(header)
    <main>
    \(main)
    </main>
    </body>
    </html>

    """
  }
}
