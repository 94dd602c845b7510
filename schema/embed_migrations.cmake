# Writes OUT, a C file with the migrations in FILES (NNN_what.sql), which are PostgreSQL's, as store/migrate/migrations.h declares them. The first
# line of each says which programs may serve a database that has had it.
set(arrays "")
set(rows "")
set(count 0)
foreach(file ${FILES})
    get_filename_component(name ${file} NAME_WE)
    if(NOT name MATCHES "^0*([1-9][0-9]*)_")
        message(FATAL_ERROR "${file}: a migration is named NNN_what.sql")
    endif()
    set(number ${CMAKE_MATCH_1})
    if(count GREATER 0)
        math(EXPR next "${before} + 1")
        if(NOT number EQUAL next)
            message(FATAL_ERROR "${file}: migration ${next} is missing or there twice")
        endif()
    endif()
    set(before ${number})
    math(EXPR count "${count} + 1")
    file(STRINGS ${file} first LIMIT_COUNT 1)
    if(NOT first MATCHES "^-- Compatible from: [0-9]+[.]$")
        message(FATAL_ERROR "${file}: the first line says \"-- Compatible from: NNN.\"")
    endif()
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "(................................)" "\\1\n" lines "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${lines}")
    string(APPEND arrays "static const char sql_${number}[] = {\n${bytes}0};\n\n")
    string(APPEND rows "    {.number = ${number}, .name = \"${name}\", .sql = sql_${number}},\n")
endforeach()
file(WRITE ${OUT} "/* Made from SQL files by schema/embed_migrations.cmake. */
#include \"store/migrate/migrations.h\"

${arrays}const struct store_migration store_postgres_migrations[] = {
${rows}};

const size_t store_postgres_migrations_count = ${count};
")
