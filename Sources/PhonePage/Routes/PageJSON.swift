import Foundation
import Simulator

/// The JSON of the page's interface: the coding of `PhoneSnapshot` and `PhoneAction`, with dates in
/// seconds since 1970 and bytes in Base64.
package enum PageJSON {
  package static func encode(_ snapshot: PhoneSnapshot) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    return try encoder.encode(snapshot)
  }

  /// - Throws: `PhoneControlFailure` with what is wrong and where.
  package static func action(from body: Data) throws(PhoneControlFailure) -> PhoneAction {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    do {
      return try decoder.decode(PhoneAction.self, from: body)
    } catch let DecodingError.keyNotFound(key, context) {
      throw fault(context, "the key “\(key.stringValue)” is missing")
    } catch let DecodingError.typeMismatch(_, context) {
      throw fault(context, context.debugDescription)
    } catch let DecodingError.valueNotFound(_, context) {
      throw fault(context, context.debugDescription)
    } catch let DecodingError.dataCorrupted(context) {
      throw fault(context, context.debugDescription)
    } catch {
      throw PhoneControlFailure("The body is no action: \(error.localizedDescription)")
    }
  }

  private static func fault(
    _ context: DecodingError.Context, _ finding: String
  ) -> PhoneControlFailure {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    let place = path.isEmpty ? "" : " at \(path)"
    return PhoneControlFailure(
      "The body is no action\(place): \(finding). docs/page.md lists the actions.")
  }
}
