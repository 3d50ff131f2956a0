#!/usr/bin/env bash
# A creature alone in the window: saving creatures.toml changes it at once, breaking it says where and leaves what is there.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"

"$game" creature >"$work/all.txt" || fail "the creatures are not listed"
grep -q '^skeleton ' "$work/all.txt" || fail "the list has no skeleton"
"$game" creature skeleton --format png --out "$work/poses.png" || fail "no picture of a creature"

start_screen
start creature turret --play --count 2 --seed 17 --verbose --set view.reduced_motion=true
wait_log 'dungeon 0000-000H: 2 x turret'
sleep 1
shot waiting
mark_log
sed -i 's/^shooter_wait_seconds = .*/shooter_wait_seconds = 5/' "$config/creatures.toml"
wait_log 'creatures.toml was saved' 2
wait_log 'config: read' 2

mark_log
sed -i 's/^gait = "ghost"/gait = "swims"/' "$config/creatures.toml"
wait_log 'creature.ghost.gait: "swims" is not a choice' 2
kill -0 "$program" || fail "a broken row ended the game"
"$game" creature turret --play --config "$config" 2>"$work/fault.txt"
[ $? -eq 2 ] || fail "a broken row does not end with 2"
grep -q 'creatures.toml:[0-9]*:8: creature.ghost.gait' "$work/fault.txt" || fail "the place is not named"

mark_log
key r
wait_log 'dungeon .*: 2 x turret'
sleep 0.5
shot another
expect_different waiting another
passed "creatures alone, their figures edited meanwhile"
