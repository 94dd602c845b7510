# The simulated world (tests/world): one program. What stands in for clocks, chance, workers and threads is linked as objects, so that it is never
# looked for in the rooms; the functions of threads are wrapped.
file(GLOB world_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/world/*.c)
add_executable(world ${world_sources} ${CMAKE_SOURCE_DIR}/tests/support/random_struct.c)
target_link_libraries(world PRIVATE tests_flags support ochre_rooms)
target_link_options(world PRIVATE
    LINKER:--wrap=pthread_create,--wrap=pthread_join,--wrap=pthread_cond_wait,--wrap=pthread_cond_timedwait,--wrap=pthread_cond_signal,--wrap=pthread_cond_broadcast)
set_target_properties(world PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/world)
