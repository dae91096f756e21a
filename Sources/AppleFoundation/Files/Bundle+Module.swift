import Foundation

extension Bundle {
  /// The resources of a package's target.
  ///
  /// SwiftPM writes this property into each target that has resources. Islet compiles what a widget
  /// needs of a package into the widget itself, whose resources are those of the whole folder; a
  /// project that declares the property itself gets its own.
  public static var module: Bundle { .main }
}
