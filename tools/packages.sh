# Sourced by ./play and ./check: the packages that each system needs, and how to install them.

# To build the game.
apt_build='g++ cmake ninja-build libsfml-dev libfmt-dev libspdlog-dev libtomlplusplus-dev libcli11-dev zlib1g-dev nlohmann-json3-dev'
dnf_build='gcc-c++ cmake ninja-build SFML-devel fmt-devel spdlog-devel tomlplusplus-devel cli11-devel zlib-devel json-devel'
pacman_build='gcc cmake ninja sfml fmt spdlog tomlplusplus cli11 zlib nlohmann-json'
brew_build='cmake ninja sfml fmt spdlog tomlplusplus cli11 zlib nlohmann-json'

# For the tests, too: Catch2, benchmarks, a virtual screen with keys and pictures of it.
apt_test='catch2 libbenchmark-dev xvfb xdotool imagemagick libgl1-mesa-dri'
dnf_test='catch-devel google-benchmark-devel xorg-x11-server-Xvfb xdotool ImageMagick mesa-dri-drivers'
pacman_test='catch2 benchmark xorg-server-xvfb xdotool imagemagick mesa'
brew_test='catch2 google-benchmark imagemagick'

# For ./check --all, too: the other compiler, clang-tidy, and the sanitizers where they are packages of their own.
apt_all='clang clang-tidy'
dnf_all='clang clang-tools-extra libasan libubsan'
pacman_all='clang'
brew_all=''

# Installed where the system has them; a check that needs one is skipped without it.
apt_optional='clang-format-14 tiled'

say() { printf '%s\n' "$*"; }
stop() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; exit 1; }

# packages_for SYSTEM build|test|all: the names on one line.
packages_for() {
    local build=$1_build test=$1_test all=$1_all
    case $2 in
    build) printf '%s' "${!build}" ;;
    test) printf '%s %s' "${!build}" "${!test}" ;;
    all) printf '%s %s %s' "${!build}" "${!test}" "${!all}" ;;
    esac
}

# Lists the packages of every system, for where cmake did not find something.
name_packages() {
    say
    say "Doorstring needs a C++20 compiler, cmake and some libraries. Their packages are:"
    say "  Debian, Ubuntu  sudo apt-get install $(packages_for apt "$1")"
    say "  Fedora          sudo dnf install $(packages_for dnf "$1")"
    say "  Arch            sudo pacman -S --needed $(packages_for pacman "$1")"
    say "  Homebrew        brew install $(packages_for brew "$1")"
}

missing_apt_packages() {
    local package
    for package in $1; do
        case $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) in
        installed) ;;
        *) printf '%s ' "$package" ;;
        esac
    done
}

# One dpkg-query for all: asking for each takes most of a second start.
all_apt_packages_there() {
    local found wanted
    # shellcheck disable=SC2086
    found=$(dpkg-query -W -f '${db:Status-Status}\n' $1 2>/dev/null | grep -cx installed)
    # shellcheck disable=SC2086
    set -- $1
    wanted=$#
    [ "$found" -ge "$wanted" ]
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt_update() { as_root apt-get update -q; }
apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends -o DPkg::Lock::Timeout=120 "$@"
}

# Lists that are missing or older than a week may name packages that no longer exist.
apt_lists_are_fresh() {
    [ -n "$(find /var/lib/apt/lists -maxdepth 1 -name '*_Packages*' -mtime -7 -print -quit 2>/dev/null)" ]
}

# Going on without them is allowed: libraries built by hand serve as well, and cmake reports what is missing.
install_with_apt() {
    local missing=$1 answer sudo=
    [ "$(id -u)" = 0 ] || sudo='sudo '
    say "Missing packages: $missing"
    say "To install them: ${sudo}apt-get install --no-install-recommends $missing"
    if [ -n "$sudo" ] && ! command -v sudo >/dev/null; then
        say 'There is no sudo here; going on without them.'
        return
    fi
    if [ -t 0 ] && [ -t 1 ]; then
        read -r -p 'Install them now? [Y/n] ' answer
        case $answer in
        '' | [Yy]*) ;;
        *)
            say 'Not installed; going on without them.'
            return
            ;;
        esac
    fi
    apt_lists_are_fresh || apt_update || say 'apt-get update failed; trying with the present lists'
    # shellcheck disable=SC2086
    apt_install $missing || { apt_update && apt_install $missing; } ||
        stop 'the packages could not be installed; the output of apt-get is above'
}

install_optional_with_apt() {
    local package
    for package in $(missing_apt_packages "$apt_optional"); do
        if [ -n "$(apt-cache search --names-only "^$package\$" 2>/dev/null)" ] &&
            { [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; }; then
            say "Also installing $package (optional)."
            apt_install "$package" || say "$package could not be installed; going on without it."
        fi
    done
}

# ensure_packages build|test|all
ensure_packages() {
    local wanted
    if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        wanted=$(packages_for apt "$1")
        all_apt_packages_there "$wanted" || install_with_apt "$(missing_apt_packages "$wanted")"
        [ "$1" = build ] || install_optional_with_apt
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
