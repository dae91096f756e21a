import Foundation

/// Packs or unpacks a whole.
enum Packer {
  /// The largest result: 256 megabytes, a choice of Islet.
  static let limit = 256 << 20

  static func run(
    _ operation: FilterOperation, _ data: Data, using algorithm: Algorithm
  ) throws -> Data {
    if data.isEmpty { return Data() }
    var room = max(data.count * 4, 4096)
    while room <= limit {
      var result = Data(count: room)
      let count = result.withUnsafeMutableBytes { target in
        data.withUnsafeBytes { source -> Int in
          guard let to = target.bindMemory(to: UInt8.self).baseAddress,
            let from = source.bindMemory(to: UInt8.self).baseAddress
          else { return 0 }
          return operation == .compress
            ? compression_encode_buffer(to, room, from, data.count, nil, algorithm.rawValue)
            : compression_decode_buffer(to, room, from, data.count, nil, algorithm.rawValue)
        }
      }
      if count == 0 { throw FilterError.invalidData }
      if count < room { return result.prefix(count) }
      room *= 4
    }
    throw FilterError.invalidData
  }
}

/// Takes data and hands on what becomes of it. Apple's interface. Islet hands it on at the end.
public final class OutputFilter {
  private let operation: FilterOperation
  private let algorithm: Algorithm
  private let bufferCapacity: Int
  private let write: (Data?) throws -> Void
  private var data = Data()
  private var isFinalized = false

  /// - Parameter bufferCapacity: Bytes that are handed on at a time.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeCompressed: @escaping (Data?) throws -> Void
  ) throws {
    self.operation = operation
    self.algorithm = algorithm
    self.bufferCapacity = max(bufferCapacity, 1)
    write = writeCompressed
  }

  /// Takes data; nil ends it.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard !isFinalized else { throw FilterError.invalidState }
    guard let data, !data.isEmpty else { return try finalize() }
    self.data.append(contentsOf: data)
  }

  /// Ends the data. Throws `FilterError` for what cannot be packed or unpacked.
  public func finalize() throws {
    guard !isFinalized else { return }
    isFinalized = true
    var rest = try Packer.run(operation, data, using: algorithm)[...]
    while !rest.isEmpty {
      try write(Data(rest.prefix(bufferCapacity)))
      rest = rest.dropFirst(bufferCapacity)
    }
    try write(nil)
  }
}

/// Asks for data and gives what becomes of it. Apple's interface.
public final class InputFilter<D: DataProtocol> {
  private let operation: FilterOperation
  private let algorithm: Algorithm
  private let bufferCapacity: Int
  private let read: (Int) throws -> D?
  private var result: Data?

  /// - Parameter bufferCapacity: Bytes that are asked for at a time.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readingCompressed: @escaping (Int) throws -> D?
  ) throws {
    self.operation = operation
    self.algorithm = algorithm
    self.bufferCapacity = max(bufferCapacity, 1)
    read = readingCompressed
  }

  /// The next bytes, as many as are wanted; nil at the end. Throws `FilterError` for what cannot be
  /// packed or unpacked.
  public func readData(ofLength count: Int) throws -> Data? {
    if result == nil {
      var all = Data()
      while let next = try read(bufferCapacity), !next.isEmpty { all.append(contentsOf: next) }
      result = try Packer.run(operation, all, using: algorithm)
    }
    guard let rest = result, !rest.isEmpty else { return nil }
    result = Data(rest.dropFirst(count))
    return Data(rest.prefix(count))
  }
}
