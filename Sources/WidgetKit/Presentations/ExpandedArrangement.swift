import AppleFoundation
import SwiftUI

/// Where the regions of the expanded island go.
///
/// Source: the private stack of Apple's (layout reference, section 13): the centre is sized first,
/// then the regions beside the camera, then those below it, then the bottom. Numbers that are not
/// known are named here and are choices of Islet.
struct ExpandedArrangement {
  /// A region that asks for a place.
  struct Region {
    var facts: RegionFacts
    /// The distances that its content wants to what is above and below it.
    var spacing = ViewSpacing.zero
    /// The size for a proposal, in points.
    var measure: (ProposedViewSize) -> CGSize
  }

  /// The place of a region, from the island's top leading corner.
  struct Placement: Equatable {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  let metrics: ExpandedMetrics
  let regions: [Region]
  /// A place for each region; a region without any content has one too and takes no room.
  private(set) var placements: [Placement]
  /// The height that the content wants with its margins, not limited.
  private(set) var height: CGFloat = 0

  private typealias Position = DynamicIslandExpandedRegionPosition.Kind

  init(_ metrics: ExpandedMetrics, regions: [Region]) {
    self.metrics = metrics
    self.regions = regions
    placements = Array(
      repeating: Placement(
        origin: CGPoint(x: metrics.margins.leading, y: metrics.margins.top), proposal: .zero),
      count: regions.count)
    arrange()
  }

  // MARK: The four steps

  private mutating func arrange() {
    let centre = indices(.center)
    var leading = indices(.leading)
    var trailing = indices(.trailing)

    let limit = centreLimit(besides: leading + trailing)
    let centreWidth = max(
      metrics.leastCentreWidth,
      centre.map { measure($0, width: min(limit, metrics.contentWidth)).width }.max() ?? 0)

    let below = (leading + trailing).filter { index in
      regions[index].facts.belowIfTooWide
        && regions[index].measure(.unspecified).width
          > sideWidth(of: index, centreWidth: centreWidth) + 0.01
    }
    leading.removeAll(where: below.contains)
    trailing.removeAll(where: below.contains)

    let sideEnd = placeBeside(leading, trailing, centreWidth: centreWidth)
    let centreEnd = placeCentre(centre, width: min(limit, metrics.contentWidth))
    let upperEnd = max(metrics.camera.height, sideEnd, centreEnd)
    let belowEnd = placeBelow(below, from: upperEnd)
    let bottom = indices(.bottom)
    let start = start(
      ofBottom: bottom, under: leading + trailing + centre + below, from: max(upperEnd, belowEnd))
    height = placeBottom(bottom, from: start)
  }

  /// The greatest width that the centre may have beside the least widths of leading and trailing.
  private func centreLimit(besides sides: [Int]) -> CGFloat {
    let limits = sides.map { index in
      let least = regions[index].measure(ProposedViewSize(width: 0, height: nil)).width
      return 2 * (metrics.width / 2 - outerMargin(of: index) - least - metrics.gap)
    }
    return max(metrics.leastCentreWidth, limits.min() ?? metrics.contentWidth)
  }

  /// The width beside the camera and the centre for a leading or a trailing region.
  private func sideWidth(of index: Int, centreWidth: CGFloat) -> CGFloat {
    max(0, (metrics.width - centreWidth) / 2 - metrics.gap - outerMargin(of: index))
  }

  /// Leading and trailing beside the camera; both get the height of the higher one.
  private mutating func placeBeside(
    _ leading: [Int], _ trailing: [Int], centreWidth: CGFloat
  ) -> CGFloat {
    let widths = Dictionary(
      uniqueKeysWithValues: (leading + trailing).map {
        ($0, sideWidth(of: $0, centreWidth: centreWidth))
      })
    return placeRow(leading, trailing, widths: widths, top: nil)
  }

  private mutating func placeCentre(_ centre: [Int], width: CGFloat) -> CGFloat {
    var y = metrics.camera.height
    for index in centre {
      let proposal = ProposedViewSize(
        width: width,
        height: usualHeight(index, width: width, atMost: metrics.room(below: y)))
      let size = regions[index].measure(proposal)
      placements[index] = Placement(
        origin: CGPoint(x: (metrics.width - size.width) / 2, y: y), proposal: proposal)
      y += size.height
    }
    return centre.isEmpty ? 0 : y
  }

  /// Leading and trailing below the camera: alone the full width, together half each, unless the
  /// priorities differ: then the higher one is served first and the other gets the rest.
  private mutating func placeBelow(_ below: [Int], from top: CGFloat) -> CGFloat {
    let leading = below.filter { regions[$0].facts.position == .leading }
    let trailing = below.filter { regions[$0].facts.position == .trailing }
    var widths: [Int: CGFloat] = [:]
    func available(_ index: Int) -> CGFloat {
      metrics.width - outerMargin(of: index)
        - (regions[index].facts.position == .leading
          ? metrics.margins.trailing : metrics.margins.leading)
    }
    if leading.isEmpty || trailing.isEmpty {
      for index in below { widths[index] = available(index) }
    } else {
      let first = priority(of: leading)
      let second = priority(of: trailing)
      if first == second {
        for index in below { widths[index] = (metrics.contentWidth - metrics.gap) / 2 }
      } else {
        let (favoured, other) = first > second ? (leading, trailing) : (trailing, leading)
        let taken = favoured.map { min(measure($0, width: available($0)).width, available($0)) }
        for index in favoured { widths[index] = available(index) }
        for index in other {
          widths[index] = max(0, available(index) - metrics.gap - (taken.max() ?? 0))
        }
      }
    }
    return placeRow(leading, trailing, widths: widths, top: top)
  }

  /// Where the bottom begins: as far below every region above it as a stack without a spacing would
  /// put it. Measured below a centre: a caption2 above a shape, built with the SDK of iOS 16, has
  /// 9.33 points (layout reference, sections 3 and 12, pair dev-coffee-expanded). That it holds below
  /// leading and trailing too is a choice of Islet.
  private func start(
    ofBottom bottom: [Int], under upper: [Int], from end: CGFloat
  ) -> CGFloat {
    guard let first = bottom.first else { return end }
    return upper.reduce(end) { start, index in
      let region = regions[index]
      let place = placements[index]
      let gap = region.spacing.distance(to: regions[first].spacing, along: .vertical)
      return max(start, place.origin.y + region.measure(place.proposal).height + gap)
    }
  }

  private mutating func placeBottom(_ bottom: [Int], from top: CGFloat) -> CGFloat {
    var y = top
    for index in bottom {
      let margins = regions[index].facts.margins.resolved(metrics.margins)
      let proposal = ProposedViewSize(
        width: max(0, metrics.width - margins.leading - margins.trailing),
        height: max(0, metrics.greatestHeight - y - margins.bottom))
      placements[index] = Placement(
        origin: CGPoint(x: margins.leading, y: y), proposal: proposal)
      y += regions[index].measure(proposal).height
    }
    let margin = bottom.last.map { regions[$0].facts.margins.resolved(metrics.margins).bottom }
    return y + (margin ?? metrics.margins.bottom)
  }

  // MARK: Parts

  /// Puts columns side by side; `top` is the top margin of each region when nil.
  private mutating func placeRow(
    _ leading: [Int], _ trailing: [Int], widths: [Int: CGFloat], top: CGFloat?
  ) -> CGFloat {
    func start(_ column: [Int]) -> CGFloat {
      top ?? column.first.map { regions[$0].facts.margins.resolved(metrics.margins).top } ?? 0
    }
    func usual(_ column: [Int]) -> [CGFloat] {
      column.map {
        let width = widths[$0] ?? 0
        return measure(
          $0, width: width,
          height: usualHeight($0, width: width, atMost: metrics.room(below: start(column)))
        ).height
      }
    }
    let heights = [usual(leading), usual(trailing)]
    let row = heights.map { $0.reduce(0, +) }.max() ?? 0
    var end: CGFloat = 0
    for (column, heights) in zip([leading, trailing], heights) {
      var y = start(column)
      for (index, usual) in zip(column, heights) {
        // A single region takes the row's height, so that flexible content fills it.
        let proposal = ProposedViewSize(
          width: widths[index] ?? 0, height: column.count == 1 ? row : usual)
        let size = regions[index].measure(proposal)
        let x =
          regions[index].facts.position == .leading
          ? outerMargin(of: index) : metrics.width - outerMargin(of: index) - size.width
        placements[index] = Placement(origin: CGPoint(x: x, y: y), proposal: proposal)
        y += size.height
      }
      if !column.isEmpty { end = max(end, y) }
    }
    return end
  }

  /// The regions of a position that have content, in the order of the source.
  private func indices(_ position: Position) -> [Int] {
    regions.indices.filter { index in
      regions[index].facts.position == position
        && (regions[index].measure(.unspecified) != .zero
          || regions[index].measure(.infinity) != .zero)
    }
  }

  private func priority(of column: [Int]) -> Double {
    column.map { regions[$0].facts.priority }.max() ?? 0
  }

  /// The margin between the island's side and a leading or trailing region.
  private func outerMargin(of index: Int) -> CGFloat {
    let margins = regions[index].facts.margins.resolved(metrics.margins)
    return regions[index].facts.position == .trailing ? margins.trailing : margins.leading
  }

  private func measure(_ index: Int, width: CGFloat, height: CGFloat? = nil) -> CGSize {
    regions[index].measure(ProposedViewSize(width: width, height: height))
  }

  /// The height that content wants at a width, limited: what fits is not made to fill the island.
  private func usualHeight(_ index: Int, width: CGFloat, atMost limit: CGFloat) -> CGFloat {
    min(measure(index, width: width).height, limit)
  }
}
