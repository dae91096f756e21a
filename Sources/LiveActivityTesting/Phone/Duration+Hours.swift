extension Duration {
  /// So many times sixty seconds.
  public static func minutes(_ minutes: Double) -> Duration { .seconds(minutes * 60) }

  /// So many times sixty minutes.
  public static func hours(_ hours: Double) -> Duration { .seconds(hours * 3_600) }
}
