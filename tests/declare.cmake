# The list of all tests for ctest. A test has the name of its file below tests/, a label, a time limit and the fixtures that it needs. Builds are
# fixtures, so that they and the tests run side by side. Limits only end hangs: beside others a test takes many times as long as alone.

# The longest tests start first.
set(early e2e/access e2e/admin e2e/admin_cli e2e/admin_pages e2e/browser e2e/faults e2e/gallery e2e/nodes e2e/shell e2e/sim e2e/slow_disk e2e/train e2e/variants
    unit/store_fault_test.postgres unit/bots_play_test contract/game_contract_test contract/probes_test contract/told/seats_contract_test attack/faults_test attack/faults_play_test)
# Tests of pages run by eights in one process with one browser: Playwright and a browser take as long to start as many a page.
set(pages
    account_page again analysis_page balance choosing clans clock_page conditional_page doctor_page entry_page forced_colours front_page host_page in_words invitation kept_words keys leavers_page letter_page
    levels light log_page mine moderation_page motion notices_page offline_page pairing_page people_page player programs_page puzzles_page rating replay_page rules screen_page share since teach tournaments_page undo_page)
# These programs test a store or a hub; they run on PostgreSQL as well as on SQLite.
set(on_postgres
    store_analysis store_bookmark store_passkey store_puzzle store_own_puzzle store_calendar store_code store_condition store_crossing store_fault store_follow store_group store_holders store_link store_match store_rows store_mine store_notices store_notices_seats
    query_process store_outbox store_rating store_seek store_session store_tournament store_user store_writer hub hub_accounts hub_calendar hub_caretaker hub_catch_up hub_clocks hub_clocks_many hub_demand hub_gone
    hub_hints hub_holders hub_invite hub_absence hub_match_calendars hub_memory hub_conditional hub_pace hub_quotas hub_bot_moves hub_node_rows hub_seats hub_seen hub_sessions hub_repeating
    hub_unheard)
set(here ${CMAKE_CURRENT_SOURCE_DIR})
# Tests find only the programs of declared packages.
execute_process(COMMAND ${NODE} ${here}/support/declared.js ${CMAKE_BINARY_DIR}/declared OUTPUT_VARIABLE path COMMAND_ERROR_IS_FATAL ANY)
# Debian's node has no global crypto: a newer node does without it here, so that tests notice its use.
execute_process(COMMAND ${NODE} -p "process.allowedNodeEnvironmentFlags.has('--experimental-global-webcrypto') ? '--no-experimental-global-webcrypto' : ''"
    OUTPUT_VARIABLE bare OUTPUT_STRIP_TRAILING_WHITESPACE)
set(node ${NODE} ${bare} --test-reporter=spec)

# declare(NAME LABEL SECONDS FIXTURES COMMAND...). Criterion's runner and the leak checker disagree; sim and the fuzzers check for leaks.
function(declare name label seconds fixtures)
    add_test(NAME ${name} COMMAND ${ARGN} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} ${only_${label}})
    set_tests_properties(${name} PROPERTIES LABELS ${label} TIMEOUT ${seconds} FIXTURES_REQUIRED "${fixtures}" SKIP_RETURN_CODE 77
        ENVIRONMENT "PATH=${path};ASAN_OPTIONS=detect_leaks=0")
    if(name IN_LIST early)
        set_tests_properties(${name} PROPERTIES COST 400)
    endif()
endfunction()

# fixture(NAME LOCK COST FIXTURES COMMAND...): the command makes the fixture NAME; two commands with one LOCK never run together.
function(fixture name lock cost fixtures)
    declare(${name} build 3600 "${fixtures}" ${ARGN})
    set_tests_properties(${name} PROPERTIES FIXTURES_SETUP ${name} RESOURCE_LOCK "${lock}" COST ${cost} ENVIRONMENT "")
endfunction()

# each(LABEL SECONDS FIXTURES FOLDER PATTERN...): one test per file, run by node's test runner or as the Criterion program in FOLDER.
function(each label seconds fixtures folder)
    file(GLOB found RELATIVE ${here} CONFIGURE_DEPENDS ${ARGN})
    foreach(file ${found})
        string(REGEX REPLACE "(\\.test\\.js|\\.c)$" "" name ${file})
        get_filename_component(program ${name} NAME)
        if(file MATCHES "\\.c$")
            declare(${name} ${label} ${seconds} "${fixtures}" ${folder}/${program} --verbose=1)
        elseif(NOT (label STREQUAL e2e AND program IN_LIST pages))
            declare(${name} ${label} ${seconds} "${fixtures}" ${node} ${here}/${file})
        endif()
    endforeach()
endfunction()

fixture(modules "" 900 "" ${CMAKE_SOURCE_DIR}/docker/modules tests web)
fixture(local tree 1100 "" ${CMAKE_COMMAND} --build ${CMAKE_BINARY_DIR} --target local_wasm)
fixture(client "" 800 "modules;local;ochre" ${NODE} ${CMAKE_SOURCE_DIR}/web/build/build.js ${OCHRE_CLIENT})
fixture(ochre tree 1000 "" ${CMAKE_COMMAND} --build ${CMAKE_BINARY_DIR} --target ochre ochre-lab ochre-bench manual ochre_test ochre-lab_test ochre_slow ochre_no_postgres slow_reader local_native postgres_views game_schemas)
fixture(schemas "" 700 "ochre;modules" ${NODE} ${here}/support/schemas_make.js)
fixture(programs tree 150 ochre ${CMAKE_COMMAND} --build ${CMAKE_BINARY_DIR} --target tests_unit tests_attack contract world -- -j1 -k 0)
fixture(sanitized asan 950 "" sh -c "cmake -S . -B build-asan -G Ninja -DCMAKE_C_COMPILER=clang -DSANITIZE=address,undefined -DBUILD_TESTS=ON -DBUILD_FUZZ=ON \
    -DFUZZ_COMPARISONS=OFF && exec cmake --build build-asan --target tests_contract fuzzers -- -j2 -k 0") # clang builds it, so that both compilers see every file
string(MD5 postgres ${CMAKE_BINARY_DIR})
set(postgres /dev/shm/ochre-tests-${postgres})
fixture(postgres "" 140 "" sh -c "[ ! -d ${postgres} ] || tests/support/postgres.sh stop ${postgres} && exec tests/support/postgres.sh start ${postgres}")
declare(postgres.end build 60 "" tests/support/postgres.sh stop ${postgres})
set_tests_properties(postgres.end PROPERTIES FIXTURES_CLEANUP postgres)

declare(tidy tidy 900 "programs;modules" tests/tidy ${CMAKE_BINARY_DIR})
each(unit 900 programs ${CMAKE_BINARY_DIR}/unit unit/*_test.c games/*/*_test.c)
foreach(name ${on_postgres})
    declare(unit/${name}_test.postgres unit 900 "programs;postgres" ${CMAKE_BINARY_DIR}/unit/${name}_test --verbose=1)
    set_property(TEST unit/${name}_test.postgres APPEND PROPERTY ENVIRONMENT OCHRE_TEST_POSTGRES=${postgres})
endforeach()
foreach(seed 1 2 3 random) # so many simulated hours are about twenty seconds
    declare(world/seed_${seed} world 1800 programs ${CMAKE_BINARY_DIR}/world/world --seed ${seed} --hours 250 --seconds 120)
endforeach()
each(contract 1800 sanitized ${CMAKE_SOURCE_DIR}/build-asan/contract contract/*.c contract/told/*.c)
declare(contract/other_compiler contract 900 sanitized tests/support/other_compiler build-asan tests_contract fuzzers)
set_tests_properties(contract/other_compiler PROPERTIES RESOURCE_LOCK asan)
file(GLOB fuzzers RELATIVE ${here}/fuzz CONFIGURE_DEPENDS fuzz/*_fuzz.c)
foreach(file ${fuzzers})
    string(REPLACE _fuzz.c "" name ${file})
    declare(fuzz/${name} fuzz 900 sanitized tests/fuzz/run --short --seconds 5 ${name})
endforeach()
each(attack 900 "ochre;client;schemas" "" attack/*.test.js)
each(attack 900 programs ${CMAKE_BINARY_DIR}/attack attack/*_test.c)
set_property(TEST attack/faults APPEND PROPERTY FIXTURES_REQUIRED programs)
if(TARGET module_suites)
    fixture(suites tree 300 local ${CMAKE_COMMAND} --build ${CMAKE_BINARY_DIR} --target module_suites)
    declare(module/module_suites unit 900 "suites;modules" ${node} ${here}/module/module_suites.test.js)
endif()
each(web 300 "ochre;client;modules" "" web/*.test.js games/*/*.test.js)
each(e2e 1200 "ochre;client;schemas" "" e2e/*.test.js games/*/e2e/*.test.js)
while(pages)
    list(SUBLIST pages 0 8 some)
    list(REMOVE_ITEM pages ${some})
    list(JOIN some "," name)
    list(TRANSFORM some REPLACE "(.+)" "${here}/e2e/\\1.test.js")
    declare(e2e/${name} e2e 1800 "ochre;client;schemas" ${node} ${here}/support/together.js ${some})
    set_tests_properties(e2e/${name} PROPERTIES COST 300)
endwhile()
set(only_cluster CONFIGURATIONS long) # by hand: tests/cluster/run
each(cluster 14400 "ochre;schemas;programs" "" cluster/*.test.js)
