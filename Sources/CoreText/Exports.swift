// UIKit's fonts are Core Text's, and so are the functions around them.
@_exported import UIKit
