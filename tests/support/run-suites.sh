# The suites of tests/run. Each adds to passed and failed; sourced, never run.
# shellcheck shell=bash disable=SC2154

# count PASSED FAILED
count() {
    passed=$((passed + $1))
    failed=$((failed + $2))
}

ended() {
    if (($1 == 124 || $1 == 137)); then echo 'stopped at its time limit'; else echo "exit status $1"; fi
}

install_missing() {
    "$root/docker/install" build run tests npm
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
        (cd "$root" && ASAN_OPTIONS=detect_leaks=0 timeout -k 5 "$limit" "$program" >"$log" 2>&1) || rc=$?
        synthesis=$(grep -a 'Synthesis: Tested:' "$log" | tail -n 1 || true)
        good=$(sed -n 's/.*Passing: *\([0-9]*\).*/\1/p' <<<"$synthesis")
        bad=$(sed -n 's/.*Failing: *\([0-9]*\).*/\1/p' <<<"$synthesis")
        # Killed at its limit, or ended badly without naming a failed test: the program itself is the failure.
        if [[ -z $good ]] || ((rc != 0 && bad == 0)); then bad=$((${bad:-0} + 1)); fi
        count "${good:-0}" "$bad"
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
    (cd "$root/tests" && OCHRE_BIN=${OCHRE_BIN:-$root/build/ochre} timeout -k 5 "$1" node \
        --test-reporter=spec --test-reporter-destination=stdout \
        --test-reporter=tap --test-reporter-destination="$name.tap" "$2" >"$name.log" 2>&1) || rc=$?
    echo "$rc" >"$name.ended"
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
        ((bad == 0)) && continue
        tail -n 100 "$name.log"
        echo "not ok: $(basename "$file"): $bad failed ($(ended "$rc"))"
    done
}

suite_tidy() {
    configure "$root/build" && built "$root/build" all
    local log=$logs/tidy.log rc=0
    timeout -k 5 180 "$root/tests/tidy" "$root/build" >"$log" 2>&1 || rc=$?
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
    mapfile -t sources < <(compgen -G "$root/tests/unit/*_test.c" | sort || true)
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
    mapfile -t files < <(compgen -G "$root/tests/web/*.test.js" | sort || true)
    node_programs 60 2 "${files[@]}"
}

suite_e2e() {
    if ! "$root/backend/run" --build >"$logs/build.log" 2>&1; then
        tail -n 40 "$logs/build.log"
        count 0 1
        return
    fi
    # The longest first, so that the other core does not end up waiting for one of them.
    local files long=(variants browser invitation faults rules admin_pages) others
    mapfile -t others < <(compgen -G "$root/tests/e2e/*.test.js" | grep -vE "/($(IFS='|' && echo "${long[*]}"))\.test\.js$" | sort || true)
    files=("${long[@]/#/$root/tests/e2e/}")
    node_programs 600 2 "${files[@]/%/.test.js}" "${others[@]}"
}

# Every fuzz target replays what is kept and then searches for a few seconds.
suite_fuzz() {
    local log=$logs/fuzz.log good bad rc=0
    timeout -k 5 900 "$root/tests/fuzz/run" --short --seconds 5 >"$log" 2>&1 || rc=$?
    good=$(grep -c '^ok' "$log" || true)
    bad=$(grep -c '^not ok' "$log" || true)
    if ((rc != 0 && bad == 0)); then bad=1; fi
    count "$good" "$bad"
    ((rc == 0)) || tail -n 100 "$log"
}
