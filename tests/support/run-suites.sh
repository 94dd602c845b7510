# How tests/run and tests/attack/run run programs and read what they say. Sourced, never run; adds to passed, failed and skipped.
# shellcheck shell=bash disable=SC2154

# count PASSED FAILED
count() {
    passed=$((passed + $1))
    failed=$((failed + $2))
}

# skips NAME FILE: the tests that were left out, FILE's lines "name: reason", are counted and told: they have not passed.
skips() {
    local line
    while IFS= read -r line; do
        skipped=$((skipped + 1))
        echo "   skipped: $1: $line"
    done <"$2"
}

# limited SECONDS COMMAND...: ends it after so many seconds of a processor of its own. While N processes want each processor, a
# second counts as a Nth of one: a limit is there for what hangs, not for what has to wait for others.
limited() {
    local limit=$1 command watcher rc=0
    shift
    timeout -k 5 0 "$@" & # no limit of its own, but its way to end a whole group
    command=$!
    (
        trap exit TERM
        processors=$(nproc)
        left=$((limit * 1000))
        exec {never}<> <(:) # nothing ever comes out of it: a second passes without a process for it
        while ((left > 0)); do
            read -r -t 1 -u "$never" || true
            read -r load _ _ running _ </proc/loadavg
            load=${load%.*} running=${running%/*}
            wanted=$((load > running ? load : running))
            left=$((left - 1000 * processors / (wanted > processors ? wanted : processors)))
        done
        trap '' TERM
        kill -TERM "$command" 2>/dev/null
        exit 99
    ) >/dev/null 2>&1 &
    watcher=$!
    wait "$command" || rc=$?
    local watched=0
    kill "$watcher" 2>/dev/null || true
    wait "$watcher" || watched=$?
    if ((watched == 99)); then rc=124; fi
    return "$rc"
}

# declared_path: where tests find programs: those of the declared packages and no others; without dpkg, all of them.
declared_path() {
    local folder=$root/build/declared
    if node "$root/tests/support/declared.js" "$folder"; then echo "$folder"; else echo "$PATH"; fi
}

# Debian's node 18 has no global crypto: where node can be without it, it is, so that what is missing there is missed here.
bare_node() {
    local option=--no-experimental-global-webcrypto
    if node $option -e 'process.exit(globalThis.crypto ? 1 : 0)' 2>/dev/null; then echo $option; fi
}

# surroundings: what every test program is given is found out once.
surroundings() {
    [[ -n ${tests_path-} ]] && return
    tests_path=$(declared_path)
    node_options=$(bare_node)
}

ended() {
    if (($1 == 124 || $1 == 137)); then echo 'stopped at its time limit'; else echo "exit status $1"; fi
}

install_missing() {
    "$root/docker/install" build run tests npm
    surroundings
    [[ $tests_path != "$PATH" ]] || {
        echo '   skipped: no dpkg here: whether the tests call only what docker/packages.txt names'
        skipped_total=$((skipped_total + 1))
    }
}

# install_modules: the libraries of the tests, and those of the client, as backend/run has them.
install_modules() {
    modules tests
    modules web --omit=dev
}

# modules FOLDER OPTION...: what its lock file names, if that has changed since.
modules() {
    local folder=$root/$1 stamp=$root/$1/node_modules/.lock.sha256
    shift
    (cd "$folder" && sha256sum --status -c "$stamp" 2>/dev/null) && return
    (cd "$folder" && npm ci "$@" --no-audit --no-fund && sha256sum package-lock.json >"$stamp")
}

# configure DIR OPTION...: once; afterwards the build looks for itself whether it is out of date. backend/run may have
# configured before Criterion was there, and an older tests/run with other options.
configure() {
    local dir=$1 option
    shift
    for option in -DBUILD_TESTS=ON "$@"; do
        option=${option#-D}
        grep -qs "^${option%%=*}:.*[=/]${option#*=}\$" "$dir/CMakeCache.txt" && continue
        cmake -S "$root" -B "$dir" -G Ninja -DBUILD_TESTS=ON "$@"
        return
    done
}

# configure_sanitized DIR: a build of clang's, so that both compilers see every file; DIR's name says how it is instrumented.
configure_sanitized() {
    case $(basename "$1") in
    build-asan) configure "$1" -DCMAKE_C_COMPILER=clang -DSANITIZE=address,undefined -DBUILD_FUZZ=ON -DFUZZ_COMPARISONS=OFF ;;
    build-tsan) configure "$1" -DCMAKE_C_COMPILER=clang -DSANITIZE=thread ;;
    *) configure "$1" ;;
    esac
}

# log_of FILE: how the logs of a program or a test file begin.
log_of() {
    local path=${1#"$root"/}
    path=${path#tests/}
    echo "$logs/${path//\//-}"
}

# criterion_program SECONDS PROGRAM: leaves the program's log and, in NAME.ended, its exit status.
criterion_program() {
    local name rc=0
    name=$(log_of "$2")
    if [[ -x $2 ]]; then
        surroundings
        (cd "$root" && PATH=$tests_path && export ASAN_OPTIONS=detect_leaks=0 && limited "$1" "$2" --verbose=1 >"$name.log" 2>&1) || rc=$?
    else
        echo 'was not built' >"$name.log"
        rc=127
    fi
    echo "$rc" >"$name.ended"
}

# criterion_counted PROGRAM: counts what a program said that has ended, and tells what failed.
criterion_counted() {
    local name synthesis good bad rc
    name=$(log_of "$1")
    rc=$(<"$name.ended")
    synthesis=$(grep -a 'Synthesis: Tested:' "$name.log" | tail -n 1 || true)
    good=$(sed -n 's/.*Passing: *\([0-9]*\).*/\1/p' <<<"$synthesis")
    bad=$(sed -n 's/.*Failing: *\([0-9]*\).*/\1/p' <<<"$synthesis")
    # Killed at its limit, or ended badly without naming a failed test: the program itself is the failure.
    if [[ -z $good ]] || ((rc != 0 && bad == 0)); then bad=$((${bad:-0} + 1)); fi
    count "${good:-0}" "$bad"
    { grep -a '^\[SKIP\]' "$name.log" || true; } | sed 's/^\[SKIP\] *//' >"$name.skipped"
    skips "$(basename "$1")" "$name.skipped"
    ((bad == 0)) && return
    { grep -a -v '^\[\(PASS\|RUN \)' "$name.log" || true; } | tail -n 80
    echo "not ok: $(basename "$1"): $bad failed ($(ended "$rc"))"
}

# node_program SECONDS FILE...: node's own test runner; leaves the log, the tap and, in FILE.ended, the exit status. Of several files, which
# run in one process, it is called after the first of them.
node_program() {
    local name rc=0 together=()
    name=$(log_of "$2")
    rm -f "$name.tap"
    surroundings
    (($# == 2)) || together=("$root/tests/support/together.js")
    # shellcheck disable=SC2086
    (cd "$root/tests" && PATH=$tests_path && export OCHRE_BIN="${OCHRE_BIN:-$root/build/ochre}" && limited "$1" node $node_options \
        --test-reporter=spec --test-reporter-destination=stdout \
        --test-reporter=tap --test-reporter-destination="$name.tap" "${together[@]}" "${@:2}" >"$name.log" 2>&1) || rc=$?
    echo "$rc" >"$name.ended"
}

# told TAP WORD: the number that a tap ends on, "# WORD 3".
told() {
    sed -n "s/^# $2 \([0-9]*\)$/\1/p" "$1" 2>/dev/null | tail -n 1 || true
}

# node_counted FILE...: counts what files said whose tests have ended, and tells what failed.
node_counted() {
    local name rc good bad cancelled names
    name=$(log_of "$1")
    names=$(basename -a "$@" | paste -sd ' ')
    rc=$(<"$name.ended")
    good=$(told "$name.tap" pass)
    bad=$(told "$name.tap" fail)
    cancelled=$(told "$name.tap" cancelled)
    bad=$((${bad:-0} + ${cancelled:-0}))
    if [[ -z $good ]] || { ((rc != 0)) && ((bad == 0)); }; then bad=$((bad + 1)); fi
    count "${good:-0}" "$bad"
    echo "   $names: ${good:-0} passed, $bad failed"
    sed -n 's/^ *ok [0-9]* - \(.*\) # SKIP *\(.*\)/\1: \2/p' "$name.tap" >"$name.skipped" 2>/dev/null || true
    skips "$names" "$name.skipped"
    ((bad == 0)) && return
    tail -n 100 "$name.log"
    echo "not ok: $names: $bad failed ($(ended "$rc"))"
}

# log_of_words COMMAND [WORD...]: how the logs of a command begin; the same with other words has others.
log_of_words() {
    local name word
    name=$(log_of "$1")
    for word in "${@:2}"; do name+=-${word##*/}; done
    echo "$name"
}

# lines_program SECONDS COMMAND [WORD...]: a program that says "ok ..." or "not ok ..." on a line for each check.
lines_program() {
    local limit=$1 name rc=0
    shift
    name=$(log_of_words "$@")
    surroundings
    limited "$limit" "$@" >"$name.log" 2>&1 || rc=$?
    echo "$rc" >"$name.ended"
}

# lines_counted COMMAND...: counts its lines, and tells those that are not ok.
lines_counted() {
    local name rc good bad
    name=$(log_of_words "$@")
    rc=$(<"$name.ended")
    good=$(grep -c '^ok' "$name.log" || true)
    bad=$(grep -c '^not ok' "$name.log" || true)
    if ((rc != 0 && bad == 0)); then bad=1; fi
    count "$good" "$bad"
    ((rc == 0)) || { grep -v '^ok' "$name.log" || true; } | tail -n 100
}

# build_program NAME [WORD...]: the function build_NAME; leaves its log and, in build-NAME.ended, its exit status.
build_program() {
    local rc=0
    "build_$1" "${@:2}" >"$logs/build-$1.log" 2>&1 || rc=$?
    echo "$rc" >"$logs/build-$1.ended"
}

# build_counted NAME: what does not compile is shown and counted as one failure.
build_counted() {
    local log=$logs/build-$1
    (($(<"$log.ended") == 0)) && return
    { grep -v '^\[' "$log.log" || true; } | tail -n 60
    echo "not ok: does not build: $1"
    count 0 1
}
