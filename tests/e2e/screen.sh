# Sourced by the end-to-end tests: a virtual screen, the game on it, keys, pictures and the log.
# $1 is the game's program. Everything written goes to a folder of its own, removed where all went well.

game=$1
[ -x "$game" ] || { echo "no program at $game"; exit 1; }
for tool in Xvfb xdotool import compare; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
export HOME=$work/home XDG_CONFIG_HOME=$work/home/config XDG_STATE_HOME=$work/home/state
export XDG_PICTURES_DIR=$work/home/pictures ALSOFT_DRIVERS=null
unset XDG_RUNTIME_DIR WAYLAND_DISPLAY
mkdir -p "$XDG_CONFIG_HOME" "$XDG_PICTURES_DIR"
log=$XDG_STATE_HOME/doorstring/doorstring.log
config=$work/config
mkdir -p "$config"
cp "$project"/config/*.toml "$config"/

server= program=
finish() {
    [ -n "$program" ] && kill "$program" 2>/dev/null
    [ -n "$server" ] && kill "$server" 2>/dev/null
    wait 2>/dev/null
}
trap finish EXIT

fail() {
    echo "FAILED: $*"
    echo "pictures, console and log: $work"
    [ -f "$log" ] && tail -n 15 "$log"
    [ -f "$work/console.txt" ] && tail -n 15 "$work/console.txt"
    exit 1
}

# start_screen [WIDTHxHEIGHT [-extension [BITS]]]: with -extension it has no GL; BITS a pixel, 24 unless given.
start_screen() {
    exec 3>"$work/display"
    Xvfb -displayfd 3 -screen 0 "${1:-1280x720}x${3:-24}" "${2:-+extension}" GLX -nolisten tcp -noreset >"$work/xvfb.txt" 2>&1 &
    server=$!
    for _ in $(seq 200); do [ -s "$work/display" ] && break; sleep 0.05; done
    [ -s "$work/display" ] || fail "Xvfb gave no display"
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
}

stop_screen() {
    kill "$server"
    wait "$server" 2>/dev/null
    server=
}

game_windows() { xdotool search --onlyvisible --name '^Doorstring$' 2>/dev/null | sort; }

# start ARGS...: the game with its config in $config, log from the beginning. Keys go to its window, also where
# another game is open.
start() {
    local others
    others=$(game_windows)
    rm -f "$log"
    mark=0
    "$game" --config "$config" "$@" >"$work/console.txt" 2>&1 &
    program=$!
    for _ in $(seq 200); do
        window=$(comm -13 <(printf '%s\n' "$others") <(game_windows) | head -n 1)
        [ -n "$window" ] && break
        kill -0 "$program" 2>/dev/null || fail "the game ended at once"
        sleep 0.05
    done
    [ -n "$window" ] || fail "no window came up"
    xdotool windowfocus "$window" 2>/dev/null
    wait_log 'state \(title\|explore\|replay\|watch\|saved-run\)'
}

# wait_log PATTERN [SECONDS]: until the log has a line like this since the last mark.
mark=0
mark_log() { mark=$(wc -l <"$log" 2>/dev/null || echo 0); }
log_has() { tail -n "+$((mark + 1))" "$log" 2>/dev/null | grep -q -- "$1"; }
wait_log() {
    local turns=$((${2:-15} * 20))
    for _ in $(seq "$turns"); do log_has "$1" && return 0; sleep 0.05; done
    fail "the log never said: $1"
}

key() { xdotool key --delay 50 "$@"; }
down() { xdotool keydown "$1"; }
up() { xdotool keyup "$1"; }

shot() { import -silent -window root "$work/$1.png" || fail "no picture $1"; }
# How many pixels of two pictures differ, within a part (WxH+X+Y) where one is named.
difference() {
    local a=$work/$1.png b=$work/$2.png
    if [ $# -gt 2 ]; then
        convert "$a" -crop "$3" +repage "$work/a-part.png"
        convert "$b" -crop "$3" +repage "$work/b-part.png"
        a=$work/a-part.png b=$work/b-part.png
    fi
    compare -metric AE "$a" "$b" null: 2>&1 | awk '{ printf "%d", $1 }'
}
expect_different() {
    local pixels
    pixels=$(difference "$@")
    [ "$pixels" -gt "${least:-2000}" ] || fail "pictures $1 and $2 hardly differ ($pixels pixels)"
}

passed() {
    kill "$program" 2>/dev/null
    wait "$program" 2>/dev/null
    program=
    rm -rf "$work"
    echo "passed: $*"
}
