#!/usr/bin/env bash
# Homes that are missing, lead nowhere, cannot be written or are full, few open files, a display that goes away in the middle of an
# adventure, and ten games at once: a sentence or a silent recovery each time, and the saved run stays what it was.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen
saves=$XDG_STATE_HOME/doorstring

# at_home WHAT NAME=VALUE...: commands that read and write at home, there; at most one line about the log.
at_home() {
    local what=$1
    shift
    (
        unset XDG_CONFIG_HOME XDG_STATE_HOME HOME
        export "$@"
        ends 0 replay
        [ "$(grep -vc 'there is no log file' "$work/err")" = 0 ] || fail "$what: replay said $(cat "$work/err")"
        ends 0 map --seed 1 --format jsonl
        grep -q '"seed_number":"1"' "$work/out" || fail "$what: no map"
    ) || exit 1
}
ln -s "$work/nowhere/at/all" "$work/link"
at_home 'no home' NO_HOME=yes
at_home 'an empty home' HOME=
at_home 'a home that is a link to nowhere' "HOME=$work/link"
at_home 'a home in which nobody can write' HOME=/sys/kernel
at_home 'a home that is no folder' HOME=/dev/null

# No file may grow: what was there stays as it was, and no unfinished file is left.
printf 'as it was\n' >"$work/survey.json"
said=$(ulimit -f 0 && "$game" survey --seeds 0:20 --format json --out "$work/survey.json" 2>&1 >/dev/null) &&
    fail 'a survey was written where no file may grow'
grep -q 'survey.json cannot be written: File too large' <<<"$said" || fail "a full disk: $said"
[ "$(cat "$work/survey.json")" = 'as it was' ] || fail 'a full disk took the old survey'
# Few open files: enough, or a sentence; the loader of the system may need more than there are. The sanitizer of undefined behaviour
# opens a pipe to look at an object, and where it cannot, it takes the object for broken.
few='6 8 10 12'
grep -qa __ubsan_handle "$game" && few=
for most in $few; do
    said=$(ulimit -n "$most" && "$game" survey --seeds 0:20 2>&1 >/dev/null) && continue
    grep -q 'loading shared libraries' <<<"$said" && continue
    [ "$(wc -l <<<"$said")" = 1 ] && grep -q 'Too many open files' <<<"$said" || fail "$most open files: $said"
done

begin_adventure() {
    mark_log
    key Return
    wait_log 'state adventure page'
    key Return
    wait_log 'state explore'
}
ulimit -S -f 8 # blocks: less than a saved run takes
start --verbose
begin_adventure
wait_log 'run.replay cannot be written'
sleep 1
kill -0 "$program" 2>/dev/null || fail 'the game ended where the run could not be saved'
end TERM
ulimit -S -f unlimited
[ ! -e "$saves/run.replay" ] || fail 'half a run is left'
[ -z "$(find "$saves" -name '.*.new')" ] || fail 'an unfinished file is left'

# The display goes away.
start --verbose
begin_adventure
sleep 2
stop_screen
for _ in $(seq 200); do kill -0 "$program" 2>/dev/null || break; sleep 0.05; done
kill -0 "$program" 2>/dev/null && fail 'the game goes on without a display'
wait "$program"
[ $? -eq 1 ] || fail "the game crashed when its display went away"
grep -q 'error: the display has gone away' "$log" || fail 'the log does not say why the game ended'
program=
ends 0 replay --verify
grep -q 'checks hold' "$work/out" || fail "the run is not whole: $(cat "$work/out")"

# Ten at once; one of them has the saved run. Each is started once the window of the one before is visible: without a window
# manager, SFML may wait for ever for a window that another one covers first.
start_screen
games=()
are_open() { [ "$(game_windows | wc -l)" = "$1" ]; }
for number in $(seq 10); do
    "$game" --config "$config" --seed "$number" >"$work/game-$number.txt" 2>&1 &
    games+=($!)
    wait_for are_open "$number"
done
for one in "${games[@]}"; do
    kill "$one"
    wait "$one"
    [ $? -eq 143 ] || fail 'one of ten games did not end as asked'
done
[ ! -s "$work/game-10.txt" ] || fail "one of ten games said $(cat "$work/game-10.txt")"
ends 0 replay --verify
passed 'hostile homes, small limits, a display that goes away, ten games'
