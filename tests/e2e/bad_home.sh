#!/usr/bin/env bash
# A home folder in which nothing can be written, and assets of which some are missing or broken: each is reported once and by its
# name, and the game goes on.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen
log=$work/console.txt # no other log can be kept

touch "$work/file"
export HOME=$work/file XDG_CONFIG_HOME=$work/file/config XDG_STATE_HOME=$work/file/state XDG_PICTURES_DIR=$work/file/pictures
cp -r "$project/assets" "$work/assets"
rm "$work/assets/sprites/knight.png" "$work/assets/sound/menu/undo.wav"
head -c 300 "$project/assets/tiles/moss.png" >"$work/assets/tiles/moss.png"
cp "$project/assets/sprites/logo.png" "$work/assets/icon.png"
echo 'hello' >"$work/assets/fonts/doorstring.bdf"
export DOORSTRING_ASSETS=$work/assets

# expect_once PATTERN
expect_once() {
    local times
    times=$(grep -c -- "$1" "$work/console.txt")
    [ "$times" -eq 1 ] || fail "reported $times times, not once: $1"
}

start --seed 17 --verbose --set tileset=moss
wait_log 'state explore'
wait_log 'undo.wav is missing'
shot stand-ins
expect_once "there is no log file: $work/file/state/doorstring cannot be written"
expect_once 'sprites/knight.png: the picture is missing'
expect_once 'tiles/moss.png: the picture is damaged or not a PNG'
expect_once 'fonts/doorstring.bdf:1: this is not a BDF font'

# Options, a screenshot, a room further.
key n n n
key F12
sleep 0.5
shot reported
expect_different stand-ins reported
down Right
wait_log 'room (5, 5) to (6, 5)'
up Right
kill -0 "$program" 2>/dev/null || fail "the game ended"
passed "a home and assets that are broken"
