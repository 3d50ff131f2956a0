# Sourced by the end-to-end tests with a window: a virtual screen, the game on it, keys, pictures and the log.
. "$(dirname "${BASH_SOURCE[0]}")/game.sh"
need Xvfb xdotool import compare convert

config=$work/config
mkdir -p "$config"
cp "$project"/config/*.toml "$config/"

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
    # Without job control a shell lets what it runs in the background ignore Ctrl-C.
    set -m
    "$game" --config "$config" "$@" >"$work/console.txt" 2>&1 &
    program=$!
    set +m
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
    local turns=$((${2:-60} * 20))
    for _ in $(seq "$turns"); do log_has "$1" && return 0; sleep 0.05; done
    fail "the log never said: $1"
}

key() { xdotool key --delay 50 "$@"; }
down() { xdotool keydown "$1"; }
up() { xdotool keyup "$1"; }

shot() { import -silent -window root "$work/$1.png" || fail "no picture $1"; }
# How many pixels of two pictures differ, within a part (WxH+X+Y) where one is named; in $pixels.
difference() {
    local a=$work/$1.png b=$work/$2.png answer status=0
    if [ $# -gt 2 ]; then
        convert "$a" -crop "$3" +repage "$work/a-part.png" && convert "$b" -crop "$3" +repage "$work/b-part.png" ||
            fail "no part $3 of the pictures $1 and $2"
        a=$work/a-part.png b=$work/b-part.png
    fi
    answer=$(compare -metric AE "$a" "$b" null: 2>&1) || status=$?
    [ "$status" -le 1 ] || fail "pictures $1 and $2 cannot be compared: $answer"
    pixels=$(awk '{ printf "%d", $1; exit }' <<<"$answer")
}
# expect_different PICTURE NEWER [PART]: the newer one is taken again for a while, as a busy machine may not have drawn it yet.
expect_different() {
    for _ in $(seq 60); do
        difference "$@"
        [ "$pixels" -gt "${least:-2000}" ] && return
        sleep 0.2
        kill -0 "$program" 2>/dev/null || fail "the game ended before it looked unlike $1"
        shot "$2"
    done
    fail "pictures $1 and $2 hardly differ ($pixels pixels)"
}
# expect_same PICTURE PICTURE [PIXELS]: at most that many may differ.
expect_same() {
    difference "$1" "$2"
    [ "$pixels" -le "${3:-0}" ] || fail "pictures $1 and $2 differ ($pixels pixels)"
}

# expect_again PICTURE NEWER PIXELS: so does this, until at most that many differ.
expect_again() {
    for _ in $(seq 60); do
        shot "$2"
        difference "$1" "$2"
        [ "$pixels" -le "$3" ] && return
        sleep 0.2
    done
    fail "pictures $1 and $2 differ ($pixels pixels)"
}

# shot_settled PICTURE: taken again until nothing has moved for a second.
shot_settled() {
    shot "$1"
    for _ in $(seq 60); do
        sleep 1
        cp "$work/$1.png" "$work/$1-before.png"
        shot "$1"
        difference "$1-before" "$1"
        [ "$pixels" = 0 ] && return
    done
    fail "$1 never settles ($pixels pixels)"
}

# end SIGNAL: ends the game, which need not end well.
end() {
    kill "-$1" "$program"
    wait "$program" 2>/dev/null
    program=
}
# close_window: the cross in the window's frame, after which the game ends well. Without the libraries of X11 it is a signal.
close_window() {
    if [ -x "${CLOSE_WINDOW:-}" ]; then
        "$CLOSE_WINDOW" "$window" || fail 'the window could not be asked to close'
        wait_end
    else
        echo 'the window is not closed: there is no close_window'
        end TERM
    fi
}
# wait_end: until the game has ended by itself, and well.
has_ended() { ! kill -0 "$program" 2>/dev/null; }
wait_end() {
    local status=0
    wait_for has_ended
    wait "$program" || status=$?
    program=
    [ "$status" = 0 ] || fail "exit status $status: $(cat "$work/console.txt")"
}
