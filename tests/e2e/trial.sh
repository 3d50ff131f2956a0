#!/usr/bin/env bash
# --floor and --at in the window: every kind of room can be begun in, and nothing of it is saved.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen
saves=$XDG_STATE_HOME/doorstring

# try FLOOR ROOM OPTIONS...: begins there, and play has begun.
try() {
    local floor=$1 room=$2
    shift 2
    start --verbose "$@"
    log_has "an adventure is tried on floor $floor, from the $room room" || fail "$* began elsewhere"
    mark_log
    key p
    wait_log 'state run page'
    kill "$program"
    wait "$program" 2>/dev/null
    program=
    [ ! -e "$saves/run.replay" ] && [ ! -e "$saves/records" ] || fail "$* was saved"
}

try 1 start --floor 1
try 5 start --floor 5 --adventure --seed 17
try 3 boss --floor 3 --at boss
try 1 shop --at shop
try 4 altar --floor 4 --at altar --set roles.altar.count=1
for room in treasure arena puzzle key secret; do
    try 2 "$room" --floor 2 --at "$room"
done

# What cannot be tried is one sentence.
refused() {
    local sentence=$1
    shift
    "$game" "$@" >"$work/out.txt" 2>&1
    [ $? = 2 ] || fail "$* did not end with status 2"
    [ "$(cat "$work/out.txt")" = "doorstring: $sentence" ] || fail "$* said: $(cat "$work/out.txt")"
}
refused "--floor needs a whole number from 1 to 5, as in --floor 3; found '0'" --floor 0
refused 'floor 4 of the seed 0000-000H has no room of the kind shop; allowed are: boss, treasure, arena, puzzle, key, secret' \
    --floor 4 --at shop --seed 17 --set roles.shop.count=0
passed "floors and rooms of an adventure can be tried"
