#!/usr/bin/env bash
# Sends Ctrl-C and its like to commands at any moment, to any of their threads: each ends by the signal or has ended before, and
# the file that it writes is whole or as it was.
# signals.sh PROGRAM SIGNAL_THREAD [TIMES]
set -um # without job control what runs in the background would ignore Ctrl-C
program=$1
signal_thread=$2
times=${3:-60}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
export HOME=$work/home XDG_CONFIG_HOME=$work/home/config XDG_STATE_HOME=$work/home/state
mkdir -p "$HOME" "$work/out"
RANDOM=$times # the same moments each time, as far as the machine allows
bad=0
stopped=0
exec 3>&2 2>/dev/null # the shell says of each process how it ended
fault() { printf 'signals: %s\n' "$*" >&3 && bad=$((bad + 1)); }

commands=(survey map autoplay lint seek)
declare -A most=([survey]=400 [map]=150 [autoplay]=600 [lint]=300 [seek]=300) # milliseconds before the signal
declare -A words=(
    [survey]="--seeds 0:4000 --preset spokes --jobs 3 --format json --out $work/out/file"
    [map]="--seed 1 --preset classic --format png --tiles --style tiles --out $work/out/file"
    [autoplay]="--seeds 0:40 --jobs 3 --explore --keep all --out $work/out/plays"
    [lint]=
    [seek]='--preset comb --rooms 60.. --seeds 0:100000 --jobs 3'
)

is_whole() {
    case $1 in
    survey) "$program" survey --join "$work/out/file" >/dev/null 2>&1 ;;
    map) tail -c 8 "$work/out/file" | grep -qa '^IEND' ;;
    *) true ;;
    esac
}

for number in $(seq "$times"); do
    command=${commands[number % ${#commands[@]}]}
    signals=(1 2 15)
    signal=${signals[RANDOM % 3]}
    rm -rf "$work/out" && mkdir "$work/out"
    printf 'as it was\n' >"$work/out/file"
    # shellcheck disable=SC2086
    "$program" "$command" ${words[$command]} >"$work/said" 2>&1 </dev/null &
    process=$!
    sleep "0.$(printf '%03d' $((RANDOM % ${most[$command]})))"
    "$signal_thread" "$process" "$signal" "$RANDOM" && stopped=$((stopped + 1))
    [ $((RANDOM % 3)) != 0 ] || "$signal_thread" "$process" "$signal" "$RANDOM"
    timeout 60 tail --pid="$process" -s 0.02 -f /dev/null || { fault "$command does not end after signal $signal" && kill -KILL "$process"; }
    wait "$process"
    status=$?
    case $status in
    0 | $((128 + signal))) ;;
    *) fault "$command: status $status after signal $signal: $(tail -n 3 "$work/said")" ;;
    esac
    grep -qax 'as it was' "$work/out/file" || is_whole "$command" ||
        fault "$command: after signal $signal its file is neither whole nor as it was"
    left=$(find "$work/out" -maxdepth 1 -type f ! -name file)
    [ -z "$left" ] || fault "$command: signal $signal leaves $left"
done
printf '%s commands got a signal, %s of them while they ran; %s ended badly\n' "$times" "$stopped" "$bad"
[ "$bad" = 0 ]
