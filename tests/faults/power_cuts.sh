#!/usr/bin/env bash
# Logs what a player's first life writes and syncs, a second one that goes on with it, and a third that ends it. Looks at each
# state that a disk may be left in by a power cut: everything can be read, and what was safely on the disk is still there.
# power_cuts.sh LIFE LIBRARY
set -u
life=$1
library=$2
work=$(cd "$(mktemp -d)" && pwd -P) || exit 1
trap 'rm -rf "$work"' EXIT
export HOME=$work/home XDG_CONFIG_HOME=$work/home/config XDG_STATE_HOME=$work/home/state
player=$work/player
mkdir -p "$HOME" "$player/config" "$player/state"
for time in first second third; do
    mode=()
    [ "$time" != third ] || mode=(--end)
    cp -r "$player" "$work/before-$time"
    env DISK_LOG="$work/$time.log" DISK_ROOT="$player" LD_PRELOAD="$library${LD_PRELOAD:+:$LD_PRELOAD}" \
        "$life" ${mode[@]+"${mode[@]}"} "$player" || exit 1
    printf '%s life: ' "$time"
    "$life" --cuts "$work/$time.log" "$player" "$work/before-$time" || exit 1
done
