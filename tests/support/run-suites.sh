# The suites of tests/run. Each adds to passed, failed and skipped; sourced, never run.
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
        trap 'kill "$nap" 2>/dev/null; exit' TERM
        processors=$(nproc)
        left=$((limit * 1000))
        while ((left > 0)); do
            sleep 1 &
            nap=$!
            wait "$nap"
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

ended() {
    if (($1 == 124 || $1 == 137)); then echo 'stopped at its time limit'; else echo "exit status $1"; fi
}

install_missing() {
    "$root/docker/install" build run tests npm
    node "$root/tests/support/declared.js" "$root/build/declared" || {
        echo '   skipped: no dpkg here: whether the tests call only what docker/packages.txt names'
        skipped_total=$((skipped_total + 1))
    }
    local stamp=$root/tests/node_modules/.lock.sha256
    if ! (cd "$root/tests" && sha256sum --status -c "$stamp" 2>/dev/null); then
        (cd "$root/tests" && npm ci --no-audit --no-fund && sha256sum package-lock.json >"$stamp")
    fi
}

# configure DIR OPTION...: once; afterwards the build looks for itself whether it is out of date. backend/run may have
# configured before Criterion was there.
configure() {
    local dir=$1 log=$logs/configure.log
    shift
    grep -qs '^BUILD_TESTS:BOOL=ON' "$dir/CMakeCache.txt" && return
    cmake -S "$root" -B "$dir" -G Ninja -DBUILD_TESTS=ON "$@" >"$log" 2>&1 || {
        cat "$log"
        count 0 1
        return 1
    }
}

# built DIR TARGET...: builds; what does not compile is shown and counted as one failure.
built() {
    local dir=$1 log=$logs/build.log
    shift
    if cmake --build "$dir" --target "$@" -- -k 0 >"$log" 2>&1; then return 0; fi
    { grep -v '^\[' "$log" || true; } | tail -n 60
    echo "not ok: does not build: $*"
    count 0 1
}

# criterion_programs DIR SECONDS SOURCE...: runs the program in DIR of each source.
criterion_programs() {
    local dir=$1 limit=$2 source program log synthesis good bad rc
    shift 2
    for source in "$@"; do
        program=$dir/$(basename "$source" .c)
        log=$logs/$(basename "$program").log
        if [[ ! -x $program ]]; then
            echo "not ok: $(basename "$program") was not built"
            count 0 1
            continue
        fi
        rc=0
        (cd "$root" && PATH=$(declared_path) && export ASAN_OPTIONS=detect_leaks=0 && limited "$limit" "$program" --verbose=1 >"$log" 2>&1) || rc=$?
        synthesis=$(grep -a 'Synthesis: Tested:' "$log" | tail -n 1 || true)
        good=$(sed -n 's/.*Passing: *\([0-9]*\).*/\1/p' <<<"$synthesis")
        bad=$(sed -n 's/.*Failing: *\([0-9]*\).*/\1/p' <<<"$synthesis")
        # Killed at its limit, or ended badly without naming a failed test: the program itself is the failure.
        if [[ -z $good ]] || ((rc != 0 && bad == 0)); then bad=$((${bad:-0} + 1)); fi
        count "${good:-0}" "$bad"
        { grep -a '^\[SKIP\]' "$log" || true; } | sed 's/^\[SKIP\] *//' >"$log.skipped"
        skips "$(basename "$program")" "$log.skipped"
        ((bad == 0)) && continue
        { grep -a -v '^\[\(PASS\|RUN \)' "$log" || true; } | tail -n 80
        echo "not ok: $(basename "$program"): $bad failed ($(ended "$rc"))"
    done
}

# node_program SECONDS FILE: node's own test runner; leaves the file's log, its tap and, in FILE.ended, its exit status.
node_program() {
    local name rc=0
    name=$logs/$(basename "$2")
    rm -f "$name.tap"
    # shellcheck disable=SC2046
    (cd "$root/tests" && PATH=$(declared_path) && export OCHRE_BIN="${OCHRE_BIN:-$root/build/ochre}" && limited "$1" node $(bare_node) \
        --test-reporter=spec --test-reporter-destination=stdout \
        --test-reporter=tap --test-reporter-destination="$name.tap" "$2" >"$name.log" 2>&1) || rc=$?
    echo "$rc" >"$name.ended"
}

# Debian's node 18 has no global crypto: where node can be without it, it is, so that what is missing there is missed here.
bare_node() {
    local option=--no-experimental-global-webcrypto
    if node $option -e 'process.exit(globalThis.crypto ? 1 : 0)' 2>/dev/null; then echo $option; fi
}

# told TAP WORD: the number that a tap ends on, "# WORD 3".
told() {
    sed -n "s/^# $2 \([0-9]*\)$/\1/p" "$1" 2>/dev/null | tail -n 1 || true
}

# node_programs SECONDS JOBS FILE...: so many files at a time, in their order; what they say comes in order, too.
node_programs() {
    local limit=$1 jobs=$2 file name rc good bad cancelled
    shift 2
    for file in "$@"; do
        while (($(jobs -rp | wc -l) >= jobs)); do wait -n || true; done
        node_program "$limit" "$file" &
    done
    wait
    for file in "$@"; do
        name=$logs/$(basename "$file")
        rc=$(<"$name.ended")
        good=$(told "$name.tap" pass)
        bad=$(told "$name.tap" fail)
        cancelled=$(told "$name.tap" cancelled)
        bad=$((${bad:-0} + ${cancelled:-0}))
        if [[ -z $good ]] || { ((rc != 0)) && ((bad == 0)); }; then bad=$((bad + 1)); fi
        count "${good:-0}" "$bad"
        echo "   $(basename "$file"): ${good:-0} passed, $bad failed"
        sed -n 's/^ *ok [0-9]* - \(.*\) # SKIP *\(.*\)/\1: \2/p' "$name.tap" >"$name.skipped" 2>/dev/null || true
        skips "$(basename "$file")" "$name.skipped"
        ((bad == 0)) && continue
        tail -n 100 "$name.log"
        echo "not ok: $(basename "$file"): $bad failed ($(ended "$rc"))"
    done
}

suite_tidy() {
    configure "$root/build" && built "$root/build" all
    local log=$logs/tidy.log rc=0
    limited 180 "$root/tests/tidy" "$root/build" >"$log" 2>&1 || rc=$?
    local good bad
    good=$(grep -c '^ok' "$log" || true)
    bad=$(grep -c '^not ok' "$log" || true)
    if ((rc != 0 && bad == 0)); then bad=1; fi
    count "$good" "$bad"
    ((rc == 0)) || grep -v '^ok' "$log" || true
}

suite_unit() {
    configure "$root/build" && built "$root/build" tests_unit
    local sources
    mapfile -t sources < <({ compgen -G "$root/tests/unit/*_test.c"; compgen -G "$root/tests/games/*/*_test.c"; } | sort || true)
    criterion_programs "$root/build/unit" 120 "${sources[@]}"
}

# The sanitizer build is clang's, so that both compilers see every file.
suite_contract() {
    configure "$root/build-asan" -DCMAKE_C_COMPILER=clang -DSANITIZE=address,undefined && built "$root/build-asan" all
    local sources
    mapfile -t sources < <(compgen -G "$root/tests/contract/*.c" | sort || true)
    criterion_programs "$root/build-asan/contract" 300 "${sources[@]}"
}

# configure_attack DIR: a build of the program and of the attacks in C; the name says how it is instrumented.
configure_attack() {
    local options=()
    case $(basename "$1") in
    build-asan) options=(-DCMAKE_C_COMPILER=clang -DSANITIZE=address,undefined) ;;
    build-tsan) options=(-DCMAKE_C_COMPILER=clang -DSANITIZE=thread) ;;
    esac
    configure "$1" "${options[@]}" && built "$1" ochre tests_attack
}

# The short form of each attack; tests/attack/run plays the long one.
suite_attack() {
    configure_attack "$root/build"
    local sources files
    mapfile -t sources < <(compgen -G "$root/tests/attack/*_test.c" | sort || true)
    criterion_programs "$root/build/attack" 120 "${sources[@]}"
    mapfile -t files < <(compgen -G "$root/tests/attack/*.test.js" | sort || true)
    node_programs 120 2 "${files[@]}"
}

suite_web() {
    "$root/backend/run" --build >"$logs/build.log" 2>&1 || true
    local files
    mapfile -t files < <({ compgen -G "$root/tests/web/*.test.js"; compgen -G "$root/tests/games/*/*.test.js"; } | sort || true)
    node_programs 60 2 "${files[@]}"
}

suite_e2e() {
    if ! "$root/backend/run" --build >"$logs/build.log" 2>&1; then
        tail -n 40 "$logs/build.log"
        count 0 1
        return
    fi
    # The longest first, so that the other core does not end up waiting for one of them.
    cmake --build "$root/build" --target manual >"$logs/build.log" 2>&1 || true # its test says what is missing
    local files long=(variants browser invitation faults rules admin_pages) others
    mapfile -t others < <(compgen -G "$root/tests/e2e/*.test.js" | grep -vE "/($(IFS='|' && echo "${long[*]}"))\.test\.js$" | sort || true)
    files=("${long[@]/#/$root/tests/e2e/}")
    node_programs 600 2 "${files[@]/%/.test.js}" "${others[@]}"
}

# Every fuzz target replays what is kept and then searches for a few seconds.
suite_fuzz() {
    local log=$logs/fuzz.log good bad rc=0
    limited 900 "$root/tests/fuzz/run" --short --seconds 5 >"$log" 2>&1 || rc=$?
    good=$(grep -c '^ok' "$log" || true)
    bad=$(grep -c '^not ok' "$log" || true)
    if ((rc != 0 && bad == 0)); then bad=1; fi
    count "$good" "$bad"
    ((rc == 0)) || tail -n 100 "$log"
}
