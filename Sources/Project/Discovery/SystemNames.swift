/// Names that iOS source means the system by, unless its own target declares them. They keep a
/// helper of the app, a `Color` or a `padding` of its own, out of a widget that means SwiftUI's.
enum SystemNames {
  /// Modules that the toolchain and Islet's first kits have; the built kits may add others.
  static let modules: Set<String> = words(
    """
    ActivityKit AppIntents Charts Combine DeveloperToolsSupport Dispatch Foundation FoundationEssentials
    FoundationNetworking
    FoundationXML Glibc OSLog Observation RegexBuilder Swift SwiftUI Synchronization UIKit
    WidgetKit
    _Concurrency _StringProcessing os
    """)

  /// Frameworks of Apple's, which a folder of the same name does not replace.
  static let frameworks: Set<String> = words(
    """
    AVFoundation AVKit Accelerate Accessibility ActivityKit AlarmKit AppIntents AppKit
    AuthenticationServices BackgroundTasks CallKit CarPlay Charts CloudKit Combine CommonCrypto
    Compression Contacts ContactsUI CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
    CoreImage CoreLocation CoreML CoreMedia CoreMotion CoreNFC CoreSpotlight CoreTelephony CoreText
    CoreTransferable CryptoKit Darwin DeviceActivity EventKit FamilyControls Foundation GameKit
    HealthKit HomeKit ImageIO Intents IntentsUI LinkPresentation LocalAuthentication ManagedSettings
    MapKit MediaPlayer MessageUI Metal MetalKit MobileCoreServices MultipeerConnectivity MusicKit
    NaturalLanguage Network NetworkExtension OSLog ObjectiveC Observation PDFKit PassKit Photos
    PhotosUI PushKit QuartzCore QuickLook RealityKit SafariServices SceneKit Security ShazamKit
    Speech SpriteKit StoreKit SwiftData SwiftUI TipKit UIKit UniformTypeIdentifiers
    UserNotifications UserNotificationsUI Vision VisionKit WatchConnectivity WatchKit WeatherKit
    WebKit WidgetKit os
    """)

  /// Types of SwiftUI, WidgetKit, ActivityKit, AppIntents, Foundation and the standard library.
  static let types: Set<String> = words(
    """
    Activity ActivityAttributes ActivityAuthorizationInfo ActivityConfiguration
    ActivityContent ActivityFamily ActivityPreviewViewKind ActivityState ActivityUIDismissalPolicy
    ActivityViewContext AlertConfiguration Alignment AlignmentID Anchor Angle AngularGradient
    Animatable Animation Any AnyGradient AnyHashable AnyLayout AnyObject AnyShape AnyShapeStyle
    AnyTransition AnyView App AppEntity AppEnum AppIntent AppIntentConfiguration
    AppIntentTimelineProvider AppStorage AreaMark Array ArraySlice AsyncImage AsyncSequence AsyncStream
    AttributedString Axis AxisContent AxisGridLine AxisMark AxisMarks AxisTick AxisValue
    AxisValueLabel BarMark BidirectionalCollection BinaryFloatingPoint BinaryInteger Bindable Binding
    BlendMode Bool Bundle Button ButtonStyle CGAffineTransform
    CGColor CGFloat CGImage CGPoint CGRect CGSize CGVector Calendar Canvas Capsule CaseIterable
    Character CharacterSet Chart ChartContent ChartContentBuilder ChartProxy Circle Clock Codable CodingKey CodingKeys Collection Color ColorScheme Comparable
    ContainerRelativeShape ContentMode ContentState ContentTransition ContentUnavailableView
    ContinuousClock ControlWidget CustomStringConvertible Data Date DateComponents
    DateComponentsFormatter DateFormatter DateInterval Decimal Decodable Decoder Dictionary
    DispatchQueue DisplayRepresentation Divider Double Duration DynamicIsland
    DynamicIslandExpandedContent DynamicIslandExpandedRegion DynamicIslandExpandedRegionPosition
    DynamicTypeSize Edge EdgeInsets Ellipse EllipticalGradient EmptyView EmptyWidgetConfiguration
    Encodable Encoder EntityQuery Environment EnvironmentKey EnvironmentObject EnvironmentValues
    Equatable EquatableView Error ExpressibleByStringLiteral FileManager FillStyle FixedWidthInteger Float FloatingPoint Font
    FontWeight ForEach Form FormatStyle Gauge GaugeStyle GeometryProxy GeometryReader
    GlassEffectContainer Gradient Grid GridItem GridRow Group GroupBox HStack Hashable Hasher
    HorizontalAlignment ISO8601DateFormatter Identifiable Image ImageRenderer Int Int16 Int32 Int64
    Int8 IntentConfiguration IntentDescription IntentParameter IntentResult JSONDecoder JSONEncoder
    KeyPath Label LabelStyle LabeledContent Layout LazyHStack LazyVStack LineMark LinearGradient Link List
    LiveActivityIntent LocalizedError LocalizedStringKey LocalizedStringResource Locale Logger
    MainActor MatchedGeometryEffect Material Measurement MeasurementFormatter Menu MeshGradient
    NSAttributedString NSError NSNumber NSObject NSString Numeric NavigationLink NavigationStack
    NavigationView Notification NotificationCenter NumberFormatter ObservableObject Observable
    ObservedObject OpenURLAction Optional Path Picker PinnedScrollableViews Plottable PlottableValue
    PointMark PreferenceKey Preview PreviewProvider PrimitiveButtonStyle ProcessInfo ProgressView ProgressViewStyle
    Published PushType RGBColorSpace RadialGradient RandomAccessCollection Range RangeReplaceableCollection RawRepresentable
    Rectangle RectangleMark RedactionReasons RelativeDateTimeFormatter Result RotationGesture RoundedRectangle
    RoundedCornerStyle RuleMark Scene ScenePhase ScrollView Section SectorMark SecureField Self Sendable Sequence Set
    Shape ShapeStyle Slider Spacer State StateObject StaticConfiguration Stepper String StringProtocol
    StrokeStyle Substring SubviewsCollection SymbolEffect Tab TabView Task Text
    TextAlignment TextField TimeInterval TimeZone Timeline TimelineEntry TimelineProvider
    TimelineReloadPolicy TimelineView Timer Toggle ToggleStyle Transaction Transferable Transition
    TypeDisplayRepresentation UIApplication UIColor UIDevice UIFont UIImage UIScreen UIView
    UIViewController UInt UInt16 UInt32 UInt64 UInt8 URL URLRequest URLSession UUID UnevenRoundedRectangle
    UnitPoint UserDefaults VStack VerticalAlignment View ViewBuilder ViewDimensions
    ViewModifier ViewThatFits Void Widget WidgetBundle WidgetBundleBuilder WidgetCenter
    WidgetConfiguration WidgetConfigurationIntent WidgetFamily WidgetInfo WidgetPreviewContext
    WidgetRenderingMode Window WindowGroup ZStack
    """)

  /// Protocols whose conformance an extension may add where the type itself is declared elsewhere.
  static let protocols: Set<String> = words(
    """
    ActivityAttributes AppEntity AppEnum AppIntent ButtonStyle CaseIterable ChartContent Codable CodingKey
    Comparable CustomStringConvertible Decodable Encodable EnvironmentKey Equatable Error
    ExpressibleByStringLiteral GaugeStyle Hashable Identifiable LabelStyle Layout LiveActivityIntent
    LocalizedError Plottable PreferenceKey ProgressViewStyle RawRepresentable Sendable Shape ShapeStyle
    TimelineEntry TimelineProvider ToggleStyle View ViewModifier Widget WidgetBundle
    """)

  /// Members that everything or nearly everything of the system's has.
  static let members: Set<String> = words(
    """
    abs accentColor accessibilityElement accessibilityHidden accessibilityLabel accessibilityValue
    accessoryCircular accessoryInline accessoryRectangular activityBackgroundTint
    activityFamily activitySystemActionForegroundColor activityState addingTimeInterval
    alignmentGuide all allSatisfy allowsHitTesting allowsTightening animation append appending
    aspectRatio attributes automatic autoupdatingCurrent background badge baselineOffset black blendMode
    blue blur body bold border bordered borderedProminent borderless bottom bottomLeading
    bottomTrailing brightness brown bundle buttonBorderShape buttonStyle callout capitalized caption
    caption2 capsule cases ceil center circle circular clear clipShape clipped clockwise cold
    colorInvert colorMultiply colorScheme compactMap compactMapValues components concentric
    configurationDisplayName constant contains containerBackground containerRelative containerShape
    content contentMargins contentShape contentState contentTransition contrast controlSize
    cornerRadius count cyan current currency dark date day decode decodeIfPresent default
    description design disabled distance drawingGroup drop dropFirst dropLast dynamicIsland
    dynamicTypeSize easeIn easeInOut easeOut element elements encode encodeIfPresent endIndex
    enumerated environment environmentObject expanded fill filter first firstIndex fixed fixedSize
    flatMap flexible floor font fontDesign fontWeight fontWidth footnote forEach foregroundColor
    foregroundStyle format formatted formatter fractionLength frame frontToBack fullWidth gaugeStyle
    generic gray green headline heavy height hidden horizontal hour hours id ignoresSafeArea
    imageScale index indices infinity init inlineLarge insert interactiveSpring interval
    invalidatableContent isEmpty isLuminanceReduced isMultiple isNaN isStale italic joined keys
    keylineTint labelStyle labelsHidden landscape large largeTitle last layoutPriority leading light
    lineLimit lineSpacing linear linearGradient local locale localized localizedDescription
    lowercased luminanceToAlpha map mask max maxX maxY medium mic midX midY min minX minY mini
    minimal minimumScaleFactor mint minute minutes minusculeSpace monospaced monospacedDigit month
    multilineTextAlignment name never now numericText object offset omitted onAppear onDisappear
    onReceive onTapGesture opacity orange overlay overlayPreferenceValue padding pink plain
    position prefix preferredColorScheme presentationDetents previewContext previewDisplayName
    previewLayout previews primary progressViewStyle proportionalLeading purple quaternary radians
    random rawValue red redacted reduce regular relative relevanceScore remove removeAll
    removeFirst removeLast renderingMode replacingOccurrences request resizable reversed
    rotation3DEffect rotationEffect round rounded safeAreaInset saturation scale scaledToFill
    scaledToFit scaleEffect second secondary seconds self semibold separator serif sequence shadow
    shared size small smooth some sort sorted spring square staleDate start startIndex state
    stride string stroke strokeBorder strikethrough style subheadline subtracting suffix
    supplementalActivityFamilies supportedFamilies symbol symbolEffect symbolRenderingMode
    symbolVariant system systemLarge systemMedium systemSmall tag task teal template tertiary
    text textCase thin time timeInterval timeIntervalSince timeIntervalSince1970
    timeIntervalSinceNow timer tint title title2 title3 toggleStyle top topLeading topTrailing
    tracking trailing transaction transform transition trim trimmingCharacters truncationMode
    ultraLight ultraThin ultraThinMaterial underline uppercased value values vertical visible white
    widgetAccentable widgetURL width year yellow zero zip zIndex
    """)

  /// Functions that a bundle may call.
  static let functions: Set<String> = words(
    """
    abs assert assertionFailure debugPrint dump fatalError init max min precondition
    preconditionFailure print stride type withAnimation zip
    """)

  /// Operators of the standard library.
  static let operators: Set<String> = words(
    """
    ! != !== % %= & && &&= &* &*= &+ &+= &- &-= &<< &<<= &= &>> &>>= * *= + += - -= -> ... ..< / /= < <<
    <<= <= = == === > >= >> >>= ?? ^ ^= | |= || ||= ~ ~= ?: .& .| .^ .! .== .!= .< .> .<= .>=
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
