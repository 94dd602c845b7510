# The queue of tests/run: builds and test programs, several at a time, whatever suite they are of. Sourced, never run; needs run-suites.sh.
# shellcheck shell=bash disable=SC2154

queue=()              # jobs in the order in which they are begun
declare -A suite_of   # of each job: for which suite it counts,
declare -A needs      # after which jobs it can run ("": at once),
declare -A kind_of    # criterion, node, lines or build: whose two functions run it and count what it said,
declare -A limit_of   # how many seconds it may take,
declare -A program_of # and the program, with its words

# job SUITE AFTER KIND SECONDS PROGRAM [WORD...]
job() {
    local id=${#queue[@]}
    queue+=("$id")
    suite_of[$id]=$1 needs[$id]=$2 kind_of[$id]=$3 limit_of[$id]=$4
    shift 4
    program_of[$id]=$(printf '%q ' "$@")
}

# mark JOB: the file that is there when a job has ended.
mark() { echo "$logs/queue/$1"; }

# begin JOB: runs it; leaves how much of a processor it took.
begin() {
    local words
    eval "words=(${program_of[$1]})"
    case ${kind_of[$1]} in
    build) build_program "${words[@]}" ;;
    *) "${kind_of[$1]}_program" "${limit_of[$1]}" "${words[@]}" ;;
    esac
    times >"$(mark "$1").new"
    mv "$(mark "$1").new" "$(mark "$1")"
}

# ready JOB: whether what it needs has ended, however it ended: what is missing then fails and says so.
ready() {
    local id
    for id in ${needs[$1]}; do [[ -e $(mark "$id") ]] || return 1; done
}

# settled SUITE: whether all its jobs have ended.
settled() {
    local id
    for id in "${queue[@]}"; do
        [[ ${suite_of[$id]} != "$1" || -e $(mark "$id") ]] || return 1
    done
}

# tell SUITE: counts all that its jobs said, in their order.
tell() {
    local id words passed=0 failed=0 skipped=0 marks=() spent
    echo "== $1"
    for id in "${queue[@]}"; do
        [[ ${suite_of[$id]} == "$1" ]] || continue
        eval "words=(${program_of[$id]})"
        "${kind_of[$id]}_counted" "${words[@]}"
        marks+=("$(mark "$id")")
    done
    spent=$(awk -F'[ms ]+' '{ sum += 60 * $1 + $2 + 60 * $3 + $4 } END { printf "%.0f", sum }' "${marks[@]}")
    if [[ $1 != build ]] && ((passed + failed == 0)); then failed=1; fi # a suite that is empty is no success
    echo "== $1: $passed passed, $failed failed, $skipped skipped, $spent s of a processor"
    passed_total=$((passed_total + passed))
    failed_total=$((failed_total + failed))
    skipped_total=$((skipped_total + skipped))
}

# run_queue JOBS SUITE...: so many jobs at a time; a suite is told when its last job has ended.
run_queue() {
    local most=$1 waiting=("${queue[@]}") untold id suite
    shift
    untold=("$@")
    rm -rf "$logs/queue"
    mkdir -p "$logs/queue"
    while ((${#untold[@]} > 0)); do
        local later=()
        for id in "${waiting[@]}"; do
            if (($(jobs -rp | wc -l) < most)) && ready "$id"; then begin "$id" & else later+=("$id"); fi
        done
        waiting=("${later[@]}")
        wait -n || true
        local still=()
        for suite in "${untold[@]}"; do
            if settled "$suite"; then tell "$suite"; else still+=("$suite"); fi
        done
        untold=("${still[@]}")
    done
}
