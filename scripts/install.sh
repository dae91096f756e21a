#!/usr/bin/env bash
# Copies what was built to where programs lie.
#
# usage: scripts/install.sh BUILD_FOLDER PREFIX
set -euo pipefail

build=$1
prefix=$2
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

install -d "$prefix/bin" "$prefix/lib/islet/Modules" "$prefix/share/islet"
install -m 755 "$build/islet" "$prefix/bin/islet"
install -m 644 "$build/libIsletKits.so" "$prefix/lib/islet/libIsletKits.so"
install -m 755 "$build/PreviewMacros-tool" "$prefix/lib/islet/PreviewMacros-tool"

# A widget is compiled against the kits alone: modules of the tools stay behind.
for module in SwiftUI ActivityKit WidgetKit AppIntents AppleFoundation os Wire ActivityModel \
  Drawing; do
  for kind in swiftmodule swiftdoc; do
    file=$build/Modules/$module.$kind
    if [ -f "$file" ]; then install -m 644 "$file" "$prefix/lib/islet/Modules/"; fi
  done
done

symbols=$root/.deps/qtmaterialsymbols/qtmaterialsymbols/resources
install -m 644 "$symbols/MaterialSymbolsOutlined.ttf" \
  "$symbols/MaterialSymbolsOutlined.codepoints" "$prefix/share/islet/"
echo "Installed islet below $prefix."
