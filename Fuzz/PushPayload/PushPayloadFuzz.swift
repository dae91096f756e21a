import Foundation
import PushPayload

/// Whatever bytes arrive, reading a payload answers or throws: it never traps, hangs, or grows
/// beyond its limits. libFuzzer calls this with bytes of its own making.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnyPayload(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  _ = try? PushPayload.read(data)
  return 0
}
