import Foundation
import Testing

@testable import Project

struct NetworkingTests {
  @Test(
    "Only a source that speaks of the network is compiled against its module",
    arguments: [
      ("let task = URLSession.shared.dataTask(with: url)", true),
      ("var request = URLRequest(url: url)", true),
      ("let url = URL(string: name)", false), ("", false),
    ])
  func needs(source: String, isNeeded: Bool) {
    #expect(CompilerArguments.needsNetworking(Array(source.utf8)) == isNeeded)
  }
}
