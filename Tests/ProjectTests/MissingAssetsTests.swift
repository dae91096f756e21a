import Testing

@testable import Project

struct MissingAssetsTests {
  private func error(_ message: String, line: String? = nil) -> CompilerDiagnostic {
    CompilerDiagnostic(
      severity: .error, path: "A.swift", line: 1, column: 1, message: message,
      excerpt: line.map { [$0] } ?? [])
  }

  @Test(
    "Errors about members of colours and images name assets",
    arguments: [
      ("type 'Color' has no member 'brand'", "brand", nil),
      ("type 'Color?' has no member 'accent'", "accent", nil),
      ("type 'ShapeStyle' has no member 'accent'", "accent", nil),
      ("type 'UIColor' has no member 'brand'", "brand", nil),
      ("type 'ImageResource' has no member 'logo'", nil, "logo"),
      ("type 'Order' has no member 'brand'", nil, nil),
      ("cannot find 'brand' in scope", nil, nil),
    ] as [(String, String?, String?)])
  func members(message: String, color: String?, image: String?) {
    let missing = MissingAssets(in: [error(message)])
    #expect(missing.colors == Set([color].compactMap { $0 }))
    #expect(missing.images == Set([image].compactMap { $0 }))
  }

  @Test(
    "A member without a type is an asset where a colour or an image is made of it",
    arguments: [
      ("  .fill(Color(.brand))", true, false),
      ("  Image(.brand)", false, true),
      ("  UIColor(resource: .brand)", true, false),
      ("  let x = .brand", false, false),
      ("  MyColor(.brand)", false, false),
      ("  Color(.brandDark)", false, false),
    ])
  func calls(line: String, isColor: Bool, isImage: Bool) {
    let missing = MissingAssets(
      in: [
        error(
          "reference to member 'brand' cannot be resolved without a contextual type", line: line)
      ])
    #expect(missing.colors.contains("brand") == isColor)
    #expect(missing.images.contains("brand") == isImage)
  }

  @Test("Names of which source makes colours are assets, but for the system's and its own")
  func used() {
    let missing = MissingAssets(usedIn: [
      "Color(.brand); Color(.red); Color(.systemBlue); Color(.sRGB, red: 1); Image(.logo)",
      "UIColor(resource: .night); MyColor(.day); Color(.own)",
      "extension UIColor { static let own = UIColor.red }",
    ])
    #expect(missing.colors == ["brand", "night"])
    #expect(missing.images == ["logo"])
  }

  @Test("The names are declared as Xcode does, and told of")
  func source() {
    var missing = MissingAssets(in: [error("type 'Color' has no member 'default'")])
    missing.formUnion(MissingAssets(in: [error("type 'UIImage' has no member 'logo'")]))
    #expect(
      missing.source.contains(
        "static let `default` = ColorResource(name: \"default\", bundle: .main)"))
    #expect(
      missing.source.contains(
        "static var logo: SwiftUI.UIImage { SwiftUI.UIImage(resource: ImageResource.logo) }"))
    #expect(missing.warning.message.contains("“default”, “logo”"))
  }
}
