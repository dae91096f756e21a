import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct CoreTests {
  func size(_ v: some View, _ w: CGFloat?, _ h: CGFloat?) -> CGSize {
    let g = ViewGraph(
      services: RenderingServices(
        text: TextEngine(), symbols: SymbolLibrary(), images: ImageStore()))
    let n = ViewContext(graph: g, environment: EnvironmentValues()).node(of: v)
    let s = n.sizeThatFits(.init(width: w, height: h))
    n.place(at: .zero, proposal: .init(width: w, height: h))
    return s
  }
  @Test func a() {
    #expect(
      size(
        HStack {
          Divider()
          Spacer()
          EmptyView().frame(width: 10)
          GeometryReader { _ in Divider() }.frame(width: 20, height: 20)
        }.padding(), 100, 50) == CGSize(width: 100, height: 52))
    #expect(
      size(
        VStack(alignment: .leading) {
          ForEach(0..<3) { i in
            GeometryReader { _ in EmptyView() }.frame(width: CGFloat(i) * 10, height: 10)
          }
        }, 100, 50) == CGSize(width: 20, height: 46))
  }
}
