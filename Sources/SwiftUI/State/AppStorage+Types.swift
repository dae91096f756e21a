/// The types that defaults can hold.
extension AppStorage {
  private static func plain(_ defaults: UserDefaults, _ key: String) -> Value? {
    defaults.object(forKey: key) as? Value
  }

  private init(plain initial: Value, _ key: String, _ store: UserDefaults?) {
    self.init(
      key, store: store, initial: initial, read: Self.plain,
      write: { defaults, key, value in defaults.set(value, forKey: key) })
  }

  private init<T>(optional key: String, _ store: UserDefaults?) where Value == T? {
    self.init(
      key, store: store, initial: nil,
      read: { defaults, key in (defaults.object(forKey: key) as? T).map { .some($0) } },
      write: { defaults, key, value in
        if let value {
          defaults.set(value, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      })
  }

  /// A `Bool`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }

  /// A `Bool` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }

  /// An `Int`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }

  /// An `Int` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }

  /// A `Double`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }

  /// A `Double` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }

  /// A `String`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }

  /// A `String` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }

  /// A `Date`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(plain: wrappedValue, key, store)
  }

  /// A `Date` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store)
  }

  /// A `Data`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }

  /// A `Data` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }

  /// A URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store: store, initial: wrappedValue, read: { $0.url(forKey: $1) },
      write: { defaults, key, value in defaults.set(value, forKey: key) })
  }

  /// A URL that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store: store, initial: nil, read: { $0.url(forKey: $1) },
      write: { defaults, key, value in defaults.set(value, forKey: key) })
  }
}

/// Values that stand for a number or a text.
extension AppStorage {
  /// A value that an integer stands for.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(raw: wrappedValue, key, store)
  }

  /// A value that a text stands for.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(raw: wrappedValue, key, store)
  }

  /// A value that an integer stands for, and that may be missing.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self.init(optionalRaw: key, store)
  }

  /// A value that a text stands for, and that may be missing.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(optionalRaw: key, store)
  }

  private init(raw initial: Value, _ key: String, _ store: UserDefaults?)
  where Value: RawRepresentable {
    self.init(
      key, store: store, initial: initial,
      read: { defaults, key in
        (defaults.object(forKey: key) as? Value.RawValue).flatMap(Value.init(rawValue:))
      },
      write: { defaults, key, value in defaults.set(value.rawValue, forKey: key) })
  }

  private init<R: RawRepresentable>(optionalRaw key: String, _ store: UserDefaults?)
  where Value == R? {
    self.init(
      key, store: store, initial: nil,
      read: { defaults, key in
        (defaults.object(forKey: key) as? R.RawValue).flatMap(R.init(rawValue:)).map { .some($0) }
      },
      write: { defaults, key, value in
        if let value {
          defaults.set(value.rawValue, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      })
  }
}
