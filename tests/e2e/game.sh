# Sourced by the end-to-end tests: the game's program, a folder for all that it writes, and how a test fails.
# $1 is the program; where DOORSTRING_PROGRAM names another, that one is tried.

game=${DOORSTRING_PROGRAM:-$1}
[ -x "$game" ] || { echo "no program at $game"; exit 1; }

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
export HOME=$work/home XDG_CONFIG_HOME=$work/home/config XDG_STATE_HOME=$work/home/state
export XDG_PICTURES_DIR=$work/home/pictures ALSOFT_DRIVERS=null
mkdir -p "$XDG_CONFIG_HOME" "$XDG_PICTURES_DIR"
log=$XDG_STATE_HOME/doorstring/doorstring.log
unset DISPLAY WAYLAND_DISPLAY XDG_RUNTIME_DIR

program='' server=''
finish() {
    [ -n "$program" ] && kill "$program" 2>/dev/null
    [ -n "$server" ] && kill "$server" 2>/dev/null
    wait 2>/dev/null
}
trap finish EXIT

# need PROGRAM...: the test is skipped where one is missing.
need() {
    local tool
    for tool in "$@"; do
        command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed; see tools/packages.txt"; exit 77; }
    done
}

fail() {
    echo "FAILED: $*"
    echo "what it wrote: $work"
    [ -f "$log" ] && tail -n 15 "$log"
    [ -f "$work/console.txt" ] && tail -n 15 "$work/console.txt"
    exit 1
}

passed() {
    kill "$program" 2>/dev/null
    wait "$program" 2>/dev/null
    program=
    rm -rf "$work"
    echo "passed: $*"
}

# ends STATUS WORDS...: the program's exit status; what it says is kept in out and err.
ends() {
    local status=0 wanted=$1
    shift
    "$game" "$@" >"$work/out" 2>"$work/err" || status=$?
    [ "$status" = "$wanted" ] || fail "doorstring $*: exit status $status, not $wanted: $(cat "$work/err")"
}

# wait_for COMMAND...: until it succeeds, but no longer than a minute.
wait_for() {
    for _ in $(seq 1200); do "$@" && return; sleep 0.05; done
    fail "waited in vain for: $*"
}
