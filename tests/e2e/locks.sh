#!/usr/bin/env bash
# The real window with --locks: in a row of five rooms, [k]-[K]-[S]=[ ]#[B], a locked door stops the knight; the keys lie at
# the other end, and with them both doors open, for good. Judged by the log and by pictures.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen

row=(--set grid.width=5 --set grid.height=1 --set 'grid.border="grow"' --set 'start.doors="WE"'
    --set 'tables.E={WE=1}' --set 'tables.W={WE=1}' --set locks.small=1 --set locks.rooms=1 --set room.pillar_chance=0
    --set room.interior=pillars)
# The folder of the test holds a copy of creatures.toml; in so small a dungeon no room has the budget for the dearest.
row+=(--set creature.shield_knight.cost=4)
for role in treasure shop altar arena puzzle secret; do
    row+=(--set "roles.$role.count=0")
done
start --seed 2 --locks --verbose "${row[@]}"
shot locked

# Without a key the door says what it wants, and nobody gets through.
mark_log
down Right
wait_log 'door E of (2, 0) is locked'
sleep 1
log_has 'room (2, 0) to' && fail "the knight went through a locked door"
shot refused
up Right
expect_different locked refused

# To the west lie the boss's key and a small one.
mark_log
down Left
wait_log 'boss key taken in (1, 0)'
wait_log 'small key taken in (0, 0)'
up Left

# Now the door opens, and the boss's door behind it.
mark_log
down Right
wait_log 'door E of (2, 0) opened' 30
wait_log 'room (2, 0) to (3, 0)'
wait_log 'door E of (3, 0) opened'
wait_log 'room (3, 0) to (4, 0)'
up Right
wait_log 'state explore'

# Coming back, the doors stand open.
mark_log
down Left
wait_log 'room (3, 0) to (2, 0)' 30
wait_log 'state explore'
sleep 1
up Left
log_has 'opened\|is locked' && fail "an opened door was shut again"
shot opened
east=60x100+944+360 # of the screen: the east door, with the knight far from it
least=500 expect_different locked opened "$east"

# Without --locks the same door is open.
kill "$program"
wait "$program" 2>/dev/null
start --seed 2 --verbose "${row[@]}"
mark_log
down Right
wait_log 'room (2, 0) to (3, 0)'
up Right
passed "locked doors, keys and pictures"
