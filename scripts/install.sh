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

# A widget is compiled against the kits and what they import: modules of the tools stay behind.
for module in SwiftUI ActivityKit WidgetKit AppIntents Combine os OSLog AppleFoundation \
  DeveloperToolsSupport UIKit Intents Charts _Testing_UIKit _Testing_CoreGraphics Wire ActivityModel \
  Drawing CoreGraphics CoreText ImageIO UniformTypeIdentifiers Compression CryptoKit \
  UserNotifications AlarmKit CoreLocation MapKit QuartzCore MobileCoreServices SwiftData \
  CoreData AppProcess; do
  install -m 644 "$build/Modules/$module.swiftmodule" "$prefix/lib/islet/Modules/"
  documentation=$build/Modules/$module.swiftdoc
  if [ -f "$documentation" ]; then
    install -m 644 "$documentation" "$prefix/lib/islet/Modules/"
  fi
done

symbols=$root/.deps/qtmaterialsymbols/qtmaterialsymbols/resources
install -m 644 "$symbols/MaterialSymbolsOutlined.ttf" \
  "$symbols/MaterialSymbolsOutlined.codepoints" "$prefix/share/islet/"
echo "Installed islet below $prefix."
