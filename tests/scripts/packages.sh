#!/usr/bin/env bash
# tools/packages.sh with stand-ins for apt, dpkg and sudo: what is missing, what is said where, and that ./play and ./check go on
# where nothing can be installed.
set -u
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
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
stand_in dpkg-query 'printf "installed/g++ installed/zlib1g-dev installed/zlib1g-dev config-files/xvfb "'
stand_in apt-get 'echo "apt-get $*"'
stand_in apt-cache 'echo there'
stand_in cmake :
stand_in clang++ :
stand_in id 'echo 1000'

# ensure WHAT: as ./play and ./check do; what it says is in out and err.
ensure() {
    bash -c 'project=$1; . "$project/tools/packages.sh"; ensure_packages "$2"' - "$project" "$1" \
        </dev/null >"$work/out" 2>"$work/err" || fail "ensure_packages $1 stopped: $(cat "$work/err")"
}

# Each architecture of a package counts once, and a package that was removed is missing.
. "$project/tools/packages.sh"
missing=$(missing_apt_packages 'g++ zlib1g-dev xvfb cmake')
[ "$missing" = 'xvfb cmake ' ] || fail "missing are '$missing', not xvfb and cmake"

for system in apt dnf pacman brew; do
    build=$(packages_for "$system" build)
    [ "$(packages_for "$system" all | tr ' ' '\n' | sort | uniq -d)" = '' ] || fail "$system: a package is named twice"
    case "$(packages_for "$system" test) " in "$build "*) ;; *) fail "$system: test lacks packages of build" ;; esac
done

# The page is built without what only a window needs.
case " $(packages_for apt web) " in *' libsfml-dev '*) fail 'the page asks for SFML' ;; esac
case " $(packages_for apt web) " in *' clang-19 '*) ;; *) fail 'the page does not ask for its compiler' ;; esac

# sudo that would ask for a password, where nobody can answer: it goes on, and stdout is for the program's own output.
stand_in sudo 'exit 1'
ensure build
grep -q '^Missing packages: cmake ' "$work/err" || fail "nothing is said of missing packages: $(cat "$work/err")"
grep -q 'apt-get install -q' "$work/err" && fail 'apt-get was called without leave'
[ ! -s "$work/out" ] || fail "stdout has: $(cat "$work/out")"

# sudo that asks nothing.
stand_in sudo '[ "$1" != -n ] || shift; exec "$@"'
ensure test
grep -q 'apt-get install .* xvfb' "$work/err" || fail "xvfb was not installed: $(cat "$work/err")"
[ ! -s "$work/out" ] || fail "stdout has: $(cat "$work/out")"

# Packages that cannot be had are no reason to stop: libraries built by hand may be there.
stand_in apt-get 'exit 100'
ensure build
grep -q 'could not be installed' "$work/err" || fail "nothing is said of the failure: $(cat "$work/err")"
echo passed
