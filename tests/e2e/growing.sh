#!/usr/bin/env bash
# A dungeon that grows for long: the window shows it, and heeds a key, the first Ctrl-C and its close button. Before there is a
# window the console says so, and heeds the first Ctrl-C, too.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen

# Limits that no dungeon meets, with tries for hours.
hopeless() {
    cat >"$config/${1:-dungeon.toml}" <<'TOML'
[grid]
width = 400
height = 400
[limits]
min_rooms = 150000
tries = 1000000
TOML
}

# The game ends within a minute; a busy machine with sanitizers needs more than a few seconds.
ended() {
    for _ in $(seq 1200); do
        kill -0 "$program" 2>/dev/null || { wait "$program"; program=; return 0; }
        sleep 0.05
    done
    fail "the game goes on"
}

start --seed 17 --verbose --set view.reduced_motion=true
wait_log 'state explore'
shot walking
hopeless
wait_log 'was saved'
mark_log
key r
sleep 1
shot growing
expect_different walking growing
key Escape
wait_log 'was not grown to its end'

key r
sleep 1
kill -INT "$program"
ended

for close in windowquit windowclose; do
    xdotool help 2>&1 | grep -qw "$close" || continue
    cp "$project/config/dungeon.toml" "$config/dungeon.toml"
    start --seed 17 --verbose
    wait_log 'state explore'
    hopeless
    wait_log 'was saved'
    key r
    sleep 1
    xdotool "$close" "$window"
    ended
    break
done

cp "$project/config/dungeon.toml" "$config/dungeon.toml"
mkdir "$config/presets"
hopeless presets/floor-1.toml
rm -f "$log"
set -m
"$game" --config "$config" --seed 17 --adventure --verbose >"$work/console.txt" 2>&1 &
program=$!
set +m
wait_for grep -q 'the first dungeon is growing' "$work/console.txt"
kill -INT "$program"
ended
mark=0
! log_has 'first frame' || fail 'a window came up after Ctrl-C'

passed "growing beside the frames"
