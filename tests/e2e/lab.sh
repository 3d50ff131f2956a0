#!/usr/bin/env bash
# The Lab in the window: a weight moved by key, wheel and drag; a walk and back; the program killed in the middle, and the edit
# there again; a save, and the file that it wrote.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen

start --seed 17 --verbose --set view.reduced_motion=true
wait_log 'state explore'
mark_log
key l
wait_log 'state lab'
sleep 0.7
shot begun
key Right Right Right
sleep 0.7
shot moved
expect_different begun moved

# The mouse on the second row: on this screen the window is 720 x 528, two pixels for each of the canvas.
eval "$(xdotool getwindowgeometry --shell "$window")"
[ "$WIDTH $HEIGHT" = "720 528" ] || fail "the window is $WIDTH x $HEIGHT"
y=$((Y + 2 * 54))
xdotool mousemove $((X + 2 * 10)) $y click 4 click 4
sleep 0.7
shot turned
expect_different moved turned
xdotool mousemove $((X + 2 * 30)) $y mousedown 1
xdotool mousemove $((X + 2 * 60)) $y
sleep 0.3
xdotool mouseup 1
sleep 0.7
shot dragged
expect_different turned dragged

mark_log
key Return
wait_log 'state explore'
key Escape
wait_log 'state lab'

# Killed, with nothing saved.
sleep 0.7
kill -KILL "$program"; wait "$program" 2>/dev/null
grep -q 'NS = 7' "$XDG_STATE_HOME/doorstring/lab.unsaved" || fail "the edit was not kept"
start --seed 17 --verbose --set view.reduced_motion=true
wait_log 'state explore'
key l
wait_log 'state lab'
mark_log
key s
wait_log 'state lab save'
sleep 0.3
key Return
wait_log 'lab: Saved: '
preset=$XDG_CONFIG_HOME/doorstring/presets/mine-1.toml
grep -q 'NS = 7' "$preset" || fail "the preset lacks the edit"
sleep 0.7
[ ! -e "$XDG_STATE_HOME/doorstring/lab.unsaved" ] || fail "what was saved is kept as unsaved"
"$game" map --preset mine-1 --seed 1 >"$work/map.txt" || fail "the preset cannot be used"
passed "the Lab: keys, mouse, a walk, a crash and a save"
