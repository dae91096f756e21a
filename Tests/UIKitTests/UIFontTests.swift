import Drawing
import Testing

@testable import UIKit

struct UIFontTests {
  @Test(
    "Weights of UIKit are those of OpenType",
    arguments: [
      (UIFont.Weight.ultraLight, 100), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.black, 900), (UIFont.Weight(0.42), 700),
    ])
  func weights(weight: UIFont.Weight, value: Int) {
    #expect(UIFont.systemFont(ofSize: 12, weight: weight).spec.weight == value)
  }

  @Test(
    "Text styles have the sizes of the Human Interface Guidelines",
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func textStyles(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test("A descriptor changes design, traits and size")
  func descriptor() throws {
    let base = UIFont.systemFont(ofSize: 20).fontDescriptor
    let rounded = try #require(base.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0).spec == FontSpec(size: 20, design: .rounded))
    let traits = try #require(base.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(
      UIFont(descriptor: traits, size: 14).spec == FontSpec(size: 14, weight: 700, isItalic: true))
    #expect(traits.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test("A font that is not installed is nil")
  func unknownFont() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
  }
}
