// The compiler imports this module into every file that imports both Swift Testing and Core
// Graphics. On Apple's systems it attaches pictures to tests; here there is nothing to add, but
// without the module no test could import SwiftUI.
