/// The frame of a page that needs nothing else: no scripts, no other files. Light and dark follow the
/// reader's choice.
struct HTMLPage {
  /// Plain text; it is escaped here.
  var title: String
  /// CSS rules, in order.
  var stylesheets: [String]
  /// HTML above the main part.
  var header: String
  /// HTML of the main part.
  var main: String

  var html: String {
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
