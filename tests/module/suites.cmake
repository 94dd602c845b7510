# The suites of rules, engine and bots as one more WebAssembly module, BUILD/module/suites.wasm: target module_suites. It is linked of the objects that the
# client's modules are linked of.
set(suites_out ${CMAKE_BINARY_DIR}/module/suites.wasm)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/module)
file(GLOB suites CONFIGURE_DEPENDS games/*/*.c contract/probes/*.c)
list(FILTER suites EXCLUDE REGEX "probes/patch\\.c$") # a module reads no JSON
foreach(name match chance network search state_hash notation_text position delta bots_play secrecy conditional place analysis rating)
    list(APPEND suites ${CMAKE_CURRENT_SOURCE_DIR}/unit/${name}_test.c)
endforeach()
foreach(name contract/game_contract_test contract/shape_contract_test contract/probes_test support/games support/walk support/random_struct support/toy_game support/in_words module/suites)
    list(APPEND suites ${CMAKE_CURRENT_SOURCE_DIR}/${name}.c)
endforeach()
set(objects "")
foreach(source ${suites} ${backend}/base/stats/rating.c)
    file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${source})
    module_object(out ${source} suites/${name} -O1 -I${CMAKE_CURRENT_SOURCE_DIR}/module -I${CMAKE_CURRENT_SOURCE_DIR} -Wno-missing-field-initializers)
    list(APPEND objects ${out})
endforeach()
add_custom_command(OUTPUT ${suites_out} COMMAND ${WASM_CLANG} ${module_flags} -nostartfiles -Wl,--no-entry,-O2,--lto-O2,--gc-sections,--stack-first,-z,stack-size=1048576 ${objects} ${game_objects} ${shared}
    -o ${suites_out} DEPENDS ${objects} ${game_objects} ${shared} COMMENT "Linking the suites for the module" VERBATIM)
add_custom_target(module_suites DEPENDS ${suites_out})
