# Writes OUT, a C file that defines puzzle_texts, the sets of puzzles in FILES, each called puzzles.txt in the folder of its game.
set(tables "")
set(list "")
foreach(file ${FILES})
    get_filename_component(game ${file} DIRECTORY)
    get_filename_component(game ${game} NAME)
    file(READ ${file} first LIMIT 64)
    if(NOT first MATCHES "^ochre-puzzles-1 ${game}\n")
        message(FATAL_ERROR "${file} has no puzzles of ${game}")
    endif()
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
    string(APPEND tables "static const char ${game}_text[] = {${bytes}};\n")
    string(APPEND list "    {\"${game}\", ${game}_text, sizeof(${game}_text)},\n")
endforeach()
file(WRITE ${OUT} "/* Made of the files puzzles.txt by backend/puzzle/texts.cmake. */
#include \"puzzle/texts.h\"

${tables}
const struct puzzle_text puzzle_texts[] = {
${list}    {NULL, NULL, 0}};
")
