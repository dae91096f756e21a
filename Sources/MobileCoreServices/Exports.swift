// Kinds of data have moved to a module of their own.
@_exported import UniformTypeIdentifiers

/// The kinds of data of before iOS 14. Apple's interface.
public let kUTTypeImage = "public.image"
public let kUTTypeMovie = "public.movie"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeText = "public.text"
public let kUTTypeURL = "public.url"
public let kUTTypeData = "public.data"
public let kUTTypePNG = "public.png"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypeJSON = "public.json"
public let kUTTypePDF = "com.adobe.pdf"
