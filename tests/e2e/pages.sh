#!/usr/bin/env bash
# What only the real window shows of the pages beside the play: the mouse in the Lab and in a growing dungeon, files that are edited
# under a creature and a room, and a floor that is tried.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
start_screen

# at X Y: moves the mouse to this place of the canvas: on this screen the window is 720 x 528, two pixels for each of the canvas.
at() {
    eval "$(xdotool getwindowgeometry --shell "$window")"
    [ "$WIDTH $HEIGHT" = "720 528" ] || fail "the window is $WIDTH x $HEIGHT"
    xdotool mousemove $((X + 2 * $1)) $((Y + 2 * $2))
}

# The Lab: the wheel and a drag on the second row. Killed, it has kept the edit.
start --seed 17 --verbose --set view.reduced_motion=true
wait_log 'state explore'
mark_log
key l
wait_log 'state lab'
sleep 0.7
shot begun
at 10 54
xdotool click 4 click 4
sleep 0.7
shot turned
expect_different begun turned
at 30 54
xdotool mousedown 1
at 60 54
sleep 0.3
xdotool mouseup 1
sleep 0.7
shot dragged
expect_different turned dragged
end KILL
[ -s "$XDG_STATE_HOME/doorstring/lab.unsaved" ] || fail 'the edit of the Lab was not kept'

# A growing dungeon: the mouse on its timeline, and Enter walks into it.
start watch --seed 17 --verbose --set view.reduced_motion=true
wait_log 'state watch'
key space End
shot_settled grown
at 24 242
xdotool mousedown 1
sleep 0.3
shot dragged-to-start
expect_different grown dragged-to-start
at 350 192
sleep 0.3
xdotool mouseup 1
expect_again grown dragged-to-end 200
key Return
wait_log 'state explore'
grep -q 'dungeon 0000-000H' "$log" || fail 'another dungeon than the one asked for'
end TERM

# A creature by itself: what is saved in creatures.toml counts at once, and what is broken there leaves what is there.
start creature turret --play --count 2 --seed 17 --verbose --set view.reduced_motion=true
wait_log 'dungeon 0000-000H: 2 x turret'
mark_log
sed -i 's/^shooter_wait_seconds = .*/shooter_wait_seconds = 5/' "$config/creatures.toml"
wait_log 'creatures.toml was saved' 3
wait_log 'config: read'
mark_log
sed -i 's/^gait = "ghost"/gait = "swims"/' "$config/creatures.toml"
wait_log 'creature.ghost.gait: "swims" is not a choice' 3
kill -0 "$program" || fail 'a broken row ended the game'
end TERM
cp "$project/config/creatures.toml" "$config/"

# A room made by hand changes under the knight's feet.
room=$work/rooms.txt
# draw ROW...: the room with these three rows in its middle.
draw() {
    {
        printf 'room yard\nkinds any\n\n#######.#######\n#.............#\n#.............#\n'
        printf '%s\n' "$@"
        printf '#.............#\n#.............#\n#######.#######\n'
    } >"$room"
}
draw '#.............#' '...............' '#.............#'
start room "$room" --play --verbose --set view.reduced_motion=true
wait_log 'state explore'
sleep 0.5
shot bare
mark_log
draw '#....~~~~~....#' '....~~...~~....' '#....~~.~~....#'
wait_log 'rooms.txt was saved' 3
wait_log 'config: read'
sleep 0.4
shot watered
expect_different bare watered
mark_log
draw '#....~~~~~....#' '....~~...~~....' '#....~~~~~....#'
wait_log 'rooms.txt:8:8: the middle cannot be reached' 3
kill -0 "$program" || fail 'a broken room ended the game'
end TERM

# A floor and a kind of room to begin in, of which nothing is saved.
start --verbose --floor 3 --at boss
log_has 'an adventure is tried on floor 3, from the boss room' || fail '--floor 3 --at boss began elsewhere'
mark_log
key p
wait_log 'state run page'
end TERM
[ ! -e "$XDG_STATE_HOME/doorstring/run.replay" ] && [ ! -e "$XDG_STATE_HOME/doorstring/records" ] || fail 'a trial was saved'
passed "the mouse, edited files and a trial"
