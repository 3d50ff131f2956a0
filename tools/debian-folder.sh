# Sourced by tools/portability and tools/try-package: makes a Debian in a folder and runs commands in it. Needs root and mmdebstrap.

need_debian_folders() {
    [ "$(id -u)" = 0 ] || stop "needs root to make a Debian in a folder: sudo tools/$(basename "$0")"
    command -v mmdebstrap >/dev/null || stop 'needs mmdebstrap: apt-get install mmdebstrap'
}

# make_debian SUITE FOLDER [PACKAGES]: leaves nothing where it fails. Its output is in FOLDER.log. As an installed Debian does, it
# knows localhost, through which a browser is driven.
make_debian() {
    rm -rf "$2.new"
    # Mirrors may be some days behind, which does not matter here.
    mmdebstrap --variant=apt --mode=root ${3:+"--include=${3// /,}"} \
        --aptopt='APT::Install-Recommends "false"' --aptopt='Acquire::Languages "none"' \
        --aptopt='Acquire::Check-Valid-Until "false"' "$1" "$2.new" >"$2.log" 2>&1 &&
        printf '127.0.0.1 localhost\n' >"$2.new/etc/hosts" && mv "$2.new" "$2" && return
    tail -n 5 "$2.log"
    rm -rf "$2.new"
    return 1
}

# inside FOLDER COMMAND [VARIABLE=VALUE...]: runs it as if the folder were the whole system; its mounts and processes end with it.
inside() {
    local folder=$1 command=$2
    shift 2
    # shellcheck disable=SC2016
    unshare --mount --pid --fork --kill-child bash -c '
        folder=$1 command=$2
        shift 2
        mount --make-rprivate / && mount -t proc proc "$folder/proc" && mount --rbind /dev "$folder/dev" &&
        exec chroot "$folder" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 "$@" \
            bash -c "$command"' - "$folder" "$command" "$@"
}
