#!/usr/bin/env bash
# Displays that cannot show the game: none named, one that is gone, one without GL, one of 16 bits a pixel. Each is reported in a
# sentence that ends with what to do, and the exit status is 2; a tour goes on without. Then windows of odd sizes on a good one.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"

# expect_line WHAT PATTERN COMMAND...: the program says so in one line, and ends well.
expect_line() {
    local status lines what=$1 pattern=$2
    shift 2
    timeout 30 "$game" "$@" --config "$config" >"$work/console.txt" 2>&1
    status=$?
    [ "$status" -eq 2 ] || fail "$what: exit status $status, not 2"
    grep -q -- "$pattern" "$work/console.txt" || fail "$what: the console never said: $pattern"
    lines=$(wc -l <"$work/console.txt")
    [ "$lines" -eq 1 ] || fail "$what: $lines lines instead of one"
}
expect_sentence() { expect_line "$1" "$2.*; --tour DIR" --seed 17; }

(unset DISPLAY && expect_sentence 'no display' 'there is no display (DISPLAY is not set); start the game from a desktop') || exit 1
(unset DISPLAY && export WAYLAND_DISPLAY=wayland-0 && expect_sentence 'Wayland alone' 'this Wayland desktop needs XWayland') || exit 1
(
    unset DISPLAY
    expect_line 'watch' 'not set).*; --out FOLDER saves pictures' watch
    expect_line 'room' 'not set).*; without --play' room "$project/config/rooms/arenas.txt" --play
    expect_line 'creature' 'not set).*; without --play' creature bat --play
    expect_line 'replay' 'not set).*; --verify' replay "$project/tests/replay/walk.replay"
) || exit 1
(export DISPLAY= && expect_sentence 'an empty DISPLAY' 'there is no display (DISPLAY is not set)') || exit 1
(export DISPLAY=:54321 && expect_sentence 'a dead display' 'nothing answers at DISPLAY=:54321') || exit 1

start_screen 800x600 -extension
expect_sentence 'no GLX' "the display $DISPLAY cannot be drawn on: it has no OpenGL"
timeout 60 "$game" replay "$project/tests/replay/walk.replay" >"$work/console.txt" 2>&1
[ $? -eq 2 ] || fail 'a recording on a display without GLX did not end with 2'
timeout 120 "$game" --seed 17 --config "$config" --tour "$work/tour" >"$work/console.txt" 2>&1 ||
    fail 'a tour wanted GLX'
[ -f "$work/tour/01-title.png" ] || fail 'the tour on a display without GLX made no pictures'
stop_screen

start_screen 800x600 +extension 16
expect_sentence 'too few colours' "the display $DISPLAY has 16 bits a pixel; the game needs 24"
stop_screen

# A screen smaller than the game, and windows of any size on it.
start_screen 64x48
start --seed 17
for size in '1 1' '1 900' '4000 1' '12000 30' '240 176'; do
    # shellcheck disable=SC2086
    xdotool windowsize "$window" $size
    sleep 0.5
    kill -0 "$program" 2>/dev/null || fail "the game ended at window size $size"
done
mark_log
key F11
sleep 1
key p
wait_log 'state paused'
passed "displays that cannot show the game, odd sizes"
