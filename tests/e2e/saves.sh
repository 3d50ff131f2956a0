#!/usr/bin/env bash
# An adventure in the window is killed, continued, closed and stopped by Ctrl-C; two games do not play one saved run.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen
saves=$XDG_STATE_HOME/doorstring

# The ticks of the saved run, by its own check of every hash.
saved_ticks() {
    "$game" replay --verify >"$work/out.txt" 2>&1 || fail "the saved run does not verify: $(cat "$work/out.txt")"
    sed -n 's/.*run\.replay: \([0-9,]*\) ticks.*/\1/p' "$work/out.txt" | tr -d ,
}
start --verbose
mark_log
key Return
wait_log 'state adventure page'
key Return
wait_log 'state explore'
sleep 3
end KILL
killed=$(saved_ticks)
[ "$killed" -ge 60 ] || fail "only $killed ticks are left of three seconds"
"$game" replay | grep -q '^Saved run: Floor 1, 0:0' || fail "the saved run is not listed"

# From the title Continue is one key away, and nothing moves before the next.
start --verbose
mark_log
key Return
wait_log 'state ready'
sleep 1
[ "$(saved_ticks)" = "$killed" ] || fail "the run went on by itself"
mark_log
key Left
wait_log 'state explore'
sleep 1.5

# Another game meanwhile.
first=$program
first_window=$window
start --verbose
mark_log
key Return
wait_log 'Another Doorstring is playing an adventure'
sleep 0.5
log_has 'state \(continue\|ready\)' && fail "two games play one run"
end TERM
program=$first window=$first_window
close_window
continued=$(saved_ticks)
[ "$continued" -ge $((killed + 60)) ] || fail "closing the game lost ticks: $continued after $killed"

start --verbose --daily
wait_log 'state saved-run'
mark_log
key Down Return # begin another
wait_log 'state explore'
# Ctrl-C in the terminal.
end INT
"$game" replay >"$work/list.txt"
grep -q ' left  *free ' "$work/list.txt" || fail "the run before is not among the records: $(cat "$work/list.txt")"
grep -q '^daily date=' "$saves/records/index.txt" || fail "the daily run does not count"
passed "an adventure is saved, continued and kept"
