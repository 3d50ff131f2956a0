#!/usr/bin/env bash
# A play with real keys is recorded, found right without a window, and shown in one: pause, one tick, speed, and the keys that
# would change a dungeon but must not change a recording.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
recording=$work/walk.replay
unfinished=$work/.walk.replay.  # and more: written while the play goes on
start_screen

# A walk with everything that a recording holds.
start --seed 17 --verbose --set room.interior=pillars --record "$recording"
mark_log
down Right
wait_log 'room (5, 5) to (6, 5)'
wait_log 'state explore'
up Right
mark_log
key r
wait_log 'dungeon [0-9A-Z-]*: '
down Down
sleep 1
up Down
mark_log
sed -i 's/^speed = .*/speed = 120/' "$config/player.toml"
wait_log 'player.toml was saved' 3
wait_log 'config: read'
mark_log
sed -i 's/^\( *\)NS = 4\( .*\)\?$/\1NS = 40\2/' "$config/dungeon.toml"
key shift+r
wait_log 'dungeon [0-9A-Z-]*: '
down Left
sleep 1
up Left
mark_log
key u
wait_log 'back to dungeon'
down Up
sleep 1
up Up
# Each second is on the disk before the end: what a crash leaves can be read.
ls "$unfinished"* >/dev/null || fail "nothing is written while the play goes on"
cp "$unfinished"* "$work/crashed.replay"
key Escape
wait_log 'state paused'
key Up Return
wait_end
ls "$unfinished"* >/dev/null 2>&1 && fail "the file beside the recording was left behind"

# The whole recording holds; that of a crash is reported as truncated, and holds as far as it goes.
ends 0 replay "$recording" --verify
grep -q ' rooms, [0-9]* checks hold, state [0-9a-f]\{16\}, [0-9,]* times real speed$' "$work/out" || fail "$(cat "$work/out")"
for deed in 'grow ' 'undo' 'apply'; do
    grep -q "^$deed" "$recording" || fail "the recording has no $deed"
done
ends 2 replay "$work/crashed.replay" --verify
grep -q 'is truncated after this line, at tick [0-9]*; its [0-9]* checks hold$' "$work/err" ||
    fail "$(cat "$work/err")"
sed 's/^\([0-9]* \)south$/\1north/' "$recording" >"$work/altered.replay"
ends 1 replay "$work/altered.replay" --verify
grep -q 'the check at tick [0-9]* differs: the recording was altered$' "$work/err" || fail "$(cat "$work/err")"
(unset DISPLAY && ends 2 replay "$recording" && ends 0 replay "$recording" --verify) || exit 1
ends 2 --record "$work/nosuch/walk.replay" --tour "$work/tour"

# In the window: paused nothing moves, Period goes on by one tick, R does nothing, and it ends well.
start replay "$recording" --verbose
sleep 1
key space
shot_settled paused
mark_log
key period period
sleep 0.2
shot stepped
least=20 expect_different paused stepped
key r u shift+r
sleep 0.3
log_has 'dungeon' && fail "a key of the viewer changed the recorded play"
key space Right Right Right
wait_log 'The end: [0-9,]* ticks, [0-9,]* checks hold' 30
sleep 0.3
shot ended
key Escape
wait_end
passed "recorded, verified and shown"
