#!/bin/bash
# postgres.sh start FOLDER: starts a PostgreSQL of its own in FOLDER, which must not exist: a unix socket there and no port, nothing
# written through, with a database `ochre` of role `ochre`, made as schema/postgres asks. It listens when this returns; the role `ochre_reader`
# is there, with no rights. Connect by "host=FOLDER dbname=ochre user=ochre".
# postgres.sh database FOLDER NAME: makes another such database in it.
# postgres.sh stop FOLDER: ends it and removes FOLDER. postgres.sh kill FOLDER: the same without a word to it, and FOLDER stays; none of its
# processes is left when this returns: one that has not yet noticed would refuse the memory to the next.
# postgres.sh again FOLDER: starts one that was killed.
# postgres.sh standby FOLDER OTHER: makes a synchronous standby of it in OTHER, which must not exist: from now on a commit in FOLDER waits
# for it. postgres.sh promote OTHER: takes writes from now on, and waits for nobody.
# PostgreSQL refuses to be root, and is then another user, for whom FOLDER is opened: what is above it must let anybody pass.
set -euo pipefail
all=(/usr/lib/postgresql/*/bin)
programs=${all[0]} # the oldest that is there
what=${1:?start, database, stop, kill, again, standby or promote} folder=${2:?a folder}
as() { if (($(id -u) == 0)); then setpriv --reuid=65534 --regid=65534 --clear-groups env HOME="$folder" "$@"; else "$@"; fi; }
# ended PROCESS: whether nothing runs there, though perhaps nobody has asked yet how it ended.
ended() { ! grep -qs '^State:[[:space:]]*[^XZ[:space:]]' "/proc/$1/status"; }
# make: what `start` starts, in $folder/data.
make() {
    as "$programs/initdb" -D "$folder/data" -U postgres -E UTF8 --locale=C --auth=trust -N >initdb.log 2>&1
    cat >>"$folder/data/postgresql.conf" <<-END
	listen_addresses = ''
	unix_socket_permissions = 0777
	fsync = off
	full_page_writes = off
	synchronous_commit = off
	shared_buffers = 32MB
	max_connections = 200
	autovacuum = off
	jit = off
	log_line_prefix = '%m %a '
	END
    as "$programs/pg_ctl" -D "$folder/data" -o "-k '$folder'" -l "$folder/log" -w -t 30 start >/dev/null
    "$programs/psql" -qX -h "$folder" -U postgres -d postgres -v ON_ERROR_STOP=1 \
        -c "CREATE ROLE ochre LOGIN" -c "CREATE ROLE ochre_reader LOGIN" -c "CREATE DATABASE ochre OWNER ochre"
    as "$programs/pg_ctl" -D "$folder/data" -w stop >/dev/null
    rm "$folder/data/postmaster.opts"
}
# asked SQL: what the one in $folder says.
asked() { "$programs/psql" -qXAt -h "$folder" -U postgres -d postgres -v ON_ERROR_STOP=1 -c "$1"; }
# keep TEMPLATE: makes $folder/data what is copied from now on, whole at once; another may have been faster.
keep() {
    [[ -w $(dirname "$1") ]] || return 0
    cp -a "$folder/data" "$1.$$"
    mv -T "$1.$$" "$1" 2>/dev/null || rm -rf "$1.$$"
}
case $what in
start)
    [[ -x $programs/postgres ]] || { echo "postgres.sh: PostgreSQL 15 is not installed" >&2 && exit 3; }
    mkdir -p "$(dirname "$folder")"
    mkdir -m 700 "$folder"
    (($(id -u) != 0)) || chown 65534:65534 "$folder"
    # To make one takes two seconds of a processor: the first that these lines and this PostgreSQL make is kept, others are its copies.
    template=$(dirname "$(readlink -f "$0")")/../../build/postgres-$({ cat "$0" && "$programs/postgres" -V; } | cksum | cut -d ' ' -f 1)
    cd "$folder"
    if [[ -r $template/PG_VERSION ]]; then
        cp -a "$template" "$folder/data"
    else
        make
        keep "$template"
    fi
    echo "unix_socket_directories = '$folder'" >>"$folder/data/postgresql.conf"
    chmod 711 "$folder"
    as "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 30 start >/dev/null
    ;;
database)
    "$programs/psql" -qX -h "$folder" -U postgres -d postgres -v ON_ERROR_STOP=1 -c "CREATE DATABASE ${3:?a name} OWNER ochre"
    ;;
stop)
    as "$programs/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null || true
    rm -rf "$folder"
    ;;
kill)
    first=$(head -1 "$folder/data/postmaster.pid")
    kill -STOP "$first"
    # By cat: a process that has ended since the names were read stops awk, and those behind it would live on.
    mapfile -t all < <({ cat /proc/[0-9]*/stat 2>/dev/null || true; } | awk -v first="$first" '{ one = $1; sub(/.*\) /, ""); if ($2 == first) print one }')
    all+=("$first")
    kill -9 "${all[@]}" || true
    for one in "${all[@]}"; do
        until ended "$one"; do sleep 0.02; done
    done
    rm "$folder/data/postmaster.pid" "$folder/.s.PGSQL.5432.lock" # which name a process that may not have been asked for yet
    ;;
again)
    cd "$folder"
    as "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 30 start >/dev/null
    ;;
standby)
    other=${3:?a folder of its own}
    mkdir -m 700 "$other"
    (($(id -u) != 0)) || chown 65534:65534 "$other"
    cd "$other"
    as "$programs/pg_basebackup" -h "$folder" -U postgres -D "$other/data" -R -X stream -c fast -N >basebackup.log 2>&1
    rm -f "$other/data/postmaster.opts"
    echo "unix_socket_directories = '$other'" >>"$other/data/postgresql.conf"
    chmod 711 "$other"
    as "$programs/pg_ctl" -D "$other/data" -l "$other/log" -w -t 30 start >/dev/null
    asked "ALTER SYSTEM SET synchronous_standby_names = '*'" && asked 'SELECT pg_reload_conf()' >/dev/null
    until [[ $(asked "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == 1 ]]; do sleep 0.05; done
    ;;
promote)
    [[ $(asked 'SELECT pg_promote(true, 30)') == t ]]
    ;;
*)
    echo "postgres.sh: $what is not known" >&2
    exit 2
    ;;
esac
