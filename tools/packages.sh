# Sourced by ./play, ./check and tools/: the packages that each system needs, from the table in packages.txt, and how to
# install them. What it says about them goes to stderr: ./play map >FILE writes the map alone.

say() { printf '%s\n' "$*"; }
tell() { printf '%s\n' "$*" >&2; }
stop() { tell "$(basename "$0"): $*"; exit 1; }

# packages_for apt|dnf|pacman|brew build|test|all|web|deb|package|optional: the names on one line.
packages_for() {
    local what for apt dnf pacman brew wanted=" $2 " names=' ' name
    case $2 in
    test) wanted=' build test ' ;;
    all) wanted=' build test all ' ;;
    esac
    # shellcheck disable=SC2034
    while read -r what for apt dnf pacman brew; do
        [ "${what:-#}" != '#' ] && [[ $wanted == *" $for "* ]] || continue
        for name in ${!1//,/ }; do
            [ "$name" = - ] || [[ $names == *" $name "* ]] || names+="$name "
        done
    done <"$project/tools/packages.txt"
    names=${names# }
    printf '%s' "${names% }"
}

# name_packages build|test|all: lists the packages of every system, for where cmake did not find something.
name_packages() {
    tell
    tell "Doorstring needs a C++20 compiler, cmake and some libraries. Their packages are:"
    tell "  Debian, Ubuntu  sudo apt-get install $(packages_for apt "$1")"
    tell "  Fedora          sudo dnf install $(packages_for dnf "$1")"
    tell "  Arch            sudo pacman -S --needed $(packages_for pacman "$1")"
    tell "  Homebrew        brew install $(packages_for brew "$1")"
}

# missing_apt_packages NAMES: one dpkg-query for all, since one for each takes most of a second start. It answers once for
# each architecture of a package.
missing_apt_packages() {
    local there package
    # shellcheck disable=SC2086
    there=" $(dpkg-query -W -f '${db:Status-Status}/${Package} ' $1 2>/dev/null)"
    for package in $1; do
        [[ $there == *" installed/$package "* ]] || printf '%s ' "$package"
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt_update() { as_root apt-get update -q >&2; }
apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends -o DPkg::Lock::Timeout=120 "$@" >&2
}

# Lists that are missing or older than a week may name packages that no longer exist.
apt_lists_are_fresh() {
    [ -n "$(find /var/lib/apt/lists -maxdepth 1 -name '*_Packages*' -mtime -7 -print -quit 2>/dev/null)" ]
}

# Whether packages can be installed: without a terminal sudo cannot ask for a password.
can_install() {
    [ "$(id -u)" = 0 ] || { command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; }
}

# Libraries built by hand serve as well, and cmake reports what is missing: whatever fails here, the caller goes on.
install_with_apt() {
    local missing=$1 answer sudo=
    [ "$(id -u)" = 0 ] || sudo='sudo '
    tell "Missing packages: $missing"
    tell "To install them: ${sudo}apt-get install --no-install-recommends $missing"
    if ! can_install; then
        tell 'They cannot be installed from here without a password; going on without them.'
        return
    fi
    if [ -t 0 ] && [ -t 2 ]; then
        read -r -p 'Install them now? [Y/n] ' answer
        case $answer in
        '' | [Yy]*) ;;
        *)
            tell 'Not installed; going on without them.'
            return
            ;;
        esac
    fi
    apt_lists_are_fresh || apt_update || tell 'apt-get update failed; trying with the present lists'
    # shellcheck disable=SC2086
    apt_install $missing || { apt_update && apt_install $missing; } ||
        tell 'The packages could not be installed, see the output of apt-get above; going on without them.'
}

install_optional_with_apt() {
    local package
    for package in $(missing_apt_packages "$(packages_for apt optional)"); do
        if can_install && [ -n "$(apt-cache search --names-only "^$package\$" 2>/dev/null)" ]; then
            tell "Also installing $package (optional)."
            apt_install "$package" || tell "$package could not be installed; going on without it."
        fi
    done
}

# ensure_packages build|test|all
ensure_packages() {
    local missing
    if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        missing=$(missing_apt_packages "$(packages_for apt "$1")")
        [ -z "$missing" ] || install_with_apt "$missing"
        [ "$1" = build ] || [ "$1" = web ] || install_optional_with_apt
    fi
    if ! command -v cmake >/dev/null; then
        name_packages "$1"
        stop 'cmake is not installed'
    fi
    if [ "$1" = all ] && ! command -v clang++ >/dev/null; then
        name_packages "$1"
        stop 'clang++ is not installed'
    fi
}
