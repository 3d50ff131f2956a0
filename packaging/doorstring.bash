# bash completion for doorstring. A test compares it with the program's own table of commands.

# The folder of the configuration that came with the program.
_doorstring_config() {
    local program
    program=$(readlink -f "$(type -P "$1")" 2>/dev/null)
    echo "${program%/*}/../share/doorstring/config"
}

# The presets that came with the program, and .toml files.
_doorstring_presets() {
    local preset
    for preset in "$(_doorstring_config "$1")"/presets/*.toml; do
        [ -f "$preset" ] && basename "$preset" .toml
    done
}

_doorstring_creatures() {
    sed -n 's/^\[creature\.\(.*\)\]$/\1/p' "$(_doorstring_config "$1")/creatures.toml" 2>/dev/null
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
    ' --floor') words='1 2 3 4 5' ;;
    ' --at') words='boss treasure shop altar arena puzzle key secret' ;;
    'map --format') words='ascii json jsonl png svg tmj' ;;
    'map --style') words='blocks plain tiles blueprint' ;;
    'solve --format') words='text json' ;;
    'config --schema') words='dungeon.toml room.toml player.toml creatures.toml items.toml floors.toml view.toml keys.toml preset.toml' ;;
    'room --format') words='text png' ;;
    'creature --format') words='text json png' ;;
    'creature --tileset') words='blue-stone sand moss ember bone' ;;
    'autoplay --format') words='table json' ;;
    'survey --format') words='table json csv' ;;
    'seek --format') words='table json csv' ;;
    'lint --format') words='text json' ;;
    'autoplay --skill') words='average expert' ;;
    *' --config' | *' --tour' | 'watch --out' | 'autoplay --out') _doorstring_files -d -- "$word" ;;
    *' --out' | *' --record' | *' --plot' | *' --write') _doorstring_files -f -- "$word" ;;
    'survey --vs')
        words=$(_doorstring_presets "${COMP_WORDS[0]}")
        _doorstring_files -d -- "$word"
        ;;
    *' --preset')
        words=$(_doorstring_presets "${COMP_WORDS[0]}")
        _doorstring_files -f -X '!*.toml' -- "$word"
        ;;
    *' --seed' | *' --seeds' | *' --code' | *' --set' | *' --every' | *' --name' | *' --doors' | *' --zoom' | *' --why' | *' --count' | *' --size' | \
        *' --jobs' | *' --minutes') ;;
    'seek --'*) [[ $before != --fit && " $common " != *" $before "* ]] ;;
    *) return 1 ;;
    esac
}

_doorstring_option() {
    case $command in
    '') words="$commands --seed --code --adventure --floor --at --explore --daily --locks --tour --record" ;;
    map) words='--seed --seeds --code --format --tiles --style --zoom --why --out' ;;
    replay) words='--verify --list' ;;
    survey) words='--seeds --code --vs --join --jobs --format --out --plot' ;;
    seek) words='--rooms --dead-ends --loops --longest-distance --boss-distance
        --linearity --branching --symmetry --straight --turns --cycle-length
        --width --height --filled --small-locks --boss-lock --danger --retries
        --count --seeds --code --jobs --fit --weights --write --format --out' ;;
    lint) words='--code --format --out' ;;
    watch) words='--seed --code --out --every' ;;
    solve) words='--seed --seeds --code --format' ;;
    config) words='--where --print --diff --schema --code' ;;
    room) words='--name --doors --format --out --play' ;;
    creature) words='--format --out --play --count --size --seed --tileset' ;;
    autoplay) words='--seed --seeds --code --explore --jobs --minutes --skill --each --format --out' ;;
    esac
    words+=" $common"
    [[ $word == -* ]] && return
    [[ $command == creature ]] && words=$(_doorstring_creatures "${COMP_WORDS[0]}")
    case $command in
    replay | survey) _doorstring_files -f -- "$word" ;;
    lint) _doorstring_files -d -- "$word" ;;
    room) _doorstring_files -d -- "$word"; _doorstring_files -f -X '!*.txt' -- "$word" ;;
    esac
}

_doorstring() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' words='' i
    local commands='map survey seek lint watch solve room creature autoplay replay config'
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
