#!/usr/bin/env bash
# Installs the library to an empty folder, builds the example of docs/library.md with it and compares its dungeons with the
# game's. The other way, add_subdirectory, is configured only, as building it compiles the library again: build_example.sh PROJECT BUILD COMPILER GENERATOR GAME
set -euo pipefail
project=$1 build=$2 compiler=$3 generator=$4 game=$5
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; exit 1; }

cmake --install "$build" --component library --prefix "$work/first" >"$work/log" || { cat "$work/log"; exit 1; }
# Moved: it must not matter where it was installed.
mv "$work/first" "$work/moved"
[ -z "$(grep -rlE 'SFML|toml\+\+' "$work/moved/include" | head -n 1)" ] || fail 'a header includes SFML or toml++'

cmake -S "$project/docs/examples/library" -B "$work/build" -G "$generator" -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_PREFIX_PATH="$work/moved" -DCMAKE_BUILD_TYPE=Debug >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
cmake --build "$work/build" >"$work/log" 2>&1 || { tail -n 40 "$work/log"; exit 1; }
if command -v readelf >/dev/null; then
    ! readelf -d "$work/build/dungeons" | grep -qi sfml || fail 'the example links SFML'
fi

export HOME=$work XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state
for words in 'classic 17' 'hideout 5' 'tunnels 3'; do
    read -r preset seed <<<"$words"
    "$work/build/dungeons" "$preset" "$seed" >"$work/ours" || fail "dungeons $words"
    "$game" map --preset "$preset" --seed "$seed" >"$work/theirs"
    # Both show the rooms between other lines; the last lines of ours give the reasons for a room.
    grep -E '^( |\[)' "$work/theirs" >"$work/rooms"
    [ -s "$work/rooms" ] || fail "no rooms in the map of $words"
    grep -E '^( |\[)' "$work/ours" | diff - "$work/rooms" || fail "dungeons $words differs from doorstring map"
    grep -q 'from the start' "$work/ours" || fail "dungeons $words gives no reasons"
done
status=0
"$work/build/dungeons" clasic 17 2>"$work/err" || status=$?
[ "$status" = 2 ] && grep -q 'clasic' "$work/err" || fail 'a preset that does not exist is no error'

# As a part of another project it wants no SFML, and adds neither tests nor files to install.
cmake -S "$project/docs/examples/library" -B "$work/part" -G "$generator" -DCMAKE_CXX_COMPILER="$compiler" \
    -DDOORSTRING_SOURCE="$project" -DCMAKE_DISABLE_FIND_PACKAGE_SFML=ON >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
[ "$(sed -n 's/^DOORSTRING_GAME:BOOL=//p' "$work/part/CMakeCache.txt")" = OFF ] || fail 'a part of another project has the game'
[ -z "$(sed -n 's/^CMAKE_BUILD_TYPE:.*=//p' "$work/part/CMakeCache.txt")" ] || fail 'the build type of another project is set'
cmake --build "$work/part" --target help >"$work/log"
! grep -E '(^|[ /])(make-sheets|test_unit_base|doorstring_app|manual)(:|$)' "$work/log" || fail 'a part of another project has its programs'
grep -q doorstring_library "$work/log" || fail 'the library is no target'
cmake --install "$work/part" --prefix "$work/nothing" >"$work/log"
[ ! -e "$work/nothing" ] || fail 'a part of another project is installed with it'
echo 'passed: the example grows three dungeons as the game does'
