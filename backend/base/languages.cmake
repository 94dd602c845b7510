# Writes OUT, a C file with the texts of the server in each language, as base/language.h declares them, from FILES: LANGUAGE/server.ftl, of which
# each text is one line. A reader of Fluent is not needed for that; the build of the client checks that they are Fluent.
set(arrays "")
set(rows "")
set(english "")
set(tags "en")
foreach(file ${FILES})
    get_filename_component(folder ${file} DIRECTORY)
    get_filename_component(tag ${folder} NAME)
    file(STRINGS ${file} lines ENCODING UTF-8)
    set(texts "")
    foreach(line IN LISTS lines)
        if(line MATCHES "^(#.*)?$")
            continue()
        elseif(NOT line MATCHES "^([a-z][a-z_-]*) = (.+)$")
            message(FATAL_ERROR "${file}: a text of the server is one line, NAME = TEXT, and not \"${line}\"")
        endif()
        set(id ${CMAKE_MATCH_1})
        string(REGEX REPLACE "([\\\\\"])" "\\\\\\1" text "${CMAKE_MATCH_2}")
        string(APPEND texts "    {\"${id}\", \"${text}\"},\n")
    endforeach()
    string(APPEND arrays "static const struct language_text texts_${tag}[] = {\n${texts}    {0}};\n\n")
    set(row "    {\"${tag}\", texts_${tag}},\n")
    if(tag STREQUAL "en")
        set(english "${row}")
    else()
        string(APPEND rows "${row}")
        string(APPEND tags " ${tag}")
    endif()
endforeach()
file(WRITE ${OUT} "/* Made from web/i18n by backend/base/languages.cmake. */
#include \"base/language.h\"

${arrays}const struct language languages[] = {
${english}${rows}    {0}};

const char language_tags[] = \"${tags}\";
")
