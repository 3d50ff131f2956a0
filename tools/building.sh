# Sourced by ./play and ./check after packages.sh: configures and builds a preset, only where needed.

if command -v ccache >/dev/null; then
    export CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER:-ccache}
fi

processors() { nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2; }

# Configured for this place by either generator; cmake keeps it up to date from then on.
is_configured() {
    { [ -f "$1/build.ninja" ] || [ -f "$1/Makefile" ]; } &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$project" "$1/CMakeCache.txt" 2>/dev/null
}

# configure PRESET build|test|all [ARGUMENT...]: with arguments for cmake, too.
configure() {
    local preset=$1 what=$2 folder=$project/build/$1 generator=()
    shift 2
    is_configured "$folder" && return
    rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles"
    command -v ninja >/dev/null || command -v ninja-build >/dev/null || generator=(-G 'Unix Makefiles')
    mkdir -p "$folder"
    if ! (cd "$project" && cmake --preset "$preset" ${generator[@]+"${generator[@]}"} "$@") >"$folder/configure.log" 2>&1; then
        cat "$folder/configure.log" >&2
        rm -f "$folder/CMakeCache.txt"
        name_packages "$what"
        stop "cmake could not configure build/$preset; its output is above"
    fi
}

# newest_clang SOURCE [OPTION...]: the newest clang++ that compiles the source with these options, or nothing.
newest_clang() {
    local name source=$1
    shift
    for name in $(compgen -c clang++ | grep -x -e 'clang++' -e 'clang++-[0-9]*' | sort -u -t - -k 3 -n -r); do
        if printf '%s\n' "$source" | "$name" "$@" -x c++ -o /dev/null - 2>/dev/null; then
            printf '%s' "$name"
            return
        fi
    done
}

# build PRESET [TARGET...]
build() {
    local folder=$project/build/$1
    shift
    cmake --build "$folder" --parallel "$(processors)" ${1:+--target "$@"}
}

# build_quietly PRESET TARGET: one line that says how far the build is; the whole output only where it fails.
build_quietly() {
    local log=$project/build/$1/build.log
    build "$@" 2>&1 | tee "$log" | show_progress >&2
    [ "${PIPESTATUS[0]}" = 0 ] || { cat "$log" >&2 && return 1; }
}

# Reads the output of Ninja or Make and writes "Building Doorstring: 43 of 120": in place on a terminal, every tenth elsewhere.
show_progress() {
    local line total tenth last=-1 step='^\[ *([0-9]+)(/([0-9]+)|%)\]' terminal= now
    [ ! -t 1 ] || terminal=yes
    while IFS= read -r line; do
        # A step of zero only looks for new files.
        [[ $line =~ $step ]] && [ "${BASH_REMATCH[1]}" -gt 0 ] || continue
        total=${BASH_REMATCH[3]}
        now="Building Doorstring: ${BASH_REMATCH[1]}${total:+ of }${total:- %}"
        tenth=$((BASH_REMATCH[1] * 10 / ${total:-100}))
        if [ -n "$terminal" ]; then
            printf '\r%s\033[K' "$now"
        elif [ "$tenth" -gt "$last" ]; then
            say "$now"
        fi
        last=$tenth
    done
    [ -z "$terminal" ] || [ "$last" -lt 0 ] || say
}
