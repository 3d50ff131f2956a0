#!/usr/bin/env bash
# Makes the creature of docs/modding.md as the page says, in a copy of the sources, builds the game with it and runs the page's
# commands: build_example.sh PROJECT FOLDER COMPILER GENERATOR MAKE_SHEETS [LAUNCHER]
# FOLDER keeps the copy and its build, so that only what has changed is compiled the next time.
set -euo pipefail
project=$1 folder=$2 compiler=$3 generator=$4 make_sheets=$5 launcher=${6:-}
page=$project/docs/modding.md
copy=$folder/source
build=$copy/build
fail() { echo "build_example: $*" >&2; exit 1; }

rm -rf "$folder/new"
mkdir -p "$folder/new" "$copy"
for part in CMakeLists.txt LICENSE assets cmake config docs packaging src tools; do
    cp -r "$project/$part" "$folder/new/"
done
bash "$(dirname "$0")/apply_page.sh" "$page" "$folder/new" "$make_sheets"
# Files that stay the same keep their times.
(cd "$copy" && find . -path ./build -prune -o -type f -print) | while read -r file; do
    [ -e "$folder/new/$file" ] || rm "$copy/$file"
done
(cd "$folder/new" && find . -type f) | while read -r file; do
    cmp -s "$folder/new/$file" "$copy/$file" || { mkdir -p "$copy/${file%/*}" && cp "$folder/new/$file" "$copy/$file"; }
done
rm -rf "$folder/new"

cmake -S "$copy" -B "$build" -G "$generator" -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher" \
    -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_CXX_FLAGS_DEBUG=-O0 -DDOORSTRING_UNITY=ON -DDOORSTRING_WARNINGS_AS_ERRORS=ON >"$folder/configure.log" ||
    { cat "$folder/configure.log"; exit 1; }
cmake --build "$build" --target doorstring >"$folder/build.log" || { tail -n 40 "$folder/build.log"; exit 1; }

# The page's commands but for those that open the window.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state
cd "$work"
commands=0
while read -r words; do
    eval "\"$build/doorstring\" $words" >>out.txt 2>>err.txt || { cat err.txt; fail "doorstring $words fails"; }
    commands=$((commands + 1))
done < <(sed -n 's,^    \./play ,,p' "$page" | grep -v -e '--play' -e '^--')
[ "$commands" -ge 3 ] || fail "the page has fewer commands than it should"
grep -q '^  attack_speed *120 ' out.txt || fail "its figures are not shown"
[ -s crab.png ] || fail "it has no picture"
grep -Eq '^crab .*[1-9][0-9]*$' out.txt || { cat out.txt; fail "the autopilot has felled none"; }
cp crab.png "$folder/"
echo "passed: the creature of ${page##*/}"
