// Cairo's declarations come from their own module, so that each has one definition.
#include "../CCairo/shim.h"
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
