/// A column or a row of a lazy grid, or several of the same kind.
public struct GridItem: Sendable {
  /// How long the track is across the grid, in points.
  public enum Size: Sendable {
    /// Just so long.
    case fixed(CGFloat)
    /// One track that takes a part of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the track is.
  public var size: Size
  /// The gap to the next track in points; nil is the standard 8.
  public var spacing: CGFloat?
  /// Where views lie in their cells; nil is that of the grid.
  public var alignment: Alignment?

  /// Makes a track.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A track of a lazy grid with its length and where it starts, in points.
struct GridTrack: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  static func == (left: GridTrack, right: GridTrack) -> Bool {
    left.start == right.start && left.length == right.length
  }
}

extension GridTrack {
  /// The tracks of items for a length: fixed ones take theirs, the others share what is left one
  /// after the other, within their limits; adaptive ones repeat as often as their minimum fits.
  static func tracks(for items: [GridItem], in total: CGFloat) -> [GridTrack] {
    let gaps = items.dropLast().map { $0.spacing ?? ViewSpacing.standardGap }.reduce(0, +)
    var left = total - gaps
    var sharing = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { sharing += 1 }
    }
    var tracks: [GridTrack] = []
    var start: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? ViewSpacing.standardGap
      for length in lengths(of: item, share: max(left / CGFloat(max(sharing, 1)), 0), gap: gap) {
        tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      if case .fixed = item.size { continue }
      // What has no end is not used up.
      if left.isFinite {
        left -= used(by: item, share: max(left / CGFloat(sharing), 0), gap: gap)
      }
      sharing -= 1
    }
    return tracks
  }

  private static func lengths(of item: GridItem, share: CGFloat, gap: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      guard share.isFinite else { return [minimum] }
      let wanted = ((share + gap) / max(minimum + gap, 1)).rounded(.down)
      // A thousand columns are narrower than pixels on any phone.
      let count = wanted > 1 ? min(wanted, 1000) : 1
      let length = (share - gap * (count - 1)) / count
      return Array(repeating: min(max(length, minimum), maximum), count: Int(count))
    }
  }

  private static func used(by item: GridItem, share: CGFloat, gap: CGFloat) -> CGFloat {
    let lengths = lengths(of: item, share: share, gap: gap)
    return lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
  }
}
