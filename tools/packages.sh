# Sourced by ./play and ./check: which packages are wanted, for each system, and how to get them.

# What building the game takes. SFML, fmt, spdlog, toml++, CLI11 and nlohmann-json come from the system.
apt_build='g++ cmake ninja-build libsfml-dev libfmt-dev libspdlog-dev libtomlplusplus-dev libcli11-dev nlohmann-json3-dev'
dnf_build='gcc-c++ cmake ninja-build SFML-devel fmt-devel spdlog-devel tomlplusplus-devel cli11-devel json-devel'
pacman_build='gcc cmake ninja sfml fmt spdlog tomlplusplus cli11 nlohmann-json'
brew_build='cmake ninja sfml fmt spdlog tomlplusplus cli11 nlohmann-json'

# What the tests take besides: Catch2, benchmarks, a virtual screen with keys and pictures of it.
apt_test='catch2 libbenchmark-dev xvfb xdotool imagemagick libgl1-mesa-dri'
dnf_test='catch-devel google-benchmark-devel xorg-x11-server-Xvfb xdotool ImageMagick mesa-dri-drivers'
pacman_test='catch2 benchmark xorg-server-xvfb xdotool imagemagick mesa'
brew_test='catch2 google-benchmark imagemagick'

# What ./check --all takes besides: the other compiler, and the sanitizers where they are packages of their own.
apt_all='clang'
dnf_all='clang libasan libubsan'
pacman_all='clang'
brew_all=''

# Installed where the system has them; a check that needs one is skipped without it.
apt_optional='clang-format-14'

say() { printf '%s\n' "$*"; }
stop() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; exit 1; }

# wanted_by SYSTEM build|test|all: the names on one line.
wanted_by() {
    local build=$1_build test=$1_test all=$1_all
    case $2 in
    build) printf '%s' "${!build}" ;;
    test) printf '%s %s' "${!build}" "${!test}" ;;
    all) printf '%s %s %s' "${!build}" "${!test}" "${!all}" ;;
    esac
}

# Says what other systems call the packages; where cmake did not find something.
name_packages() {
    say
    say "Doorstring needs a C++20 compiler, cmake and some libraries. Their packages are:"
    say "  Debian, Ubuntu  sudo apt-get install $(wanted_by apt "$1")"
    say "  Fedora          sudo dnf install $(wanted_by dnf "$1")"
    say "  Arch            sudo pacman -S --needed $(wanted_by pacman "$1")"
    say "  Homebrew        brew install $(wanted_by brew "$1")"
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

# Package lists that are missing or older than a week name files that may be gone.
apt_lists_are_fresh() {
    [ -n "$(find /var/lib/apt/lists -maxdepth 1 -name '*_Packages*' -mtime -7 -print -quit 2>/dev/null)" ]
}

# Nothing installed is no end: libraries built by hand serve as well, and cmake says what it misses.
install_with_apt() {
    local missing=$1 answer sudo=
    [ "$(id -u)" = 0 ] || sudo='sudo '
    say "Missing packages: $missing"
    say "They are installed by: ${sudo}apt-get install --no-install-recommends $missing"
    if [ -n "$sudo" ] && ! command -v sudo >/dev/null; then
        say 'There is no sudo here, so this is left to you; going on without them.'
        return
    fi
    if [ -t 0 ] && [ -t 1 ]; then
        read -r -p 'Install them now? [Y/n] ' answer
        case $answer in
        '' | [Yy]*) ;;
        *)
            say 'Nothing is installed; going on without them.'
            return
            ;;
        esac
    fi
    apt_lists_are_fresh || apt_update || say 'apt-get update failed; trying with the lists that are here'
    # shellcheck disable=SC2086
    apt_install $missing || { apt_update && apt_install $missing; } ||
        stop 'the packages could not be installed; what apt-get says stands above'
}

install_optional_with_apt() {
    local package
    for package in $(missing_apt_packages "$apt_optional"); do
        if [ -n "$(apt-cache search --names-only "^$package\$" 2>/dev/null)" ] &&
            { [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; }; then
            say "Installing $package as well (it is not a must)."
            apt_install "$package" || say "$package could not be installed; going on without it."
        fi
    done
}

# ensure_packages build|test|all
ensure_packages() {
    local wanted
    if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        wanted=$(wanted_by apt "$1")
        all_apt_packages_there "$wanted" || install_with_apt "$(missing_apt_packages "$wanted")"
        [ "$1" = build ] || install_optional_with_apt
    fi
    if ! command -v cmake >/dev/null; then
        name_packages "$1"
        stop 'there is no cmake here'
    fi
    if [ "$1" = all ] && ! command -v clang++ >/dev/null; then
        name_packages "$1"
        stop 'there is no clang++ here'
    fi
}
