#!/usr/bin/env bash
# A dungeon growing in the window: G in the game, steps by keys, dragging with the mouse, Enter; `doorstring watch` by itself;
# and the same as pictures without a window, the last of which must not depend on how many there are.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen

start --seed 17 --verbose --set view.reduced_motion=true
wait_log 'state explore'
mark_log
key g
wait_log 'state watch'
key space
sleep 0.3
shot begun
key Right Right Right
sleep 0.3
shot stepped
expect_different begun stepped
key Left Left Left
sleep 0.3
shot back
[ "$(difference begun back)" -lt 200 ] || fail "stepping back leads elsewhere"
key End
sleep 0.3
shot grown
expect_different begun grown

# The mouse on the timeline: to its beginning and, dragging, to its end. On this screen the window is 720 x 528, two pixels
# for each of the canvas.
eval "$(xdotool getwindowgeometry --shell "$window")"
[ "$WIDTH $HEIGHT" = "720 528" ] || fail "the window is $WIDTH x $HEIGHT"
y=$((Y + 2 * 242))
xdotool mousemove $((X + 2 * 24)) $y mousedown 1
sleep 0.3
shot dragged-to-start
expect_different grown dragged-to-start
xdotool mousemove $((X + 2 * 350)) $((y - 100))
sleep 0.3
xdotool mouseup 1
shot dragged-to-end
[ "$(difference grown dragged-to-end)" -lt 200 ] || fail "dragging to the end shows something else"

# R watches another, and Enter walks into it.
mark_log
key r
wait_log 'dungeon [0-9A-Z-]*: '
code=$(grep -o 'dungeon [0-9A-Z]*-[0-9A-Z]*: ' "$log" | tail -n 1)
mark_log
key Return
wait_log 'state explore'
log_has 'dungeon ' && fail "Enter made another dungeon"
down Up; sleep 0.1; up Up
[ -n "$code" ] || fail "no dungeon in the log"
kill "$program"; wait "$program" 2>/dev/null

start watch --seed 17 --verbose
wait_log 'state watch'
key Return
wait_log 'state explore'
grep -q 'dungeon 0000-000H' "$log" || fail "another dungeon than the one asked for"
kill "$program"; wait "$program" 2>/dev/null
program=

unset DISPLAY
"$game" watch --seed 17 --out "$work/growth" 2>"$work/console.txt" || fail "no pictures"
"$game" watch --seed 17 --out "$work/few" --every 1000 2>>"$work/console.txt" || fail "no pictures with --every"
last=$(find "$work/growth" -name 'step-*' -printf '%f\n' | sort | tail -n 1)
[ "$(find "$work/few" -type f | wc -l)" -eq 2 ] || fail "--every 1000 leaves other pictures than the first and the last"
cmp "$work/growth/$last" "$work/few/$last" || fail "the last picture differs"
cmp -s "$work/growth/step-0000.png" "$work/growth/$last" && fail "nothing has grown"
passed "watching a dungeon grow"
