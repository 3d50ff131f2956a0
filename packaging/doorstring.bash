# bash completion for doorstring

# The presets that came with the program, and .toml files.
_doorstring_presets() {
    local program preset
    program=$(readlink -f "$(type -P "$1")" 2>/dev/null)
    for preset in "${program%/*}"/../share/doorstring/config/presets/*.toml; do
        [ -f "$preset" ] && basename "$preset" .toml
    done
}

_doorstring() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' i
    local all='--config --preset --set --verbose --version --help'
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        map | replay | watch | solve | room)
            command=${COMP_WORDS[i]}
            break
            ;;
        esac
    done

    case $before in
    --config | --tour)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        return
        ;;
    --out | --record)
        if [ "$command" = watch ]; then
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -d -- "$word")
            return
        fi
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    --preset)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -W "$(_doorstring_presets "${COMP_WORDS[0]}")" -- "$word"
            compgen -f -X '!*.toml' -- "$word")
        return
        ;;
    --format)
        local formats='ascii json jsonl png'
        [ "$command" = solve ] && formats='text json'
        [ "$command" = room ] && formats='text png'
        mapfile -t COMPREPLY < <(compgen -W "$formats" -- "$word")
        return
        ;;
    --style)
        mapfile -t COMPREPLY < <(compgen -W 'blocks plain tiles blueprint' -- "$word")
        return
        ;;
    --seed | --seeds | --set | --every | --name | --doors | --zoom) return ;;
    esac

    case $command in
    map) mapfile -t COMPREPLY < <(compgen -W "--seed --seeds --format --tiles --style --zoom --out $all" -- "$word") ;;
    watch) mapfile -t COMPREPLY < <(compgen -W "--seed --out --every $all" -- "$word") ;;
    solve) mapfile -t COMPREPLY < <(compgen -W "--seed --seeds --format $all" -- "$word") ;;
    room)
        mapfile -t COMPREPLY < <(compgen -W "--name --doors --format --out --play $all" -- "$word")
        if [[ $word != -* ]]; then
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -d -- "$word"; compgen -f -X '!*.txt' -- "$word")
        fi
        ;;
    replay)
        mapfile -t COMPREPLY < <(compgen -W "--verify $all" -- "$word")
        if [[ $word != -* ]]; then
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
        ;;
    *) mapfile -t COMPREPLY < <(compgen -W "map replay watch solve room --seed --explore --locks --tour --record $all" -- "$word") ;;
    esac
}
complete -F _doorstring doorstring
