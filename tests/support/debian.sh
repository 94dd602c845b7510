# A bare Debian, made by debootstrap below TMPDIR and thrown away at the end; for tests/fresh and tests/deb. Sourced, never run.
# Needs root. After debian_begin: $work, a folder for logs; $debian, its root. What listens in it listens on $port here.
# shellcheck shell=bash disable=SC2154

server=0
times=()

# debian_begin NAME PORT
debian_begin() {
    port=$2
    if [[ $(id -u) != 0 ]]; then
        echo "tests/$1: debootstrap, chroot and mount need root" >&2
        exit 1
    fi
    "$root/docker/install" fresh
    work=$(mktemp -d -t "ochre-$1.XXXXXX")
    debian=$work/debian
    trap clean_up EXIT
}

stop_server() {
    # A bare return in a trap would hand on the status of what failed before.
    ((server == 0)) && return 0
    kill -TERM "$server" 2>/dev/null || true
    wait "$server" || echo "the server ended with status $?"
    server=0
}

clean_up() {
    set +e
    stop_server
    local mounted
    for mounted in dev/shm dev/pts dev sys proc; do
        if mountpoint -q "$debian/$mounted"; then umount "$debian/$mounted" || umount -l "$debian/$mounted"; fi
    done
    # Never reach through a mount that would not go away.
    if grep -q " $work/" /proc/self/mounts; then
        echo "still mounted below $work, left as it is" >&2
    else
        rm -rf --one-file-system "$work"
    fi
}

# The mirror, the proxy and the certificates of this machine, so that it works wherever apt and npm work.
mirror() {
    apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 2>/dev/null |
        sed -n "s/ $1\$//p" | sort -u | head -n 1
}

step() {
    local name=$1 started=$SECONDS
    shift
    "$@"
    times+=("$(printf '%-44s %4d s' "$name" $((SECONDS - started)))")
}

# make_debian [RELEASE]: bookworm, which is Debian 12, or another, from the mirror that has the one of this machine.
make_debian() {
    local release=${1:-bookworm} here debian_uri security_uri
    here=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
    debian_uri=$(mirror "$here")
    debian_uri=${debian_uri:-http://deb.debian.org/debian}
    security_uri=$(mirror "$here-security")
    security_uri=${security_uri:-http://deb.debian.org/debian-security}
    debootstrap --variant=minbase "$release" "$debian" "$debian_uri" >"$work/debootstrap.log" ||
        { tail -n 20 "$work/debootstrap.log"; exit 1; }
    printf 'deb %s\n' "$debian_uri $release main" "$debian_uri $release-updates main" \
        "$security_uri $release-security main" >"$debian/etc/apt/sources.list"
    apt-config dump | grep -E '^Acquire::(https?::|Check-)' >"$debian/etc/apt/apt.conf.d/99host" || true
    cp -L /etc/resolv.conf "$debian/etc/resolv.conf"
    mount -t proc proc "$debian/proc"
    mount -t sysfs sys "$debian/sys"
    mount --bind /dev "$debian/dev"
    mkdir -p "$debian/dev/pts" "$debian/dev/shm"
    mountpoint -q "$debian/dev/pts" || mount --bind /dev/pts "$debian/dev/pts"
    mountpoint -q "$debian/dev/shm" || mount -t tmpfs shm "$debian/dev/shm"
}

# inside COMMAND: in the bare Debian, with an environment of its own. Replaces the shell: call it in a subshell.
inside() {
    local settings=(HOME=/root LANG=C.UTF-8 TERM=dumb PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
    local name value
    for name in http_proxy https_proxy no_proxy; do
        if [[ -n ${!name-} ]]; then settings+=("$name=${!name}"); fi
    done
    if command -v npm >/dev/null; then
        value=$(npm config get registry 2>/dev/null)
        settings+=("npm_config_registry=$value")
    fi
    if [[ -n ${NODE_EXTRA_CA_CERTS-} ]]; then
        cp -L "$NODE_EXTRA_CA_CERTS" "$debian/usr/local/host-ca.crt"
        settings+=(NODE_EXTRA_CA_CERTS=/usr/local/host-ca.crt npm_config_cafile=/usr/local/host-ca.crt)
    fi
    exec env -i "${settings[@]}" chroot "$debian" /bin/bash -c "$1"
}

# ask METHOD PATH [BODY]: one request to the server; prints status line, head and body.
ask() {
    local body=${3-}
    exec 3<>"/dev/tcp/127.0.0.1/$port" || return 1
    printf '%s %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nContent-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s' \
        "$1" "$2" "$port" "${#body}" "$body" >&3
    timeout 60 cat <&3
    exec 3>&-
}

healthy() {
    [[ $(ask GET /healthz | head -n 1) == *" 200 "* ]]
}

# serve SECONDS COMMAND: in the bare Debian, until the server answers; its log is $work/server.log.
serve() {
    local until=$((SECONDS + $1))
    (inside "$2") >"$work/server.log" 2>&1 &
    server=$!
    until (healthy) 2>/dev/null; do
        if ! kill -0 "$server" 2>/dev/null || ((SECONDS > until)); then
            tail -n 40 "$work/server.log"
            echo "it does not serve: $2"
            exit 1
        fi
        sleep 0.2
    done
}
