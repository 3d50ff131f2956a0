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

ends 0 solve --seeds 0:50
[ "$(grep -c '^Proved: ' "$work/out")" = 50 ] || fail 'not all of 50 dungeons are proved'

# A reader that has seen enough is no mistake; a full disk is.
lines=$("$game" map --seeds 0:20000 --format jsonl 2>"$work/err" | head -n 1 | wc -l)
[ "$lines" = 1 ] && [ ! -s "$work/err" ] || fail "a closed pipe is complained about: $(cat "$work/err")"
if [ -e /dev/full ]; then
    "$game" map --seeds 0:200 --format jsonl >/dev/full 2>"$work/err" && fail 'a full disk went unnoticed'
    grep -q 'the standard output cannot be written' "$work/err" || fail 'a full disk is not told'
fi

# Sizes off the square.
for size in '7 3' '3 7' '1 9' '9 1' '2 2' '31 5'; do
    set -- $size
    ends 0 map --seed 17 --set "grid.width=$1" --set "grid.height=$2" --format json
done

# Many dungeons in one go; how long they take is bench_ratio's to tell.
count=$("$game" map --preset classic --seeds 0:20000 --format jsonl | wc -l)
[ "$count" = 20000 ] || fail "20000 dungeons were asked for and $count came"
echo 'passed'
