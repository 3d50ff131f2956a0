#!/usr/bin/env bash
# tools/source-tarball: the same bytes again, and a tree that cmake configures, tests and all, where git does nothing.
set -u
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; exit 1; }
command -v git >/dev/null && command -v xz >/dev/null || { echo 'skipped: git or xz is not installed'; exit 77; }
git -C "$project" rev-parse HEAD >/dev/null 2>&1 || { echo 'skipped: this tree is no checkout'; exit 77; }

# Once with a stand-in for xz, which takes long, and once with a quick one.
mkdir "$work/bin"
stand_in() { printf '#!/bin/sh\n%s\n' "$2" >"$work/bin/$1" && chmod +x "$work/bin/$1"; }
make_it() { XZ_OPT=-0 "$project/tools/source-tarball" "$work/$1" >"$work/out" 2>"$work/err" || fail "$(cat "$work/err")"; }
make_it packed
stand_in xz cat
PATH=$work/bin:$PATH make_it plain
name=$(basename "$(cat "$work/out")" .tar.xz)
xz -dc "$work/packed/$name.tar.xz" | cmp -s - "$work/plain/$name.tar.xz" || fail 'the tarball is not the same again'

tar -xf "$work/packed/$name.tar.xz" -C "$work" || fail 'the tarball cannot be unpacked'
tree=$work/$name
[ -f "$tree/CMakeLists.txt" ] || fail "the tarball has no $name/CMakeLists.txt"
[ ! -e "$tree/.git" ] || fail 'the tarball has .git'
stand_in git 'exit 1'
PATH=$work/bin:$PATH cmake -S "$tree" -B "$work/build" -DDOORSTRING_TESTS=ON >"$work/log" 2>&1 ||
    fail "cmake: $(tail -n 20 "$work/log")"
echo "passed: $name.tar.xz is configured without git"
