internal import ActivityModel

/// What conditional compilation means when source is compiled for the phone that Islet stands for.
///
/// `os(iOS)` holds and no other system does. `targetEnvironment(simulator)` holds, since Islet stands
/// where Xcode's simulator does: a choice of Islet. Conditions on the compiler itself, `swift(>=6)`,
/// `hasFeature(…)`, `arch(…)`, are the compiler's to judge.
struct PhonePlatform: Sendable {
  var modules: ModuleNames
  /// Flags that hold, `DEBUG` among them.
  var flags: Set<String>
  var system: SystemVersion

  init(modules: ModuleNames, flags: Set<String> = [], system: SystemVersion = .standard) {
    self.modules = modules
    self.flags = flags.union(["DEBUG"])
    self.system = system
  }

  /// Modules that no phone has; source that asks for them has another way for the phone.
  private static let foreign: Set<String> = ["Glibc", "FoundationNetworking", "FoundationXML"]

  /// Modules that are empty here: what they hold on a phone comes with Foundation on Linux.
  static let standIns: Set<String> = ["Darwin"]

  /// `os(iOS)`. A name that is no system's does not hold either.
  func isSystem(_ name: String) -> Bool { name == "iOS" }

  /// `targetEnvironment(simulator)`.
  func isEnvironment(_ name: String) -> Bool { name == "simulator" }

  /// `canImport(os.log)`: a part of a module is there when the module is, and so is any version of
  /// it. Modules of Apple's that Islet has are there, the project's own, and the language's; rooms of
  /// Islet that lie beside the kits are not.
  func canImport(_ module: String) -> Bool {
    if modules.isOwn(module) || Self.standIns.contains(module) { return true }
    guard modules.built.contains(module), !Self.foreign.contains(module) else { return false }
    return SystemNames.frameworks.contains(module) || SystemNames.modules.contains(module)
  }
}
