import Foundation
import IsletCommand

/// The program `islet`.
@main
struct Islet {
  static func main() async {
    exit(await IsletCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
