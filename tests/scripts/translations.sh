#!/usr/bin/env bash
# The languages in assets/languages have a translation of each message, and of nothing else; what is wrong is said.
set -u
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
command -v xgettext >/dev/null || exit 77
failed=0
fail() { echo "FAILED: $*"; failed=1; }

"$project/tools/translations" --check || fail 'a language is not up to date: run tools/translations'

# A copy of the project in which a message is new, one is gone and one is broken.
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
mkdir "$copy/tools" "$copy/assets"
cp "$project/tools/translations" "$copy/tools/"
cp -r "$project/src" "$project/config" "$copy/"
cp -r "$project/assets/languages" "$copy/assets/"
echo 'const Message added = msg("a message that is new");' >>"$copy/src/base/message.cpp"
printf '\nmsgid "a message that is gone"\nmsgstr "weg"\n' >>"$copy/assets/languages/de.po"
said=$("$copy/tools/translations" --check 2>&1) && fail 'a new message was not missed'
grep -q 'a message that is new' <<<"$said" || grep -q 'this message is used but not defined' <<<"$said" || fail "nothing was said of a new message: $said"
grep -q 'no longer has 1 of its messages' <<<"$said" || fail "nothing was said of a message that is gone: $said"

"$copy/tools/translations" >/dev/null 2>&1 || fail 'the files were not brought up to date'
grep -q 'a message that is new' "$copy/assets/languages/pl.po" || fail 'the new message is not in pl.po'
grep -q 'a message that is gone' "$copy/assets/languages/de.po" && fail 'the message that is gone is still in de.po'

"$copy/tools/translations" --new cs >/dev/null 2>&1 || fail 'no new language was begun'
grep -q '^"X-Language-Name: cs' "$copy/assets/languages/cs.po" || fail 'the new language has no name'
cp "$copy/assets/languages/de.po" "$copy/de.po"
said=$("$copy/tools/translations" --new de 2>&1) && fail 'a language that is there was begun again'
grep -q 'de.po exists' <<<"$said" || fail "nothing was said of a language that is there: $said"
cmp -s "$copy/de.po" "$copy/assets/languages/de.po" || fail 'a language that is there was overwritten'
"$copy/tools/translations" --nonsense 2>/dev/null
[ $? = 2 ] || fail 'a wrong option did not end with status 2'
exit $failed
