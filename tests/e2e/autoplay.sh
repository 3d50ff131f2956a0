#!/usr/bin/env bash
# Plays of the autopilot from a shell: the same report from any number of processes, a progress bar on a terminal only, and
# SIGTERM, as Ctrl-C, which reports what is done and leaves no process behind. No display.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/game.sh"
need pgrep
cd "$work" || exit 1

"$game" autoplay --explore --seeds 0:12 --jobs 1 >one 2>err || fail "$(cat err)"
"$game" autoplay --explore --seeds 0:12 --jobs 3 >three 2>err || fail "$(cat err)"
cmp one three || fail 'the report depends on the number of jobs'
grep -q '#' err && fail 'a progress bar where there is no terminal'
[ -e autoplay ] && fail 'a folder for recordings, though no run failed'

"$game" autoplay --preset comb --seeds 0:5000 --jobs 2 >out 2>err &
program=$!
# Once the program is gone its children have another parent.
has_workers() { workers=$(pgrep -P "$program"); [ "$(wc -w <<<"$workers")" = 2 ]; }
wait_for has_workers
sleep 2
kill -TERM "$program"  # a shell lets what it runs in the background ignore Ctrl-C
wait "$program"
status=$?
program=
[ "$status" = 143 ] || fail "after SIGTERM the exit status is $status, not 143"
grep -q '^[0-9,]* runs*, preset comb$' out || fail "after SIGTERM nothing is reported: $(cat out)"
grep -q '^ground and bombs' out || fail 'after SIGTERM the report is cut'
sleep 0.2
for worker in $workers; do
    kill -0 "$worker" 2>/dev/null && fail "process $worker is left"
done
passed 'plays of the autopilot'
