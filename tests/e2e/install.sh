#!/usr/bin/env bash
# The game as installed: all files there, working from wherever the folder is moved, with nothing of the source tree in
# reach. The man page and the completions know each option of the program. No display.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/game.sh"
build=$(dirname "$game")
[ -f "$build/cmake_install.cmake" ] || { echo "skipped: $build is no build folder"; exit 77; }
project=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$build/CMakeCache.txt")
unset DOORSTRING_ASSETS DOORSTRING_SHIPPED_CONFIG

id=org.doorstring.Doorstring

# What ./play does not build is built by the installation.
rm -rf "$build/icons/32.png" "$build/manual/doorstring.6"
cmake --install "$build" --prefix "$work/first" >"$work/console.txt" 2>&1 || fail "cmake --install: $(tail -n 5 "$work/console.txt")"
for file in bin/doorstring share/doorstring/config/dungeon.toml share/doorstring/config/presets/classic.toml \
    share/doorstring/assets/icon.png share/doorstring/assets/fonts/doorstring.bdf \
    share/doorstring/assets/languages/de.po share/applications/$id.desktop share/metainfo/$id.metainfo.xml \
    share/man/man6/doorstring.6 share/icons/hicolor/{32x32,64x64,128x128,256x256}/apps/$id.png \
    share/bash-completion/completions/doorstring share/zsh/site-functions/_doorstring; do
    [ -s "$work/first/$file" ] || fail "not installed: $file"
done

# The program as it is shipped knows nothing of the folder that it was built in; assertions name their source.
if grep -q '^CMAKE_BUILD_TYPE:.*=Release' "$build/CMakeCache.txt"; then
    places=$(tr '\0' '\n' <"$work/first/bin/doorstring" | grep -a -F "$project" | grep -a -v '\.[ch]pp\b')
    [ -z "$places" ] || fail "the program names its source folder: $places"
fi

version=$("$game" --version | sed -n 's/^doorstring //p')
grep -q "<release version=\"$version\"" "$work/first/share/metainfo/$id.metainfo.xml" ||
    fail "the metainfo does not know version $version"
[ -s "$work/first/share/doc/doorstring/changelog" ] || fail 'not installed: the changelog'

# Moved, under a name that wants quoting, and reached by a link. A number is changed: what is read is what lies there.
moved="$work/moved to here"
mv "$work/first" "$moved"
mkdir "$work/path"
ln -s "$moved/bin/doorstring" "$work/path/doorstring"
export PATH=$work/path:$PATH
sed -i 's/^width *= *[0-9]*/width = 23/' "$moved/share/doorstring/config/dungeon.toml"
cat >"$work/run" <<END
set -e
[ ! -e "$project/config" ] || [ "\${1:-}" = seen ]
doorstring map --seed 17 --format json >"$work/map.json"
doorstring map --seed 17 --format png --tiles --out "$work/map.png"
doorstring --tour "$work/tour"
END
# An empty folder over the source tree, where the system lets us.
if unshare --mount --map-root-user true 2>/dev/null; then
    unshare --mount --map-root-user bash -c 'mount -t tmpfs none "$1" && cd / && . "$2"' - "$project" "$work/run" \
        >"$work/console.txt" 2>&1 || fail "from a moved folder: $(tail -n 5 "$work/console.txt")"
    hidden=' with the source tree out of reach'
else
    (cd / && bash "$work/run" seen) >"$work/console.txt" 2>&1 || fail "from a moved folder: $(tail -n 5 "$work/console.txt")"
    hidden=
fi
grep -q '"width": *23' "$work/map.json" || fail "the configuration beside the program was not read"
[ -s "$work/map.png" ] || fail 'no picture of the map'
pictures=$(find "$work/tour" -name '*.png' | wc -l)
[ "$pictures" -gt 0 ] || fail 'the tour left no pictures'
grep -qi 'stand-in\|missing\|cannot be read' "$work/console.txt" && fail "something is missing: $(cat "$work/console.txt")"

# offers WORDS...: what bash would complete the last word to.
. "$moved/share/bash-completion/completions/doorstring"
offers() {
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    _doorstring 2>/dev/null
    printf '%s\n' "${COMPREPLY[@]}"
}
for command in '' map replay watch; do
    # shellcheck disable=SC2086
    for option in $("$game" $command --help | grep -o '^  -[-a-z, ]*' | grep -o -e '--[a-z]*' | sort -u); do
        # shellcheck disable=SC2086
        offers doorstring $command -- | grep -qx -e "$option" || fail "bash does not offer $option for '$command'"
        sed 's/\\-/-/g' "$moved/share/man/man6/doorstring.6" | grep -q -e "^\.B.*$option" || fail "the man page lacks $option"
        grep -q -e "$option\[" -e ",$option}" "$moved/share/zsh/site-functions/_doorstring" || fail "zsh does not know $option"
    done
done
offers doorstring --preset cl | grep -qx classic || fail 'bash does not offer the preset classic'
if command -v zsh >/dev/null; then
    zsh -n "$moved/share/zsh/site-functions/_doorstring" || fail 'zsh cannot read its completions'
fi
if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate "$moved/share/applications/$id.desktop" || fail 'the desktop entry is not valid'
fi
if command -v appstreamcli >/dev/null; then
    appstreamcli validate --no-net "$moved/share/metainfo/$id.metainfo.xml" >"$work/console.txt" 2>&1 || fail 'the metainfo is not valid'
fi
passed "$pictures pictures of a tour from a moved folder$hidden"
