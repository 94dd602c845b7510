# Writes OUT, a C file that defines NAME, a `struct game_sql` (engine/history.h) of the files VIEWS and POSTGRES and the named questions in
# the files QUERIES; and, where it is given FILES, of these the migrations (NNN_what.sql) as store/migrate/migrations.h declares them. Without
# them it is the SQL of a game.
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
set(migrations "")
if(FILES)
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
    set(migrations "const struct store_migration store_migrations[] = {
${rows}};

const size_t store_migrations_count = ${count};

")
endif()

# What is hidden is decided in schema/sqlite/views.sql and schema/postgres/views.sql alone, and both engines have the same views.
file(READ ${VIEWS} text)
file(READ ${POSTGRES} twin)
string(REGEX MATCHALL "CREATE VIEW +[a-z_]+" created "${text}")
string(REGEX MATCHALL "CREATE VIEW +[a-z_]+" twins "${twin}")
if(NOT created STREQUAL twins)
    message(FATAL_ERROR "${POSTGRES} has not the views of ${VIEWS}, in their order")
endif()
foreach(view ${created})
    if(NOT FILES AND NOT view MATCHES "^CREATE VIEW v_[a-z]")
        message(FATAL_ERROR "${VIEWS}: ${view}: the view of a game is called v_...")
    endif()
endforeach()
if(NOT FILES AND text MATCHES "/\\*file\\.\\*/")
    message(FATAL_ERROR "${VIEWS}: the view of a game reads the views shown_... and not the file")
endif()
bytes_of(${VIEWS} views)
bytes_of(${POSTGRES} views_postgres)
set(queries "")
foreach(file ${QUERIES})
    get_filename_component(name ${file} NAME_WE)
    bytes_of(${file} bytes)
    string(APPEND arrays "static const char query_${name}[] = {\n${bytes}0};\n\n")
    string(APPEND queries "    {.name = \"${name}\", .sql = query_${name}},\n")
endforeach()
set(header "engine/history.h")
if(FILES)
    set(header "store/migrate/migrations.h")
endif()
file(WRITE ${OUT} "/* Made from SQL files by schema/embed.cmake. */
#include \"${header}\"

extern const struct game_sql ${NAME};

${arrays}${migrations}static const char views[] = {
${views}0};

static const char views_postgres[] = {
${views_postgres}0};

static const struct named_query queries[] = {
${queries}    {.name = 0, .sql = 0}};

const struct game_sql ${NAME} = {.views = views, .views_postgres = views_postgres, .queries = queries};
")
