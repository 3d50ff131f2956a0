#!/usr/bin/env bash
# The recorded plays end as they did, by the program itself. No display.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/game.sh"
count=0
for recording in "$project"/tests/replay/*.replay; do
    ends 0 replay "$recording" --verify
    count=$((count + 1))
done
[ "$count" -ge 5 ] || fail "only $count recordings"
passed "$count recordings verified"
