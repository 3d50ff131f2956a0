#!/usr/bin/env bash
# The recipes in packaging/, which cannot be built everywhere, say what the project says elsewhere: the libraries of
# tools/packages.txt, the version, the homepage, the name of the application, its languages and pictures.
set -u
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$project/tools/packages.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; exit 1; }
cd "$project/packaging" || exit 1

version=$(sed -n 's/^project(doorstring VERSION \([0-9.]*\) .*/\1/p' ../CMakeLists.txt)
homepage=$(sed -n 's/^ *HOMEPAGE_URL \(.*\))$/\1/p' ../CMakeLists.txt)
id=org.doorstring.Doorstring
[ -n "$version" ] && [ -n "$homepage" ] || fail 'CMakeLists.txt has no version or no homepage'

# same WHAT WANTED FOUND: the same words in any order.
same() {
    local wanted found
    # shellcheck disable=SC2086
    wanted=$(printf '%s\n' $2 | sort) found=$(printf '%s\n' $3 | sort)
    [ "$wanted" = "$found" ] || fail "$1: has $(tr '\n' ' ' <<<"$found"), wanted is $(tr '\n' ' ' <<<"$wanted")"
}
needed=$(packages_for pacman build)

same 'version on top of CHANGELOG.md' "$version" "$(sed -n 's/^## \([0-9.]*\).*/\1/p' ../CHANGELOG.md | head -n 1)"

# Arch. The compiler is one of base-devel, which makepkg asks for by itself.
bash -n arch/PKGBUILD || fail 'PKGBUILD is no script'
(
    . arch/PKGBUILD
    same PKGBUILD "$needed" "gcc ${depends[*]} ${makedepends[*]}"
    same 'version of PKGBUILD' "$version" "$pkgver"
    same 'homepage of PKGBUILD' "$homepage" "$url"
    same 'source of PKGBUILD' "doorstring-$version.tar.xz" "${source[*]}"
    same 'sums of PKGBUILD' "${source[*]/*/x}" "${sha256sums[*]/*/x}"
    for function in build package; do
        type "$function" >/dev/null || fail "PKGBUILD has no $function()"
    done
) || exit 1

# Flatpak. What the SDK has is no module.
modules=$(sed -n 's/^  - name: //p' $id.yml)
same $id.yml "doorstring $needed" "$modules $(sed -n 's/^# In the SDK: //p' $id.yml)"
same "sums in $id.yml" "$(grep -c 'type: archive' $id.yml)" "$(grep -c '^ *sha256: [0-9a-f]\{64\}$' $id.yml)"
same "id in $id.yml" "$id" "$(sed -n 's/^id: //p' $id.yml)"
if command -v flatpak-builder >/dev/null; then
    (cd "$work" && flatpak-builder --show-manifest "$project/packaging/$id.yml") >/dev/null || fail "flatpak-builder cannot read $id.yml"
fi

# AppStream, the menu entry and what they name.
metainfo=$id.metainfo.xml
# element NAME [ATTRIBUTE]: the texts of these elements.
element() { sed -n "s:.*<$1${2:+ $2}>\(.*\)</$1>.*:\1:p" $metainfo; }
same "id in $metainfo" "$id" "$(element id)"
same "launchable in $metainfo" "$id.desktop" "$(element launchable 'type="desktop-id"')"
same "version on top of $metainfo" "$version" "$(sed -n 's/.*<release version="\([0-9.]*\)".*/\1/p' $metainfo | head -n 1)"
same "icon in $metainfo" "$id" "$(element icon 'type="stock"')"
same "icon in $id.desktop" "$id" "$(sed -n 's/^Icon=//p' $id.desktop)"
languages=$(basename -s .po -a ../assets/languages/*.po)
same "languages in $metainfo" "en $languages" "$(element lang 'percentage="100"')"
for language in $languages; do
    for name in summary p li caption; do
        same "$name in $language" "$(grep -c "<$name>" $metainfo)" "$(grep -c "<$name xml:lang=\"$language\">" $metainfo)"
    done
    for name in GenericName Comment Keywords; do
        grep -q "^$name\[$language\]=" $id.desktop || fail "$id.desktop has no $name in $language"
    done
done
# The homepage has this tree, and beside it a place for reports.
for path in $(grep -o '@PROJECT_HOMEPAGE_URL@[^<]*' $metainfo | sed 's/.*@//' | sort -u); do
    [ "$path" = issues ] || [ -f "../$path" ] || fail "$metainfo: there is no $path"
done
while read -r width height path; do
    same "size of $path" "${width}x$height" "$(identify -format '%wx%h' "../$path")"
done < <(sed -n 's/.* width="\([0-9]*\)" height="\([0-9]*\)">@.*@\(.*\)<.image>/\1 \2 \3/p' $metainfo)
echo 'passed: the recipes agree with the project'
