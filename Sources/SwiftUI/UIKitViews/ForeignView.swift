/// What a Live Activity shows in the place of a view of UIKit: a red sign on yellow (seen on phones).
struct ForeignView: View {
  let kind: String

  var body: some View {
    ZStack {
      Color.yellow
      Image(systemName: "nosign").foregroundStyle(.red)
    }
    .appOnly(kind)
  }
}
