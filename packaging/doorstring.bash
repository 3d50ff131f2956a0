# bash completion for doorstring. A test compares it with the program's own table of commands.

# The presets that came with the program, and .toml files.
_doorstring_presets() {
    local program preset
    program=$(readlink -f "$(type -P "$1")" 2>/dev/null)
    for preset in "${program%/*}"/../share/doorstring/config/presets/*.toml; do
        [ -f "$preset" ] && basename "$preset" .toml
    done
}

# _doorstring_files OPTIONS...: adds the files that compgen OPTIONS finds.
_doorstring_files() {
    local found
    compopt -o filenames 2>/dev/null
    mapfile -t found < <(compgen "$@")
    COMPREPLY+=("${found[@]}")
}

# The value of the option before the word; fails where no option wants one.
_doorstring_value() {
    case "$command $before" in
    'map --format') words='ascii json jsonl png' ;;
    'map --style') words='blocks plain tiles blueprint' ;;
    'solve --format') words='text json' ;;
    'room --format') words='text png' ;;
    *' --config' | *' --tour' | 'watch --out') _doorstring_files -d -- "$word" ;;
    *' --out' | *' --record') _doorstring_files -f -- "$word" ;;
    *' --preset')
        words=$(_doorstring_presets "${COMP_WORDS[0]}")
        _doorstring_files -f -X '!*.toml' -- "$word"
        ;;
    *' --seed' | *' --seeds' | *' --set' | *' --every' | *' --name' | *' --doors' | *' --zoom') ;;
    *) return 1 ;;
    esac
}

_doorstring_option() {
    case $command in
    '') words="$commands --seed --explore --locks --tour --record" ;;
    map) words='--seed --seeds --format --tiles --style --zoom --out' ;;
    replay) words='--verify' ;;
    watch) words='--seed --out --every' ;;
    solve) words='--seed --seeds --format' ;;
    room) words='--name --doors --format --out --play' ;;
    esac
    words+=" $common"
    [[ $word == -* ]] && return
    case $command in
    replay) _doorstring_files -f -- "$word" ;;
    room) _doorstring_files -d -- "$word"; _doorstring_files -f -X '!*.txt' -- "$word" ;;
    esac
}

_doorstring() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' words='' i
    local commands='map replay watch solve room'
    local common='--config --preset --set --verbose --version --help'
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ " $commands " == *" ${COMP_WORDS[i]} "* ]]; then
            command=${COMP_WORDS[i]}
            break
        fi
    done
    _doorstring_value || _doorstring_option
    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _doorstring doorstring
