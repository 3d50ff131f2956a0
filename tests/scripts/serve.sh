#!/usr/bin/env bash
# web/serve.mjs, the server of tools/web --serve: what is no file is answered with 404, and the server goes on.
set -u
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
command -v node >/dev/null || { echo 'skipped: node is not installed'; exit 77; }
fail() { echo "FAILED: $*"; exit 1; }

work=$(mktemp -d)
mkdir "$work/sound"
echo page >"$work/index.html"
node "$project/web/serve.mjs" "$work" 0 >"$work/said" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
timeout 60 bash -c 'until grep -q "http" "$0"; do sleep 0.1; done' "$work/said" || fail "no server: $(cat "$work/said")"
address=$(sed -n 's/.*\(http:[^ ]*\)\/ .*/\1/p' "$work/said")

# answers PATH STATUS
answers() {
    local said
    said=$(node -e 'fetch(process.argv[1]).then(answer => console.log(answer.status), () => console.log("nothing"))' "$address$1")
    [ "$said" = "$2" ] || fail "the answer to $1 was $said: $(cat "$work/said")"
}
for path in /sound /sound/ /% // /nothing.png; do
    answers "$path" 404
done
answers / 200
echo passed
