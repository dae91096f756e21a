import Testing

@testable import UIKit

struct AttributedSizeTests {
  @Test("A line is as high as its font, and two lines are higher")
  func heights() {
    let font = UIFont.systemFont(ofSize: 20)
    // 20 × (0.95215 + 0.24121) = 23.87 points, rounded up to a third of a point.
    let line = NSAttributedString(string: "Ag", attributes: [.font: font]).size()
    #expect(abs(line.height - 24) < 0.34)
    #expect("Ag\nAg".size(withAttributes: [.font: font]).height > line.height)
  }

  @Test("More letters are wider, and kerning adds to each of them")
  func widths() {
    let plain = "iiii".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    let wide = "iiii".size(withAttributes: [
      .font: UIFont.systemFont(ofSize: 12), .kern: NSNumber(value: 2),
    ])
    #expect(wide.width > plain.width + 5)
    #expect("".size(withAttributes: nil) == .zero)
  }
}
