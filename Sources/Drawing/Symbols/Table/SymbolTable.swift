/// Which drawing stands for which SF Symbol: Islet's own assignment.
///
/// Names are without `fill`. A name with an enclosure or badge (`X.circle`, `X.slash`,
/// `X.badge.plus`) stands here only when the font has a ready drawing; else `SymbolName` takes it
/// apart and the parts are composed.
enum SymbolTable {
  static let all: [String: SymbolSource] = [
    drawn, signs, arrows, time, places, shopping, media, people, nature, sport, devices,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Symbols that the font lacks or draws unlike, and those of its drawings that must be turned.
  static let drawn: [String: SymbolSource] = [
    "timer": .shape(.timer),
    "person.crop": .glyph("person"),
    "circle": .shape(.circle),
    "circle.dashed": .shape(.dashedCircle),
    "circle.dotted": .shape(.dashedCircle),
    "circle.lefthalf.filled": .shape(.halfCircle(isLeft: true)),
    "circle.righthalf.filled": .shape(.halfCircle(isLeft: false)),
    "oval": .shape(.oval),
    "square": .shape(.square),
    "squareshape": .shape(.square),
    "app": .shape(.app),
    "rectangle": .shape(.rectangle),
    "rectangle.portrait": .shape(.portraitRectangle),
    "capsule": .shape(.capsule),
    "diamond": .shape(.diamond),
    "triangle": .shape(.triangle(degrees: 0)),
    "hexagon": .shape(.polygon(corners: 6)),
    "octagon": .shape(.polygon(corners: 8)),
    "pentagon": .shape(.polygon(corners: 5)),
    "arrowtriangle.up": .shape(.triangle(degrees: 0)),
    "arrowtriangle.right": .shape(.triangle(degrees: 90)),
    "arrowtriangle.forward": .shape(.triangle(degrees: 90)),
    "arrowtriangle.down": .shape(.triangle(degrees: 180)),
    "arrowtriangle.left": .shape(.triangle(degrees: 270)),
    "arrowtriangle.backward": .shape(.triangle(degrees: 270)),
    "arrowshape.up": .glyph("shift"),
    "arrowshape.right": .turned("shift", degrees: 90),
    "arrowshape.forward": .turned("shift", degrees: 90),
    "arrowshape.down": .turned("shift", degrees: 180),
    "arrowshape.left": .turned("shift", degrees: 270),
    "arrowshape.backward": .turned("shift", degrees: 270),
    "goforward": .glyph("refresh"),
    "gobackward.15": .labelled("replay", text: "15"),
    "gobackward.45": .labelled("replay", text: "45"),
    "gobackward.60": .labelled("replay", text: "60"),
    "goforward.15": .labelled("refresh", text: "15"),
    "goforward.45": .labelled("refresh", text: "45"),
    "goforward.60": .labelled("refresh", text: "60"),
    "battery.0": .shape(.battery(level: 0, hasBolt: false)),
    "battery.25": .shape(.battery(level: 0.25, hasBolt: false)),
    "battery.50": .shape(.battery(level: 0.5, hasBolt: false)),
    "battery.75": .shape(.battery(level: 0.75, hasBolt: false)),
    "battery.100": .shape(.battery(level: 1, hasBolt: false)),
    "battery.100.bolt": .shape(.battery(level: 1, hasBolt: true)),
  ]
}
