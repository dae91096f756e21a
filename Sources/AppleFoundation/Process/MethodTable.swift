import Foundation

/// The table of a Swift class's methods.
///
/// Some classes of Foundation on Linux know nothing of a phone and let nobody inherit from them where
/// it matters. So entries of their method tables are replaced, once, before any of the user's code
/// runs, as Objective-C's runtime exchanges methods. An entry that is not found stays.
struct MethodTable {
  private let words: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let count: Int

  /// Nil for what does not look like a class.
  init?(of type: AnyClass) {
    words = unsafeBitCast(type, to: UnsafeMutablePointer<UnsafeMutableRawPointer?>.self)
    // The head of a Swift class: kind, superclass, flags and address point, instance size, then
    // the size of the whole and how much of it lies before this address (Swift's ABI, metadata).
    let sizes = UnsafeRawPointer(words + 4).assumingMemoryBound(to: UInt32.self)
    count = Int(sizes[0] - sizes[1]) / MemoryLayout<UnsafeRawPointer>.size
    guard (8..<4096).contains(count) else { return nil }
  }

  /// Puts the functions of these names in the place of others.
  ///
  /// - Parameter replacements: Names in libFoundation, and those of what takes their place.
  func replace(_ replacements: [(old: String, new: String)]) {
    guard let program = dlopen(nil, RTLD_NOW) else { return }
    for (old, new) in replacements {
      guard let original = dlsym(program, old), let own = dlsym(program, new) else { continue }
      for index in 5..<count where words[index] == original { words[index] = own }
    }
  }
}
