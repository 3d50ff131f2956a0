#!/usr/bin/env bash
# A room made by hand, alone in the window: saving its file changes it under the knight's feet, breaking it says where and
# leaves what is there. And the same file shown as text.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/screen.sh"

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
"$game" room "$room" >"$work/text.txt" || fail "a good room is refused"
grep -q '^yard: 15 by 9, difficulty 1' "$work/text.txt" || fail "the room is not described"
"$game" room "$room" --name yard --doors N --format png --out "$work/room.png" || fail "no picture of a room"

start_screen
start room "$room" --play --verbose --set view.reduced_motion=true
wait_log 'state explore'
sleep 0.5
shot bare
mark_log
draw '#....~~~~~....#' '....~~...~~....' '#....~~.~~....#'
wait_log 'rooms.txt was saved' 2
wait_log 'config: read' 2
sleep 0.4
shot watered
expect_different bare watered

mark_log
draw '#....~~~~~....#' '....~~...~~....' '#....~~~~~....#'
wait_log 'rooms.txt:8:8: the middle cannot be reached' 2
kill -0 "$program" || fail "a broken room ended the game"
[ "$("$game" room "$room" 2>"$work/fault.txt"; echo $?)" -eq 2 ] || fail "a broken room does not end with 2"
grep -q '^#....~~~X~....#' "$work/fault.txt" || fail "the gap is not marked"

mark_log
draw '#.............#' '...............' '#.............#'
wait_log 'config: read' 2
sleep 0.4
shot bare-again
expect_different watered bare-again
passed "a room made by hand, edited under the knight's feet"
