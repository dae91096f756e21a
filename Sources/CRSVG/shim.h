// Declarations of Cairo, Pango and GLib come from their own modules.
#include "../CPango/shim.h"
#include <librsvg/rsvg.h>
