/// What is known of a kind of data.
struct KnownType: Sendable {
  /// What people call it.
  let name: String
  /// Endings of files, the usual one first.
  let endings: [String]
  let mime: String?
  /// Identifiers of the kinds that it is one of.
  let parents: [String]

  init(_ name: String, _ endings: [String], _ mime: String?, _ parents: [String]) {
    self.name = name
    self.endings = endings
    self.mime = mime
    self.parents = parents
  }
}

/// The kinds of data that Islet knows, by their identifiers. Identifiers, endings and what is one of
/// what are Apple's (“System-declared uniform type identifiers”).
enum KnownTypes {
  static func identifiers(where matches: (KnownType) -> Bool) -> [String] {
    table.filter { matches($0.value) }.map(\.key).sorted()
  }

  static let table: [String: KnownType] = [
    "public.item": KnownType(
      "item", [], nil,
      []),
    "public.content": KnownType(
      "content", [], nil,
      []),
    "public.composite-content": KnownType(
      "mixed content", [], nil,
      ["public.content"]),
    "public.data": KnownType(
      "data", [], "application/octet-stream",
      ["public.item"]),
    "public.directory": KnownType(
      "folder", [], nil,
      ["public.item"]),
    "public.folder": KnownType(
      "folder", [], nil,
      ["public.directory"]),
    "com.apple.resolvable": KnownType(
      "resolvable", [], nil,
      []),
    "public.symlink": KnownType(
      "symbolic link", [], nil,
      ["public.item", "com.apple.resolvable"]),
    "com.apple.package": KnownType(
      "package", [], nil,
      ["public.directory"]),
    "com.apple.bundle": KnownType(
      "bundle", [], nil,
      ["public.directory"]),
    "com.apple.application": KnownType(
      "application", [], nil,
      ["public.item"]),
    "public.executable": KnownType(
      "executable", [], nil,
      ["public.data"]),
    "public.disk-image": KnownType(
      "disk image", [], nil,
      ["public.data"]),
    "public.url": KnownType(
      "URL", [], nil,
      ["public.data"]),
    "public.file-url": KnownType(
      "file URL", [], nil,
      ["public.url"]),
    "public.text": KnownType(
      "text", [], nil,
      ["public.data", "public.content"]),
    "public.plain-text": KnownType(
      "text", ["txt", "text"], "text/plain",
      ["public.text"]),
    "public.utf8-plain-text": KnownType(
      "Unicode text", [], nil,
      ["public.plain-text"]),
    "public.utf16-plain-text": KnownType(
      "Unicode text", [], nil,
      ["public.plain-text"]),
    "public.delimited-values-text": KnownType(
      "delimited text", [], nil,
      ["public.text"]),
    "public.comma-separated-values-text": KnownType(
      "CSV document", ["csv"], "text/csv",
      ["public.delimited-values-text"]),
    "public.tab-separated-values-text": KnownType(
      "TSV document", ["tsv"], "text/tab-separated-values",
      ["public.delimited-values-text"]),
    "public.rtf": KnownType(
      "rich text", ["rtf"], "text/rtf",
      ["public.text"]),
    "public.html": KnownType(
      "HTML text", ["html", "htm"], "text/html",
      ["public.text"]),
    "public.xml": KnownType(
      "XML text", ["xml"], "application/xml",
      ["public.text"]),
    "public.json": KnownType(
      "JSON", ["json"], "application/json",
      ["public.text"]),
    "public.yaml": KnownType(
      "YAML document", ["yml", "yaml"], "application/x-yaml",
      ["public.text"]),
    "com.apple.property-list": KnownType(
      "property list", ["plist"], nil,
      ["public.data"]),
    "com.apple.xml-property-list": KnownType(
      "XML property list", [], nil,
      ["public.xml", "com.apple.property-list"]),
    "com.apple.binary-property-list": KnownType(
      "binary property list", [], nil,
      ["com.apple.property-list"]),
    "public.source-code": KnownType(
      "source code", [], nil,
      ["public.plain-text"]),
    "public.script": KnownType(
      "script", [], nil,
      ["public.source-code"]),
    "public.shell-script": KnownType(
      "shell script", ["sh"], nil,
      ["public.script"]),
    "public.python-script": KnownType(
      "Python script", ["py"], "text/x-python",
      ["public.script"]),
    "com.netscape.javascript-source": KnownType(
      "JavaScript", ["js"], "text/javascript",
      ["public.script"]),
    "public.swift-source": KnownType(
      "Swift source", ["swift"], nil,
      ["public.source-code"]),
    "public.c-source": KnownType(
      "C source", ["c"], nil,
      ["public.source-code"]),
    "public.image": KnownType(
      "image", [], nil,
      ["public.data", "public.content"]),
    "public.png": KnownType(
      "PNG image", ["png"], "image/png",
      ["public.image"]),
    "public.jpeg": KnownType(
      "JPEG image", ["jpeg", "jpg", "jpe"], "image/jpeg",
      ["public.image"]),
    "com.compuserve.gif": KnownType(
      "GIF image", ["gif"], "image/gif",
      ["public.image"]),
    "public.tiff": KnownType(
      "TIFF image", ["tiff", "tif"], "image/tiff",
      ["public.image"]),
    "com.microsoft.bmp": KnownType(
      "BMP image", ["bmp"], "image/bmp",
      ["public.image"]),
    "com.microsoft.ico": KnownType(
      "icon", ["ico"], "image/vnd.microsoft.icon",
      ["public.image"]),
    "public.svg-image": KnownType(
      "SVG image", ["svg"], "image/svg+xml",
      ["public.image", "public.xml"]),
    "public.heic": KnownType(
      "HEIC image", ["heic"], "image/heic",
      ["public.heif-standard"]),
    "public.heif": KnownType(
      "HEIF image", ["heif"], "image/heif",
      ["public.heif-standard"]),
    "org.webmproject.webp": KnownType(
      "WebP image", ["webp"], "image/webp",
      ["public.image"]),
    "public.camera-raw-image": KnownType(
      "raw image", [], nil,
      ["public.image"]),
    "com.apple.live-photo": KnownType(
      "Live Photo", [], nil,
      ["public.data", "public.content"]),
    "com.apple.icns": KnownType(
      "icon", ["icns"], nil,
      ["public.image"]),
    "public.audiovisual-content": KnownType(
      "audiovisual content", [], nil,
      ["public.data", "public.content"]),
    "public.movie": KnownType(
      "movie", [], nil,
      ["public.audiovisual-content"]),
    "public.video": KnownType(
      "video", [], nil,
      ["public.movie"]),
    "com.apple.quicktime-movie": KnownType(
      "QuickTime movie", ["mov", "qt"], "video/quicktime",
      ["public.movie"]),
    "public.mpeg-4": KnownType(
      "MPEG-4 movie", ["mp4", "m4v"], "video/mp4",
      ["public.movie"]),
    "public.mpeg": KnownType(
      "MPEG movie", ["mpg", "mpeg"], "video/mpeg",
      ["public.movie"]),
    "public.avi": KnownType(
      "AVI movie", ["avi"], "video/avi",
      ["public.movie"]),
    "public.audio": KnownType(
      "audio", [], nil,
      ["public.audiovisual-content"]),
    "public.mp3": KnownType(
      "MP3 audio", ["mp3"], "audio/mpeg",
      ["public.audio"]),
    "public.mpeg-4-audio": KnownType(
      "MPEG-4 audio", ["m4a"], "audio/mp4",
      ["public.audio"]),
    "com.microsoft.waveform-audio": KnownType(
      "WAVE audio", ["wav"], "audio/vnd.wave",
      ["public.audio"]),
    "public.aiff-audio": KnownType(
      "AIFF audio", ["aiff", "aif"], "audio/aiff",
      ["public.audio"]),
    "public.midi-audio": KnownType(
      "MIDI audio", ["midi", "mid"], "audio/midi",
      ["public.audio"]),
    "com.adobe.pdf": KnownType(
      "PDF document", ["pdf"], "application/pdf",
      ["public.data", "public.composite-content"]),
    "org.idpf.epub-container": KnownType(
      "EPUB document", ["epub"], "application/epub+zip",
      ["public.data", "public.composite-content"]),
    "public.archive": KnownType(
      "archive", [], nil,
      ["public.data"]),
    "public.zip-archive": KnownType(
      "ZIP archive", ["zip"], "application/zip",
      ["public.archive"]),
    "org.gnu.gnu-zip-archive": KnownType(
      "gzip archive", ["gz"], "application/gzip",
      ["public.archive"]),
    "public.spreadsheet": KnownType(
      "spreadsheet", [], nil,
      ["public.content"]),
    "public.presentation": KnownType(
      "presentation", [], nil,
      ["public.composite-content"]),
    "public.database": KnownType(
      "database", [], nil,
      ["public.data"]),
    "public.message": KnownType(
      "message", [], nil,
      ["public.data"]),
    "public.email-message": KnownType(
      "email message", ["eml"], "message/rfc822",
      ["public.message"]),
    "public.contact": KnownType(
      "contact", [], nil,
      ["public.content"]),
    "public.vcard": KnownType(
      "vCard", ["vcf", "vcard"], "text/vcard",
      ["public.text", "public.contact"]),
    "public.calendar-event": KnownType(
      "calendar event", [], nil,
      ["public.content"]),
    "public.to-do-item": KnownType(
      "to-do item", [], nil,
      ["public.content"]),
    "public.font": KnownType(
      "font", [], nil,
      ["public.data"]),
    "public.3d-content": KnownType(
      "3D content", [], nil,
      ["public.content"]),
    "com.pixar.universal-scene-description-mobile": KnownType(
      "USDZ model", ["usdz"], "model/vnd.usdz+zip",
      ["public.3d-content"]),
    "public.log": KnownType(
      "log", ["log"], nil,
      ["public.plain-text"]),
    "public.bookmark": KnownType(
      "bookmark", [], nil,
      ["public.data"]),
    "public.x509-certificate": KnownType(
      "certificate", ["cer", "crt"], "application/x-x509-ca-cert",
      ["public.data"]),
    "public.heif-standard": KnownType(
      "HEIF image", [], nil,
      ["public.image"]),
  ]
}
