# Writes OUT, a C file that holds the migrations FILES (schema/sqlite/NNN_name.sql), the text VIEWS and the named QUERIES
# (schema/queries/NAME.sql) as store/migrations.h declares them.
# Bytes instead of string literals: a literal longer than 4095 characters is more than C17 promises to take.
# Sets `result` to the bytes of a file as initializers, sixteen to a line, each as a character, which fits a char
# whatever its sign.
function(bytes_of file result)
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "(................................)" "\\1\n" lines "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${lines}")
    set(${result} "${bytes}" PARENT_SCOPE)
endfunction()

set(arrays "")
set(rows "")
set(count 0)
foreach(file ${FILES})
    get_filename_component(name ${file} NAME_WE)
    if(NOT name MATCHES "^0*([1-9][0-9]*)_")
        message(FATAL_ERROR "${file}: a migration is named NNN_what.sql, counted from 001")
    endif()
    set(number ${CMAKE_MATCH_1})
    math(EXPR count "${count} + 1")
    if(NOT number EQUAL count)
        message(FATAL_ERROR "${file}: migration ${count} is missing or there twice")
    endif()
    bytes_of(${file} bytes)
    string(APPEND arrays "static const char sql_${number}[] = {\n${bytes}0};\n\n")
    string(APPEND rows "    {.number = ${number}, .name = \"${name}\", .sql = sql_${number}},\n")
endforeach()
if(count EQUAL 0)
    set(rows "    {.number = 0, .name = \"\", .sql = \"\"},\n")
endif()

bytes_of(${VIEWS} views)
set(queries "")
set(query_count 0)
foreach(file ${QUERIES})
    get_filename_component(name ${file} NAME_WE)
    bytes_of(${file} bytes)
    string(APPEND arrays "static const char query_${name}[] = {\n${bytes}0};\n\n")
    string(APPEND queries "    {.name = \"${name}\", .sql = query_${name}},\n")
    math(EXPR query_count "${query_count} + 1")
endforeach()
file(WRITE ${OUT} "/* Made from the files of schema/sqlite by schema/embed.cmake. */
#include \"store/migrations.h\"

${arrays}const struct store_migration store_migrations[] = {
${rows}};

const size_t store_migrations_count = ${count};

const char store_views[] = {
${views}0};

const struct store_query store_queries[] = {
${queries}    {.name = 0, .sql = 0}};

const size_t store_queries_count = ${query_count};
")
