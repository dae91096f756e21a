#!/usr/bin/env bash
# Feeds a room what libFuzzer invents, under the address sanitizer. What breaks it is written to
# .build/fuzz, and the way to run it again is printed. Seeds lie in Fuzz/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'USAGE'
Usage: scripts/fuzz.sh ROOM [SECONDS] [-- OPTION-OF-LIBFUZZER…]

  scripts/fuzz.sh PushPayload 600
  scripts/fuzz.sh PushPayload 0 -- .build/fuzz/PushPayload/crash-…   run one input again

Rooms: PushPayload
USAGE
}

room=${1:-}
seconds=${2:-60}
shift $(($# < 2 ? $# : 2))
[[ ${1:-} == -- ]] && shift

case $room in
  PushPayload) modules=(ActivityModel PushPayload) ;;
  -h | --help) usage; exit 0 ;;
  *) usage >&2; exit 64 ;;
esac

build=.build/fuzz/$room
mkdir -p "$build/found"
flags=(-O -enable-testing -swift-version 6 -package-name islet -sanitize=fuzzer,address -I "$build")
objects=()
for module in "${modules[@]}"; do
  mapfile -t sources < <(find "Sources/$module" -name '*.swift' | sort)
  swiftc "${flags[@]}" -parse-as-library -wmo -module-name "$module" -emit-module \
    -emit-module-path "$build/$module.swiftmodule" -c -o "$build/$module.o" "${sources[@]}"
  objects+=("$build/$module.o")
done
swiftc "${flags[@]}" -parse-as-library -module-name "${room}Fuzz" -o "$build/fuzz" \
  "Fuzz/$room"/*.swift "${objects[@]}"

options=(-max_total_time="$seconds" -max_len=8192 -timeout=5 -rss_limit_mb=2048
  -artifact_prefix="$build/" -print_final_stats=1)
if (($#)); then
  exec "$build/fuzz" "$@"
fi
exec "$build/fuzz" "${options[@]}" "$build/found" "Fuzz/corpus/$room"
