# Writes OUT, a C file that holds the migrations FILES (schema/sqlite/NNN_name.sql) as store/migrations.h declares them.
# Bytes instead of string literals: a literal longer than 4095 characters is more than C17 promises to take.
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
    file(READ ${file} hex HEX)
    # Sixteen bytes to a line, each as a character, which fits a char whatever its sign.
    string(REGEX REPLACE "(................................)" "\\1\n" lines "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${lines}")
    string(APPEND arrays "static const char sql_${number}[] = {\n${bytes}0};\n\n")
    string(APPEND rows "    {.number = ${number}, .name = \"${name}\", .sql = sql_${number}},\n")
endforeach()
if(count EQUAL 0)
    set(rows "    {.number = 0, .name = \"\", .sql = \"\"},\n")
endif()
file(WRITE ${OUT} "/* Made from the files of schema/sqlite by schema/embed.cmake. */
#include \"store/migrations.h\"

${arrays}const struct store_migration store_migrations[] = {
${rows}};

const size_t store_migrations_count = ${count};
")
