# The local match as a WebAssembly module for each game, BUILD/local/GAME.wasm: target local_wasm. It needs clang and lld for wasm32-wasi with its C
# library; where they are missing, the client is built without the modules. The licences of what they hold of others lie beside them.
set(module ${CMAKE_SOURCE_DIR}/backend/local/module)
set(module_out ${CMAKE_BINARY_DIR}/local)
set(module_flags --target=wasm32-wasi --sysroot=/usr -flto -msimd128 -mbulk-memory -msign-ext -mnontrapping-fptoint -std=c17 -ffp-contract=off -fno-strict-aliasing -fvisibility=hidden
    -Wall -Wextra -Wno-sign-compare -D_POSIX_C_SOURCE=200809L "-DOCHRE_VERSION=\"${PROJECT_VERSION}\"" -I${module} -I${CMAKE_SOURCE_DIR}/backend)
# The stack lies first in memory, so that one that is too deep ends the module and changes nothing. The linker is given its level by -Wl alone: with -O3,
# clang runs a wasm-opt that it finds, which refuses a module without names of its features.
set(module_link -nostartfiles -Wl,--no-entry,-O3,--lto-O3,--gc-sections,--strip-all,--stack-first,-z,stack-size=524288
    -Wl,--export=module_room,--export=module_call,--export=module_answer)

add_custom_target(local_wasm)
find_program(WASM_CLANG NAMES clang clang-14 clang-19)
if(WASM_CLANG AND NOT SANITIZE AND NOT BUILD_FUZZ)
    file(WRITE ${module_out}/objects/probe.c "#include <stdlib.h>\nint probe(void);\nint probe(void)\n{\n    return malloc(1) != NULL;\n}\n")
    execute_process(COMMAND ${WASM_CLANG} ${module_flags} -nostartfiles -Wl,--no-entry,--export=probe ${module_out}/objects/probe.c -o ${module_out}/objects/probe.wasm
        RESULT_VARIABLE module_missing OUTPUT_QUIET ERROR_QUIET)
else()
    set(module_missing 1)
endif()
if(module_missing)
    message(STATUS "No clang for wasm32-wasi here: the client is built without local matches")
    return()
endif()

# module_object(RESULT SOURCE NAME FLAG...): sets RESULT to the object of SOURCE, called NAME.
function(module_object result source name)
    set(out ${module_out}/objects/${name}.o)
    get_filename_component(folder ${out} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(OUTPUT ${out} COMMAND ${CMAKE_C_COMPILER_LAUNCHER} ${WASM_CLANG} ${module_flags} -O3 ${ARGN} -MD -MF ${out}.d -c ${source} -o ${out}
        DEPENDS ${source} DEPFILE ${out}.d COMMENT "Building ${name}.o for the module" VERBATIM)
    set(${result} ${out} PARENT_SCOPE)
endfunction()

# module_objects(RESULT SOURCE...): the same for sources in backend/, called after their paths.
function(module_objects result)
    set(outs "")
    foreach(source ${ARGN})
        file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR}/backend ${source})
        module_object(out ${source} ${name})
        list(APPEND outs ${out})
    endforeach()
    set(${result} ${outs} PARENT_SCOPE)
endfunction()

# The texts of the licences of the C library and of the compiler's own functions, for the client's list.
file(GLOB licences /usr/share/doc/wasi-libc/copyright /usr/share/doc/libclang-rt-*-dev-wasm32/copyright)
set(texts "")
foreach(licence ${licences})
    file(READ ${licence} text)
    get_filename_component(package ${licence} DIRECTORY)
    get_filename_component(package ${package} NAME)
    string(APPEND texts "\n\n----\n\n${package}\n\n${text}")
endforeach()
file(CONFIGURE OUTPUT ${module_out}/licences.txt CONTENT "@texts@" @ONLY)

set(backend ${CMAKE_SOURCE_DIR}/backend)
file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${backend}/engine/*.c ${backend}/bots/*.c)
file(GLOB tops CONFIGURE_DEPENDS ${backend}/local/*.c)
module_objects(shared ${sources} ${tops} ${backend}/games/find.c ${module}/module.c ${module}/sodium.c ${backend}/base/buf.c ${backend}/base/hash.c
    ${backend}/base/encoding/delta.c ${backend}/base/encoding/text.c ${backend}/wire/json.c ${backend}/wire/json_game.c ${backend}/wire/values.c ${backend}/wire/table.c ${backend}/wire/advice.c
    ${backend}/wire/report.c ${backend}/record/fair.c ${backend}/record/place.c ${backend}/record/row_print.c)
set(modules "")
set(game_objects "") # of all games, for tests/module
foreach(views ${games_with_sql})
    get_filename_component(game ${views} NAME)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${backend}/games/${game}/*.c)
    module_objects(objects ${sources})
    list(APPEND game_objects ${objects})
    module_object(out ${module}/game.c ${game} -DOCHRE_GAME=${game})
    list(APPEND objects ${out})
    # The networks by which it judges; those by which others are measured stay out.
    set(files "")
    foreach(kind network reference)
        if(kind STREQUAL network)
            file(GLOB files CONFIGURE_DEPENDS ${backend}/games/${game}/bot/network_*.txt)
        else()
            set(files "")
        endif()
        set(made ${module_out}/${game}_${kind}s.c)
        add_custom_command(OUTPUT ${made}
            COMMAND ${CMAKE_COMMAND} -DOUT=${made} -DGAME=${game} -DKIND=${kind} "-DFILES=${files}" -P ${backend}/games/networks.cmake
            DEPENDS ${files} ${backend}/games/networks.cmake COMMENT "Embedding the ${kind}s of ${game} for the module" VERBATIM)
        module_object(out ${made} ${game}_${kind}s)
        list(APPEND objects ${out})
        list(APPEND game_objects ${out})
    endforeach()
    set(wasm ${module_out}/${game}.wasm)
    add_custom_command(OUTPUT ${wasm} COMMAND ${WASM_CLANG} ${module_flags} ${module_link} ${objects} ${shared} -o ${wasm}
        DEPENDS ${objects} ${shared} COMMENT "Linking the module of ${game}" VERBATIM)
    list(APPEND modules ${wasm})
endforeach()
add_custom_target(local_modules DEPENDS ${modules})
add_dependencies(local_wasm local_modules)
