# The queue of tests/run: builds and test programs, several at a time, whatever suite they are of. Sourced, never run; needs run-suites.sh.
# shellcheck shell=bash disable=SC2154

queue=()              # jobs in the order in which they are begun
declare -A suite_of   # of each job: for which suite it counts,
declare -A needs      # after which jobs it can run ("": at once),
declare -A kind_of    # criterion, node, lines or build: whose two functions run it and count what it said,
declare -A limit_of   # how many seconds it may take,
declare -A program_of # and the program, with its words
declare -A seconds_of # of each suite that was told: how long a processor was busy with it

# job SUITE AFTER KIND SECONDS PROGRAM [WORD...]
job() {
    local id=${#queue[@]}
    queue+=("$id")
    suite_of[$id]=$1 needs[$id]=$2 kind_of[$id]=$3 limit_of[$id]=$4
    shift 4
    program_of[$id]=$(printf '%q ' "$@")
}

# grouped: where this may make groups of the kernel's for its processes, $groups is a folder for one of each job: it counts what has left its
# parent, too, as much of Chromium does.
groups=
grouped() {
    local own
    for own in "/sys/fs/cgroup$(sed -n 's/^0:://p' /proc/self/cgroup)" "/sys/fs/cgroup/cpuacct$(sed -n 's/^[0-9]*:\([^:]*,\)\?cpuacct[^:]*://p' /proc/self/cgroup)"; do
        if [[ -w $own/cgroup.procs && (-r $own/cpu.stat || -r $own/cpuacct.usage) ]] && mkdir "$own/ochre-tests-$$" 2>/dev/null; then
            groups=$own/ochre-tests-$$
            return
        fi
    done
}

# ungrouped: who is left goes back to where this is.
ungrouped() {
    [[ -n $groups ]] || return 0
    local process
    while read -r process; do echo "$process" 2>/dev/null >"$groups/../cgroup.procs" || true; done < <(cat "$groups"/*/cgroup.procs 2>/dev/null || true)
    rmdir "$groups"/*/ "$groups" 2>/dev/null || true
}

# counted_by GROUP: the seconds of a processor that its processes took, as `times` says it.
counted_by() {
    if [[ -r $1/cpuacct.usage ]]; then
        awk '{ printf "0m%.3fs 0m0s\n", $1 / 1e9 }' "$1/cpuacct.usage"
    else
        awk '$1 == "usage_usec" { printf "0m%.3fs 0m0s\n", $2 / 1e6 }' "$1/cpu.stat"
    fi
}

# begin JOB: runs it; leaves how much of a processor it took, and when it began and ended.
begin() {
    local words begun=$EPOCHSECONDS group=
    eval "words=(${program_of[$1]})"
    if [[ -n $groups ]] && mkdir "$groups/$1" 2>/dev/null && echo "$BASHPID" 2>/dev/null >"$groups/$1/cgroup.procs"; then group=$groups/$1; fi
    case ${kind_of[$1]} in
    build) build_program "${words[@]}" ;;
    *) "${kind_of[$1]}_program" "${limit_of[$1]}" "${words[@]}" ;;
    esac
    { if [[ -n $group ]]; then counted_by "$group"; else times; fi && echo "$begun $EPOCHSECONDS"; } >"$logs/queue/$1.new"
    mv "$logs/queue/$1.new" "$logs/queue/$1"
}

# over JOB: whether it has ended: the file that tells of it is there. It is asked often, so nothing is forked for it.
over() { [[ -e $logs/queue/$1 ]]; }

# ready JOB: whether what it needs has ended, however it ended: what is missing then fails and says so.
ready() {
    local id
    for id in ${needs[$1]}; do over "$id" || return 1; done
}

# spent JOB...: of each job that has ended a line: the seconds of a processor that it took, the seconds from its begin to its end, its id.
spent() {
    local id
    for id in "$@"; do
        ! over "$id" || awk -v id="$id" -F'[ms ]+' '
            NF > 3 { processor += 60 * $1 + $2 + 60 * $3 + $4 }
            NF == 2 { printf "%.1f %d %d\n", processor, $2 - $1, id }' "$logs/queue/$id"
    done
}

# settled SUITE: whether all its jobs have ended.
settled() {
    local id
    for id in "${queue[@]}"; do
        [[ ${suite_of[$id]} != "$1" ]] || over "$id" || return 1
    done
}

# tell SUITE: counts all that its jobs said, in their order.
tell() {
    local id words passed=0 failed=0 skipped=0 mine=() seconds
    echo "== $1"
    for id in "${queue[@]}"; do
        [[ ${suite_of[$id]} == "$1" ]] || continue
        eval "words=(${program_of[$id]})"
        "${kind_of[$id]}_counted" "${words[@]}"
        mine+=("$id")
    done
    seconds=$(spent "${mine[@]}" | awk '{ sum += $1 } END { printf "%.0f", sum }')
    seconds_of[$1]=$seconds
    if [[ $1 != build ]] && ((passed + failed == 0)); then failed=1; fi # a suite that is empty is no success
    echo "== $1: $passed passed, $failed failed, $skipped skipped, $seconds s of a processor"
    passed_total=$((passed_total + passed))
    failed_total=$((failed_total + failed))
    skipped_total=$((skipped_total + skipped))
}

# run_queue JOBS SUITE...: so many jobs at a time; a suite is told when its last job has ended.
run_queue() {
    local most=$1 waiting=("${queue[@]}") running=() untold id suite
    shift
    untold=("$@")
    rm -rf "$logs/queue"
    mkdir -p "$logs/queue"
    grouped
    while ((${#untold[@]} > 0)); do
        local later=() busy=()
        for id in "${running[@]}"; do over "$id" || busy+=("$id"); done
        for id in "${waiting[@]}"; do
            if ((${#busy[@]} < most)) && ready "$id"; then
                begin "$id" &
                busy+=("$id")
            else
                later+=("$id")
            fi
        done
        waiting=("${later[@]}") running=("${busy[@]}")
        wait -n || true
        local still=()
        for suite in "${untold[@]}"; do
            if settled "$suite"; then tell "$suite"; else still+=("$suite"); fi
        done
        untold=("${still[@]}")
    done
    ungrouped
}

# tell_times: what the processors were busy with, and the jobs that took longest from begin to end.
tell_times() {
    local suite processor wall id words
    echo 'seconds of a processor:'
    for suite in "${!seconds_of[@]}"; do echo "${seconds_of[$suite]} $suite"; done | sort -rn | awk '
        { sum += $1; printf "%6d  %s\n", $1, $2 }
        END { printf "%6d  in all\n", sum }'
    echo 'the ten longest jobs, and how much of a processor they took:'
    spent "${queue[@]}" | sort -k2,2rn | head -n 10 | while read -r processor wall id; do
        eval "words=(${program_of[$id]})"
        printf '%6d %6.0f  %s\n' "$wall" "$processor" "${suite_of[$id]} $(basename "${words[0]}")"
    done
}
