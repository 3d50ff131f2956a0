#!/usr/bin/env bash
# The real window with real keys: title, walking through a door both ways, the map, R, U, an edited weight with Shift+R, a
# broken weight, resizing, screenshot, quitting. Judged by the log and by pictures.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen

# Pillars leave the lines between doors free, so that a key held down leads through them.
start --seed 17 --verbose --set room.interior=pillars --set view.reduced_motion=true
wait_log 'state explore'
shot first-room

# Through the east door and back again.
mark_log
down Right
wait_log 'room (5, 5) to (6, 5)'
wait_log 'state explore'
up Right
shot east-room
expect_different first-room east-room
mark_log
down Left
wait_log 'room (6, 5) to (5, 5)'
wait_log 'state explore'
up Left

# Losing the focus pauses and lets go of the key that is down.
mark_log
down Up
xdotool windowunmap "$window"
wait_log 'state paused'
xdotool windowmap --sync "$window" windowfocus "$window"
mark_log
key Escape
wait_log 'state explore'
sleep 1
log_has 'room (' && fail "the key held before the pause still counted after it"
up Up

# The map opens and closes.
mark_log
key m
wait_log 'state map'
sleep 0.3
shot map
expect_different east-room map
mark_log
key Tab
wait_log 'state explore'

# R makes another dungeon, U brings the one before back.
mark_log
key r
wait_log 'dungeon [0-9A-Z-]*: '
sleep 0.3
shot another
mark_log
key u
wait_log 'back to dungeon 0000-000H'
sleep 0.3
shot before-again

# An edited weight is noticed, and Shift+R regrows the same seed with it.
mark_log
sed -i 's/^\( *\)NS = 4\( .*\)\?$/\1NS = 40\2/' "$config/dungeon.toml"
wait_log 'dungeon.toml was saved' 3
wait_log 'config: read'
mark_log
key shift+r
wait_log 'dungeon 0000-000H: '
shot stretched

# A broken weight is reported with file and line, and play goes on.
mark_log
cp "$config/dungeon.toml" "$work/good.toml"
sed -i 's/^width = 10/widht = 10/' "$config/dungeon.toml"
wait_log 'dungeon.toml:[0-9]*:[0-9]*: grid.widht' 3
sleep 0.4
shot reported
expect_different stretched reported
mark_log
down Up
wait_log 'room (5, 5) to (5, 4)'
wait_log 'state explore'
up Up
cp "$work/good.toml" "$config/dungeon.toml"
wait_log 'config: read'

# Any size of window, down to one pixel.
for size in '500 400' '1 1' '1000 700'; do
    # shellcheck disable=SC2086
    xdotool windowsize "$window" $size
    sleep 0.3
    kill -0 "$program" 2>/dev/null || fail "the game ended at window size $size"
done
shot resized

# A screenshot says where it is.
mark_log
key F12
wait_log 'screenshot: '
find "$XDG_PICTURES_DIR" "$HOME" -name "*.png" | grep -q . ||
    fail "no screenshot in the folder for pictures"

# Pause, title, and quit by the menu.
mark_log
key p
wait_log 'state paused'
key Down Down Down Down Return
wait_log 'state title'
sleep 0.3
shot title
expect_different resized title
key Up Return
wait_end
passed "window, keys and pictures"
