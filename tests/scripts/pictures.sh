#!/usr/bin/env bash
# The end-to-end tests compare pictures with tests/e2e/screen.sh: those that cannot be compared are never the same.
set -u
unset DOORSTRING_PROGRAM
set -- "$(type -P true)"
. "$(dirname "${BASH_SOURCE[0]}")/../e2e/screen.sh"
convert -size 60x60 xc:red "$work/red.png" && convert -size 60x60 xc:blue "$work/blue.png" || fail 'no pictures'

(expect_same red red) >"$work/out" || fail 'a picture differs from itself'
(expect_same red blue) >"$work/out" && fail 'red is taken for blue'
(expect_different red blue) >"$work/out" || fail 'red and blue do not differ'
(expect_different red red) >"$work/out" && fail 'a picture is taken to differ from itself'
for check in expect_same expect_different; do
    ("$check" nosuch nosuch) >"$work/out" && fail "$check is content with pictures that do not exist"
    ("$check" red nosuch 10x10+0+0) >"$work/out" && fail "$check is content with a part of a picture that does not exist"
done
passed 'pictures are compared'
