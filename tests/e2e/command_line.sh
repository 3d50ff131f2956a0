#!/usr/bin/env bash
# The program from a shell: exit statuses, pipes that close early, full disks, and 20,000 dungeons. No display.
set -u
game=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state
unset DISPLAY WAYLAND_DISPLAY

fail() { echo "FAILED: $*"; exit 1; }
# ends STATUS WORDS...: the program's exit status; what it says is kept in out and err.
ends() {
    local status=0 wanted=$1
    shift
    "$game" "$@" >"$work/out" 2>"$work/err" || status=$?
    [ "$status" = "$wanted" ] || fail "doorstring $*: exit status $status, not $wanted: $(cat "$work/err")"
}
one_sentence() { [ "$(wc -l <"$work/err")" = 1 ] && [ ! -s "$work/out" ] || fail "no single sentence: $(cat "$work/err")"; }

ends 0 --version
ends 0 --help
ends 0 map --help
ends 0 solve --help
for words in 'map --set grid.width=0' 'map --set gird.width=5' 'map --preset nosuch' "map --config $work/nosuch" \
    'map --seeds 5:5' 'solve --format png' 'solve --preset nosuch' '--bogus' 'map --seed'; do
    # shellcheck disable=SC2086
    ends 2 $words
    one_sentence
done
mkdir "$work/locked" && chmod 000 "$work/locked"
if [ "$(id -u)" != 0 ]; then
    ends 2 map --config "$work/locked"
    one_sentence
fi

# The same dungeon, whichever way it leaves the program.
ends 0 map --seed 17 --format png --out "$work/a.png"
"$game" map --seed 17 --format png | cmp - "$work/a.png" || fail 'the PNG of a pipe differs from that of a file'

# A shared dungeon is the same whatever else is configured, and a mistyped code is named.
code='0000-000H ring #16'
"$game" map --seed 17 --preset ring | cmp - <("$game" map --code "$code" 2>"$work/err") || fail 'a code leads elsewhere'
ends 2 map --code "${code/000H/000J}"
one_sentence
grep -q 'the code is mistyped: its check signs are #16' "$work/err" || fail "the mistake is not named: $(cat "$work/err")"
ends 2 map --code 40G0-0000-0013-J9E7-0HE3-41G0-00NR
one_sentence
grep -q 'of an older form' "$work/err" || fail "an old code is not recognised: $(cat "$work/err")"
ends 2 map --code "$code" --seed 5
one_sentence

# The configuration is written as it is read, and says where it comes from.
ends 0 config --print --preset ring
mkdir "$work/printed" && cp "$work/out" "$work/printed/dungeon.toml"
"$game" config --print --config "$work/printed" | cmp - "$work/printed/dungeon.toml" || fail 'config --print is not read as the same'
ends 0 config --diff --preset ring
grep -q '^grid.width = 11 .*ring.toml:[0-9]*; shipped: 10$' "$work/out" || fail "config --diff: $(cat "$work/out")"
ends 2 config --where --diff
one_sentence

ends 0 solve --seeds 0:50
[ "$(grep -c '^Proved: ' "$work/out")" = 50 ] || fail 'not all of 50 dungeons are proved'

# A reader that has seen enough is no mistake; a full disk and a closed output are.
lines=$("$game" map --seeds 0:20000 --format jsonl 2>"$work/err" | head -n 1 | wc -l; exit "${PIPESTATUS[0]}") ||
    fail 'a closed pipe is a failure'
[ "$lines" = 1 ] && [ ! -s "$work/err" ] || fail "a closed pipe is complained about: $(cat "$work/err")"
"$game" map --seed 17 >&- 2>"$work/err" && fail 'a closed output went unnoticed'
grep -q 'the standard output cannot be written' "$work/err" || fail 'a closed output is not reported'
grep -q '#####' "$work/state/doorstring/doorstring.log" && fail 'a map went to the log'
if [ -e /dev/full ]; then
    for words in 'map --seeds 0:200 --format jsonl' --help --version; do
        # shellcheck disable=SC2086
        "$game" $words >/dev/full 2>"$work/err" && fail "$words: a full disk went unnoticed"
        grep -q 'the standard output cannot be written: No space' "$work/err" || fail 'a full disk is not reported'
    done
fi

# A signal leaves no unfinished file, and a recording ends whole.
mkdir "$work/cut"
for signal in INT TERM; do
    # In a shell of its own: one without job control has its background jobs ignore Ctrl-C.
    (set -m
     "$game" map --seeds 0:1000000000 --format jsonl --out "$work/cut/map.jsonl" 2>"$work/err" &
     until [ -n "$(ls -A "$work/cut")" ]; do sleep 0.1; done
     kill -s "$signal" $!
     wait $!) 2>/dev/null && fail "SIG$signal ended well"
    [ -z "$(ls -A "$work/cut")" ] || fail "SIG$signal left $(ls -A "$work/cut")"
done
(set -m
 "$game" --tour "$work/tour" --record "$work/cut/tour.replay" >"$work/out" 2>"$work/err" &
 until [ -d "$work/tour" ]; do sleep 0.1; done
 kill -s INT $!
 wait $!) 2>/dev/null
[ "$(ls -A "$work/cut")" = tour.replay ] || fail "a stopped recording left $(ls -A "$work/cut")"
ends 0 replay "$work/cut/tour.replay" --verify

# Sizes off the square.
for size in '7 3' '3 7' '1 9' '9 1' '2 2' '31 5'; do
    set -- $size
    ends 0 map --seed 17 --set "grid.width=$1" --set "grid.height=$2" --format json
done

# Many dungeons in one go; how long they take is bench_ratio's to tell.
count=$("$game" map --preset classic --seeds 0:20000 --format jsonl | wc -l)
[ "$count" = 20000 ] || fail "20000 dungeons were asked for and $count came"
echo 'passed'
