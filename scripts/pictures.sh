#!/usr/bin/env bash
# Draws the pictures that the README shows, which are the golden pictures of the tests as well.
# Look at what has changed before it is committed.
#
# usage: scripts/pictures.sh ISLET
set -euo pipefail

islet=$(realpath "$1")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cd "$root"
"$islet" preview Examples/* --scale 2 --output "$scratch" >/dev/null
while read -r example state; do
  for presentation in lock-screen compact minimal expanded; do
    mkdir -p "docs/pictures/$example"
    cp "$scratch/$state/$presentation.png" "docs/pictures/$example/$presentation.png"
  done
done <<'LIST'
Journey JourneyAttributes/riding
Delivery DeliveryAttributes/riding
Newsroom NewsAttributes/noon
Ticker TickerAttributes/falling
Coffee CoffeeAttributes/brewing
LIST
# What is seen elsewhere, for docs/presentations.md.
while read -r example state presentation; do
  "$islet" preview "Examples/$example" --scale 2 --presentation "$presentation" \
    --output "$scratch" >/dev/null
  cp "$scratch/$state/$presentation.png" "docs/pictures/$example/$presentation.png"
done <<'LIST'
Journey JourneyAttributes/riding standby
Delivery DeliveryAttributes/riding smart-stack
Delivery DeliveryAttributes/riding carplay
LIST
