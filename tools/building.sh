# Sourced by ./play and ./check after packages.sh: configures and builds a preset, only where needed.

if command -v ccache >/dev/null; then
    export CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER:-ccache}
fi

processors() { nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2; }

# A folder configured for this place and by whichever generator; cmake brings it up to date by itself.
is_configured() {
    { [ -f "$1/build.ninja" ] || [ -f "$1/Makefile" ]; } &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$project" "$1/CMakeCache.txt" 2>/dev/null
}

# configure PRESET build|test
configure() {
    local folder=$project/build/$1 generator=()
    is_configured "$folder" && return
    rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles"
    command -v ninja >/dev/null || command -v ninja-build >/dev/null || generator=(-G 'Unix Makefiles')
    if ! (cd "$project" && cmake --preset "$1" ${generator[@]+"${generator[@]}"}); then
        rm -f "$folder/CMakeCache.txt"
        name_packages "$2"
        stop "cmake could not configure build/$1; what it missed stands above"
    fi
}

# build PRESET [TARGET...]
build() {
    local folder=$project/build/$1
    shift
    cmake --build "$folder" --parallel "$(processors)" ${1:+--target "$@"}
}
