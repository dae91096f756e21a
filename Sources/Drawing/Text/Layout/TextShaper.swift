internal import CPango
import Foundation

/// Turns runs of characters into glyphs with Pango: itemisation, direction, fallback and shaping.
struct TextShaper {
  var fonts: FontLibrary
  var runs: [TextRequest.Run]
  /// What every size is multiplied with.
  var factor: CGFloat
  var isRightToLeft: Bool
  var language: String

  /// A stretch of a paragraph under one set of Pango attributes.
  private struct Span {
    var bytes: Range<Int>
    var run: Int
    var script: ScriptClass
  }

  func shape() -> ShapedText {
    let choices = runs.map { fonts.choice(for: $0.font, size: $0.font.size * factor) }
    let isCovered = runs.allSatisfy { run in
      guard case .text(let text) = run.content else { return true }
      return text.unicodeScalars.allSatisfy(ScriptClass.isCovered)
    }
    let isNear = isCovered && choices.allSatisfy(\.isNear)
    let shaped = shape(choices: choices, source: fonts.source(near: isNear))
    if isNear && shaped.hasMissingGlyphs {
      return shape(choices: choices, source: fonts.source(near: false))
    }
    return shaped
  }

  private func shape(choices: [FaceChoice], source: FontSource) -> ShapedText {
    var shaped = ShapedText()
    var spans: [(text: String, run: Int)] = []
    func finishParagraph(nextRun: Int) {
      let run = spans.first?.run ?? nextRun
      appendParagraph(spans, startRun: run, choices: choices, source: source, to: &shaped)
      spans = []
    }
    var lastRun = 0
    for (index, run) in runs.enumerated() {
      lastRun = index
      switch run.content {
      case .attachment:
        spans.append(("\u{FFFC}", index))
      case .text(let text):
        let parts = Self.drawable(text).split(omittingEmptySubsequences: false) { $0.isNewline }
        for (number, part) in parts.enumerated() {
          if number > 0 { finishParagraph(nextRun: index) }
          if !part.isEmpty { spans.append((String(part), index)) }
        }
      }
    }
    finishParagraph(nextRun: lastRun)
    return shaped
  }

  /// A text without control characters other than tabs and ends of lines. They have no glyphs, and
  /// Pango ends the process at a NUL. A choice of Islet.
  private static func drawable(_ text: String) -> String {
    func isDropped(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control && scalar != "\t"
        && !Character(scalar).isNewline
    }
    guard text.unicodeScalars.contains(where: isDropped) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isDropped($0) }))
  }

  private func appendParagraph(
    _ pieces: [(text: String, run: Int)], startRun: Int, choices: [FaceChoice],
    source: FontSource, to shaped: inout ShapedText
  ) {
    let firstCluster = shaped.clusters.count
    var level: UInt8 = isRightToLeft ? 1 : 0
    if !pieces.isEmpty {
      let text = pieces.map(\.text).joined()
      level = BaseDirection.level(of: text) ?? level
      appendItems(
        text: text, spans: spans(of: pieces), level: level, choices: choices, source: source,
        to: &shaped)
    }
    shaped.paragraphs.append(
      ShapedText.Paragraph(
        clusters: firstCluster..<shaped.clusters.count, level: level, run: startRun))
  }

  /// Splits the pieces where the class of script changes.
  private func spans(of pieces: [(text: String, run: Int)]) -> [Span] {
    var spans: [Span] = []
    var script = ScriptClass.standard
    var offset = 0
    for piece in pieces {
      for scalar in piece.text.unicodeScalars {
        let length = UTF8.width(scalar)
        script = ScriptClass(scalar) ?? script
        if let last = spans.last, last.run == piece.run, last.script == script {
          spans[spans.count - 1].bytes = last.bytes.lowerBound..<(offset + length)
        } else {
          spans.append(
            Span(bytes: offset..<(offset + length), run: piece.run, script: script))
        }
        offset += length
      }
    }
    return spans
  }

  private func appendItems(
    text: String, spans: [Span], level: UInt8, choices: [FaceChoice], source: FontSource,
    to shaped: inout ShapedText
  ) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    let scripts = Set(spans.map(\.script))
    for span in spans {
      insertAttributes(of: span, scripts: scripts, choices: choices, into: attributes)
    }

    let start = shaped.text.count
    shaped.text += Array(text.utf8)
    var bytes = Array(text.utf8CString)
    let length = Int32(bytes.count - 1)
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var breaks = [PangoLogAttr](
        repeating: PangoLogAttr(), count: text.unicodeScalars.count + 1)
      pango_get_log_attrs(
        base, length, Int32(level), pango_language_from_string(language), &breaks,
        Int32(breaks.count))
      let direction = level == 1 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      let items = pango_itemize_with_base_dir(
        source.context, direction, base, 0, length, attributes, nil)
      defer { g_list_free(items) }
      let glyphs = pango_glyph_string_new()
      defer { pango_glyph_string_free(glyphs) }
      var character = 0
      var node = items
      while let current = node {
        defer { node = current.pointee.next }
        guard let data = current.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoItem.self)
        defer { pango_item_free(item) }
        pango_shape_full(
          base + Int(item.pointee.offset), item.pointee.length, base, length,
          &item.pointee.analysis, glyphs)
        if let glyphs {
          appendClusters(
            item.pointee, glyphs: glyphs.pointee, base: base, textStart: start,
            breaks: breaks[character...], spans: spans, choices: choices, to: &shaped)
        }
        character += Int(item.pointee.num_chars)
      }
    }
  }

  private func insertAttributes(
    of span: Span, scripts: Set<ScriptClass>, choices: [FaceChoice],
    into list: OpaquePointer?
  ) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = guint(span.bytes.lowerBound)
      attribute.pointee.end_index = guint(span.bytes.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    let run = runs[span.run]
    let choice = choices[span.run]
    let language = span.script.language(request: language, others: scripts)
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(
      description, choice.families(for: span.script, language: language))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(max(100, min(choice.weight, 1000)))))
    pango_font_description_set_style(
      description, choice.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(
      description, Double(drawnSize(of: span, choices: choices)) * Double(PANGO_SCALE))
    insert(pango_attr_font_desc_new(description))
    insert(pango_attr_language_new(pango_language_from_string(language)))
    let features = self.features(of: run.font, script: span.script)
    if !features.isEmpty { insert(pango_attr_font_features_new(features)) }
    if case .attachment = run.content { insert(pango_attr_fallback_new(0)) }
  }

  /// The system face has a scale of its own; other scripts come from other faces, at their size.
  private func drawnSize(of span: Span, choices: [FaceChoice]) -> CGFloat {
    let scale = span.script == .standard ? choices[span.run].drawnScale : 1
    let font = runs[span.run].font
    return font.size * factor * scale * (font.smallCaps ? FontSpec.smallCapitalScale : 1)
  }

  /// OpenType features: letters stay letters (no contextual arrows, no ligatures), as in SF.
  private func features(of font: FontSpec, script: ScriptClass) -> String {
    var features: [String] = []
    if script == .standard { features += ["calt=0", "liga=0", "clig=0"] }
    if font.monospacedDigits { features.append("tnum=1") }
    return features.joined(separator: ",")
  }

  private func appendClusters(
    _ item: PangoItem, glyphs: PangoGlyphString, base: UnsafePointer<CChar>, textStart: Int,
    breaks: ArraySlice<PangoLogAttr>, spans: [Span], choices: [FaceChoice],
    to shaped: inout ShapedText
  ) {
    let count = Int(glyphs.num_glyphs)
    guard count > 0, let font = item.analysis.font else { return }
    let itemStart = Int(item.offset)
    var spanIndex = spans.firstIndex { $0.bytes.upperBound > itemStart } ?? 0
    let described = DescribedFont(font, isItalic: choices[spans[spanIndex].run].isItalic)
    var segment = ShapedText.Segment(
      face: described.reference, drawnSize: drawnSize(of: spans[spanIndex], choices: choices),
      stretch: 0, level: item.analysis.level)

    let isReversed = item.analysis.level % 2 == 1
    let order = isReversed ? Array((0..<count).reversed()) : Array(0..<count)
    let offsets = (0..<count).map { Int(glyphs.log_clusters[$0]) }
    var characters = CharacterIndex(
      base: base + itemStart, count: Int(item.length), first: breaks.startIndex)

    var position = 0
    while position < count {
      let byte = offsets[order[position]]
      var end = position
      while end < count, offsets[order[end]] == byte { end += 1 }
      let nextByte = end < count ? offsets[order[end]] : Int(item.length)
      let offset = itemStart + byte
      while spanIndex + 1 < spans.count, spans[spanIndex].bytes.upperBound <= offset {
        spanIndex += 1
      }
      let span = spans[spanIndex]
      let run = runs[span.run]
      let attributes = breaks[characters.index(ofByte: byte)]

      let choice = choices[span.run]
      let isOwnFace = described.family == choice.family
      let stretch =
        run.font.stretch
        * (isOwnFace && !choice.isCustom
          ? choice.system.stretch(of: UInt8(bitPattern: base[offset])) : 1)
      if stretch != segment.stretch {
        segment.stretch = stretch
        shaped.segments.append(segment)
      }

      let visual = isReversed ? order[position..<end].reversed() : Array(order[position..<end])
      let firstGlyph = shaped.glyphs.count
      var width: CGFloat = 0
      if case .attachment(let size, _) = run.content {
        width = size.width * factor
      } else {
        for index in visual {
          let info = glyphs.glyphs[index]
          append(info, x: width, stretch: stretch, to: &shaped)
          width += CGFloat(info.geometry.width) / CGFloat(PANGO_SCALE) * stretch
        }
      }
      let isSpaced = !span.script.isJoined && width > 0
      if isSpaced {
        let size = run.font.size * factor
        width += run.tracking * factor + (isOwnFace ? choice.spacing(size: size) : 0)
      }
      shaped.clusters.append(
        ShapedText.Cluster(
          run: span.run, segment: shaped.segments.count - 1, width: width,
          glyphs: firstGlyph..<shaped.glyphs.count,
          bytes: (textStart + offset)..<(textStart + itemStart + nextByte),
          isWhitespace: attributes.is_white != 0, canBreakBefore: attributes.is_line_break != 0,
          isSpaced: isSpaced))
      position = end
    }
  }

  private func append(
    _ info: PangoGlyphInfo, x: CGFloat, stretch: CGFloat, to shaped: inout ShapedText
  ) {
    let unknown = PangoGlyph(0x1000_0000)
    let empty = PangoGlyph(0x0FFF_FFFF)
    guard info.glyph != empty else { return }
    let isUnknown = info.glyph & unknown != 0
    if isUnknown { shaped.hasMissingGlyphs = true }
    shaped.glyphs.append(
      GlyphRun.Glyph(
        id: isUnknown ? 0 : info.glyph,
        x: x + CGFloat(info.geometry.x_offset) / CGFloat(PANGO_SCALE) * stretch,
        y: CGFloat(info.geometry.y_offset) / CGFloat(PANGO_SCALE)))
  }
}

/// What a loaded font says of itself.
private struct DescribedFont {
  var family: String
  var reference: FaceReference

  /// - Parameter isItalic: asked for; a face without italics says of itself that it is upright,
  ///   and must be asked for as italic again to be slanted.
  init(_ font: UnsafeMutablePointer<PangoFont>, isItalic: Bool) {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
    if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    let text = pango_font_description_to_string(description)
    defer { g_free(text) }
    reference = FaceReference(description: text.map { String(cString: $0) } ?? "")
  }
}

/// Counts characters along growing byte offsets of a UTF-8 text.
private struct CharacterIndex {
  private let base: UnsafePointer<CChar>
  private let count: Int
  private var byte = 0
  private var character: Int

  init(base: UnsafePointer<CChar>, count: Int, first: Int) {
    self.base = base
    self.count = count
    character = first
  }

  mutating func index(ofByte target: Int) -> Int {
    while byte < target && byte < count {
      byte += 1
      // Continuation bytes are 10xxxxxx.
      while byte < count, UInt8(bitPattern: base[byte]) & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    return character
  }
}
