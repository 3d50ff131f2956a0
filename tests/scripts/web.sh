#!/usr/bin/env bash
# tools/web with stand-ins for the compiler, oggenc and node: which sounds the page gets, and that it is not packed without one.
set -u
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
cp --version >/dev/null 2>&1 || { echo 'skipped: tools/web needs the cp of GNU'; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; exit 1; }

# stand_in NAME COMMANDS: a program of this name, ahead of the real one.
mkdir "$work/bin"
PATH=$work/bin:$PATH
stand_in() {
    printf '#!/usr/bin/env bash\n%s\n' "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}
stand_in dpkg-query 'printf "installed/%s " "${@:4}"'
for name in cmake clang++-19 wasm-ld-19; do
    stand_in "$name" :
done
# The last two arguments are the effect and, before it, what it becomes; `broken` leaves a half of it.
stand_in oggenc 'cp "${@: -1}" "${@: -2:1}"; ! grep -q broken "${@: -1}"'
stand_in node '[ "$1" = -e ] || (cd "$3" && find . -type f | sort) >"$4/packed"'

tree=$work/tree
sound=$tree/assets/sound
mkdir -p "$sound/menu" "$tree/web/page" "$tree/build/web-objects" "$tree/tools"
cp "$project"/tools/{web,packages.sh,packages.txt,building.sh} "$tree/tools/"
touch "$tree/web/page/page.js" "$tree/assets/icon.png" "$tree/build/web-objects/doorstring.wasm"

# The page is packed with these effects and has these tunes.
packs() {
    "$tree/tools/web" >"$work/said" 2>&1 || fail "the page was not made: $(cat "$work/said")"
    [ "$(xargs <"$tree/build/web/packed")" = "$1" ] || fail "packed are $(xargs <"$tree/build/web/packed"), not $1"
    tunes=$(cd "$tree/build/web/sound" && find . -type f | sort | xargs)
    [ "$tunes" = "$2" ] || fail "the tunes are $tunes, not $2"
}
echo move >"$sound/menu/move.wav"
echo back >"$sound/menu/back.wav"
echo forest >"$sound/forest.ogg"
echo cave >"$sound/cave.ogg"
packs './menu/back.ogg ./menu/move.ogg' './cave.ogg ./forest.ogg'

# What has another name now, or has become a tune, is not left behind.
mv "$sound/menu/back.wav" "$sound/menu/leave.wav"
mv "$sound/menu/move.wav" "$sound/menu/move.ogg"
mv "$sound/cave.ogg" "$sound/vault.ogg"
packs './menu/leave.ogg' './forest.ogg ./menu/move.ogg ./vault.ogg'

# An effect that cannot be made stops it, a second time as well.
echo broken >"$sound/menu/wrong.wav"
rm "$tree/build/web/packed"
for _ in first second; do
    "$tree/tools/web" >"$work/said" 2>&1 && fail 'the page was made without an effect'
    grep -q 'could not be built' "$work/said" || fail "nothing was said of the effect: $(cat "$work/said")"
    [ ! -e "$tree/build/web/packed" ] || fail 'the page was packed without an effect'
done
echo passed
