#!/usr/bin/env bash
# Lets calls of the system fail, one at a time, in a player's life and in commands: each time there is a sentence or a silent
# recovery, no crash and no hang, and the next start finds all that was there before.
# every_call.sh PROGRAM LIFE LIBRARY [EVERY]: every EVERYth call, by default each of them.
set -u
program=$1
life=$2
library=$3
every=${4:-1}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
export HOME=$work/home XDG_CONFIG_HOME=$work/home/config XDG_STATE_HOME=$work/home/state
mkdir -p "$HOME"
RANDOM=$every # the same calls each time
tried=0
bad=0
mark=$work/mark
fault() { printf 'every_call: %s\n' "$*" >&2 && bad=$((bad + 1)); }

# with_fault CALL NUMBER FOR_GOOD COMMAND...: sets $status; false where there are fewer such calls.
with_fault() {
    local call=$1 number=$2 for_good=$3
    shift 3
    rm -f "$mark"
    timeout 60 env FAULT_CALL="$call" FAULT_AT="$number" ${for_good:+FAULT_FOR_GOOD=1} FAULT_MARK="$mark" \
        LD_PRELOAD="$library${LD_PRELOAD:+:$LD_PRELOAD}" "$@" >"$work/out" 2>"$work/err" </dev/null
    status=$?
    [ -e "$mark" ] || return 1
    tried=$((tried + 1))
    what="$call $number${for_good:+ and all after it} ($(tr -d '\0' <"$mark")) in $(basename "$1") ${*:2}"
    if [ "$status" -gt 2 ]; then
        fault "$what: status $status: $(tail -n 3 "$work/err")"
    elif [ "$status" != 0 ] && [ ! -s "$work/err" ]; then
        fault "$what: status $status without a word"
    fi
}

# each CALL MOST FUNCTION: the function with every number of that call, once and for good.
each() {
    local call=$1 most=$2 number for_good
    for for_good in '' yes; do
        number=$((1 + RANDOM % every))
        while [ "$number" -le "$most" ] && "$3" "$call" "$number" "$for_good"; do
            number=$((number + every))
        done
    done
}

"$life" "$work/before" || { fault 'the life without a fault fails' && exit 1; }
before=$("$life" --check "$work/before") || exit 1

# The run that was saved is still there, or has gone on; options and presets are whole; and it can be played on.
live() {
    local after
    rm -rf "$work/player"
    cp -r "$work/before" "$work/player"
    with_fault "$1" "$2" "$3" "$life" "$work/player" || return 1
    if ! after=$("$life" --check "$work/player" 2>"$work/err"); then
        fault "after $what: $(cat "$work/err")"
    elif [ "$after" -lt "$before" ]; then
        fault "after $what the run is at tick $after, and was at $before"
    fi
}

# What a command writes is whole, or as it was.
write_survey() {
    printf 'as it was\n' >"$work/survey.json"
    with_fault "$1" "$2" "$3" "$program" survey --seeds 0:20 --preset spokes --format json --out "$work/survey.json" || return 1
    if [ "$status" = 0 ]; then
        "$program" survey --join "$work/survey.json" >/dev/null 2>&1 || fault "after $what the survey cannot be read"
    elif [ "$(cat "$work/survey.json")" != 'as it was' ]; then
        fault "after $what the old file is gone"
    fi
}
draw_map() { with_fault "$1" "$2" "$3" "$program" map --seed 1 --preset classic --format png --tiles --style tiles --out "$work/map.png"; }

for call in open read write fsync rename mmap thread; do
    each "$call" 100000 live
    each "$call" 100000 write_survey
    each "$call" 100000 draw_map
done
# Memory gives out at moments that are spread over all of it, in a life once its pictures are read.
export FAULT_LATE=yes
for number in $(seq 1 $((211 * every)) 300000); do
    live malloc "$number" '' || break
done
unset FAULT_LATE
for number in $(seq 1 $((97 * every)) 20000); do
    write_survey malloc "$number" yes || break
done
printf '%s calls failed, %s of them badly\n' "$tried" "$bad"
[ "$bad" = 0 ]
