#!/usr/bin/env bash
# Does to a copy of the sources what a page tells its reader to do: apply_page.sh PAGE SOURCES MAKE_SHEETS
#
# Of the page's indented lines, `cp`, `cat` and `make-sheets` are commands, and `--- FILE` begins a change: lines that begin with
# '-' are replaced by those with '+', those with a space stay, and '...' in them stands for anything.
set -euo pipefail
page=$1 sources=$2 make_sheets=$3
cd "$sources"

fail() { echo "apply_page: ${page##*/}: $*" >&2; exit 1; }

# found_at LINE...: how many lines of the file precede the only place where these lines stand.
found_at() {
    local count=$# place=-1 line i
    for ((line = 0; line + count <= ${#lines[@]}; ++line)); do
        for ((i = 0; i < count; ++i)); do
            # shellcheck disable=SC2053 # a pattern
            [[ ${lines[line + i]} == ${patterns[i]} ]] || continue 2
        done
        [ "$place" -lt 0 ] || fail "$file has more than one place like: $1"
        place=$line
    done
    [ "$place" -ge 0 ] || fail "$file has no place like: $1"
    echo "$place"
}

# A line as a pattern, in which only '...' is special.
pattern_of() {
    local text
    printf -v text '%q' "$1"
    [ -n "$1" ] || text=
    echo "${text//.../*}"
}

# Makes the change that was read: `old` and `new` lines, kept ones as '=NUMBER' in `new`.
change() {
    [ ${#old[@]} -gt 0 ] || return 0
    local lines=() patterns=() place line i=0
    mapfile -t lines <"$file"
    for line in "${old[@]}"; do patterns+=("$(pattern_of "$line")"); done
    place=$(found_at "${old[@]}") || exit 1
    {
        for ((i = 0; i < place; ++i)); do printf '%s\n' "${lines[i]}"; done
        for line in "${new[@]}"; do
            case $line in
            =*) printf '%s\n' "${lines[place + ${line#=}]}" ;;
            *) printf '%s\n' "${line#+}" ;;
            esac
        done
        for ((i = place + ${#old[@]}; i < ${#lines[@]}; ++i)); do printf '%s\n' "${lines[i]}"; done
    } >"$file.new"
    mv "$file.new" "$file"
    steps=$((steps + 1))
}

# Files that the page copies are shown on it, line by line; pictures would be too long.
expect_shown() {
    local shown
    [[ $1 == *.sheet ]] && return
    shown=$(sed '/./s/^/    /' "$1" | sed '1{/^$/d}')
    [[ $(<"$page") == *"$shown"* ]] || fail "it does not show $1 as it is"
}

file='' steps=0 old=() new=()
while IFS= read -r line; do
    case $line in
    '    --- '*) change; file=${line#    --- } old=() new=() ;;
    '    -'*) [ -z "$file" ] || old+=("${line#    -}") ;;
    '    +'*) [ -z "$file" ] || new+=("+${line#    +}") ;;
    '     '*) [ -z "$file" ] || { new+=("=${#old[@]}"); old+=("${line#     }"); } ;;
    *)
        change
        file='' old=() new=()
        case $line in
        '    cp '* | '    cat '*)
            read -r _ first _ <<<"$line"
            expect_shown "$first"
            eval "${line#    }"
            steps=$((steps + 1))
            ;;
        '    build/release/tools/make-sheets '*)
            # shellcheck disable=SC2086
            "$make_sheets" ${line#    build/release/tools/make-sheets }
            steps=$((steps + 1))
            ;;
        esac
        ;;
    esac
done <"$page"
change
[ "$steps" -gt 0 ] || fail "it tells nothing to do"
echo "$steps steps of ${page##*/} done"
