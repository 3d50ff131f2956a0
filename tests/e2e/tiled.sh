#!/usr/bin/env bash
# Maps for Tiled are opened and drawn by Tiled's own program, vector pictures by librsvg. No display.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/game.sh"
need tmxrasterizer convert identify rsvg-convert
export XDG_RUNTIME_DIR=$work QT_QPA_PLATFORM=offscreen

# map NAME SIZE WORDS...: the map drawn at its full size, which is not all of one colour.
map() {
    local name=$1 size=$2 found
    shift 2
    "$game" map --seed 17 --format tmj --out "$work/$name.tmj" "$@" 2>"$work/err" || fail "$name: $(cat "$work/err")"
    tmxrasterizer "$work/$name.tmj" "$work/$name.png" >"$work/err" 2>&1 || fail "tmxrasterizer $name: $(cat "$work/err")"
    found=$(identify -format '%wx%h' "$work/$name.png")
    [ "$found" = "$size" ] || fail "the picture of $name is $found, not $size"
    [ "$(identify -format '%k' "$work/$name.png")" -gt 10 ] || fail "the picture of $name has hardly any colours"
}

# The start's room in the middle is drawn, the corner without a room is not.
map plain 2400x1440
middle=$(convert "$work/plain.png" -crop 240x144+1200+720 +repage -format '%k' info:)
corner=$(convert "$work/plain.png" -crop 240x144+0+0 +repage -format '%k' info:)
if [ "$middle" -lt 5 ] || [ "$corner" -ne 1 ]; then
    fail "rooms are not drawn where they are: $middle colours in the middle, $corner in the corner"
fi
map carved 1440x720 --preset tunnels
map floor 2160x1296 --preset floor-3 --set adventure.floor=3 --set grid.width=9 --set grid.height=9

for preset in classic tunnels; do
    "$game" map --seed 17 --preset "$preset" --format svg --out "$work/$preset.svg" 2>"$work/err" || fail "$(cat "$work/err")"
    rsvg-convert --output "$work/$preset.png" "$work/$preset.svg" 2>"$work/err" || fail "$preset.svg: $(cat "$work/err")"
    [ "$(identify -format '%k' "$work/$preset.png")" -gt 5 ] || fail "the picture of $preset.svg has hardly any colours"
done
passed 'three maps drawn by tmxrasterizer, two vector pictures by rsvg-convert'
