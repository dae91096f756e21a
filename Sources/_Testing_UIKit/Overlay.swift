// The compiler imports this module into every file that imports both Swift Testing and UIKit. On
// Apple's systems it attaches UIKit's images to tests; here there is nothing to add, but without
// the module no test could import SwiftUI.
