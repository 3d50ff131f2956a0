#!/usr/bin/env bash
# The program from a shell: exit statuses, pipes that close early, full disks, and 20,000 dungeons. No display.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/game.sh"
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
grep -q '#####' "$log" && fail 'a map went to the log'
if [ -e /dev/full ]; then
    for words in 'map --seeds 0:200 --format jsonl' --help --version; do
        # shellcheck disable=SC2086
        "$game" $words >/dev/full 2>"$work/err" && fail "$words: a full disk went unnoticed"
        grep -q 'the standard output cannot be written: No space' "$work/err" || fail 'a full disk is not reported'
    done
fi

# A signal leaves no unfinished file, and a recording ends whole.
mkdir "$work/cut"
has_begun() { [ -n "$(ls -A "$work/cut")" ] || [ -d "$work/tour" ]; }
# cut_short SIGNAL WORDS...: the exit status of a program that gets the signal once it has begun to write.
cut_short() {
    local signal=$1
    shift
    # A shell without job control has its background jobs ignore Ctrl-C.
    (set -m
     "$game" "$@" >"$work/out" 2>"$work/err" &
     wait_for has_begun
     kill -s "$signal" $!
     wait $!) 2>/dev/null
}
for signal in INT TERM; do
    cut_short "$signal" map --seeds 0:1000000000 --format jsonl --out "$work/cut/map.jsonl" && fail "SIG$signal ended well"
    [ -z "$(ls -A "$work/cut")" ] || fail "SIG$signal left $(ls -A "$work/cut")"
done
cut_short INT --tour "$work/tour" --record "$work/cut/tour.replay"
[ "$(ls -A "$work/cut")" = tour.replay ] || fail "a stopped recording left $(ls -A "$work/cut")"
ends 0 replay "$work/cut/tour.replay" --verify

# Ctrl-C in what counts dungeons: what was grown by then is written, as its end says.
for words in 'survey --seeds 0:1000000000' 'survey --vs comb --seeds 0:1000000000' 'seek --rooms 99 --seeds 0:1000000000' \
    'seek --fit --preset clump --set grid.width=60 --set grid.height=60 --rooms 700 --straight 0.9' lint; do
    # shellcheck disable=SC2086
    (set -m
     "$game" $words >"$work/out" 2>"$work/err" &
     # lint ends by itself within a second.
     if [ "$words" = lint ]; then sleep 0.2; else sleep 1; fi
     kill -s INT $!
     wait $!) 2>/dev/null
    status=$?
    [ "$status" = 130 ] || fail "after Ctrl-C $words ended with $status, not 130: $(cat "$work/err")"
    [ -s "$work/out" ] || [ "$words" = lint ] || fail "after Ctrl-C $words wrote nothing: $(cat "$work/err")"
done

# A program started by nohup goes on when its terminal is closed.
(set -m
 nohup "$game" map --seeds 0:300000 --format jsonl --out "$work/nohup.jsonl" >"$work/out" 2>"$work/err" </dev/null &
 sleep 0.3
 kill -s HUP $!
 wait $!) || fail "SIGHUP ended what nohup started: $(cat "$work/err")"

# Sizes off the square.
for size in '7 3' '3 7' '1 9' '9 1' '2 2' '31 5'; do
    set -- $size
    ends 0 map --seed 17 --set "grid.width=$1" --set "grid.height=$2" --format json
done

# Many dungeons in one go; how long they take is bench_ratio's to tell.
count=$("$game" map --preset classic --seeds 0:20000 --format jsonl | wc -l)
[ "$count" = 20000 ] || fail "20000 dungeons were asked for and $count came"

# Pictures of a dungeon that grows; the last must not depend on how many there are.
ends 0 watch --seed 17 --out "$work/growth"
ends 0 watch --seed 17 --out "$work/few" --every 1000
last=$(find "$work/growth" -name 'step-*' | sort | tail -n 1)
last=${last##*/}
[ "$(find "$work/few" -type f | wc -l)" = 2 ] || fail '--every 1000 leaves other pictures than the first and the last'
cmp "$work/growth/$last" "$work/few/$last" || fail 'the last picture differs'
cmp -s "$work/growth/step-0000.png" "$work/growth/$last" && fail 'nothing has grown'

# Creatures, and rooms made by hand.
ends 0 creature
grep -q '^skeleton ' "$work/out" || fail 'the list of creatures has no skeleton'
ends 0 creature skeleton --format png --out "$work/poses.png"
printf 'room yard\nkinds any\n\n#######.#######\n#.............#\n#.............#\n#....~~~~~....#\n....~~...~~....\n%s
#.............#\n#.............#\n#######.#######\n' '#....~~.~~....#' >"$work/rooms.txt"
ends 0 room "$work/rooms.txt"
grep -q '^yard: 15 by 9, difficulty 1' "$work/out" || fail 'the room is not described'
ends 0 room "$work/rooms.txt" --name yard --doors N --format png --out "$work/room.png"
sed -i 's/~~\.~~/~~~~~/' "$work/rooms.txt"
ends 2 room "$work/rooms.txt"
grep -q '^#....~~~X~....#' "$work/err" || fail "the gap is not marked: $(cat "$work/err")"
mkdir -p "$work/mine/rooms" && cp "$work/rooms.txt" "$work/mine/rooms/"
ends 2 --config "$work/mine" --tour "$work/wrong-tour"
grep -q '^#....~~~X~....#' "$work/err" || fail "the game does not report a wrong room: $(cat "$work/err")"
[ ! -e "$work/wrong-tour" ] || fail 'the game began with a wrong room'

# Weights that a floor of an adventure cannot have: the game says so, and begins.
printf 'growth = "hideout"\n' >"$work/mine/dungeon.toml" && rm -r "$work/mine/rooms"
ends 0 --config "$work/mine" --tour "$work/hideout-tour"
grep -q 'limits.min_rooms: on floor 2, 13 is above the 8 rooms' "$work/err" ||
    fail "the game does not say that floor 2 cannot be built: $(cat "$work/err")"
passed 'the program from a shell'
