# Writes OUT, a C file that defines GAME_KINDs, the networks of the game GAME by number of seats, of FILES:
# KIND_SEATS.txt, as `ochre-lab train` writes them. A file that is damaged, or is another game's, ends the build.
set(tables "")
set(list "")
foreach(file ${FILES})
    file(READ ${file} text)
    string(FIND "${text}" "\nweights\n" at)
    if(at LESS 0)
        message(FATAL_ERROR "${file} is no network: it has no weights")
    endif()
    string(SUBSTRING "${text}" 0 ${at} head)
    math(EXPR at "${at} + 9")
    string(SUBSTRING "${text}" ${at} -1 weights)
    if(NOT head MATCHES "^ochre-network-[12]\ngame ${GAME}\nseats ([2-8])\ninputs ([0-9]+) ([0-9a-f]+)\nhidden ([0-9]+)( ([0-9]+))?\n")
        message(FATAL_ERROR "${file} is no network of ${GAME}")
    endif()
    set(seats ${CMAKE_MATCH_1})
    set(inputs ${CMAKE_MATCH_2})
    set(print ${CMAKE_MATCH_3})
    set(hidden ${CMAKE_MATCH_4})
    set(second ${CMAKE_MATCH_6})
    if(NOT second) # one layer
        set(second 0)
    endif()
    set(temperature 0)
    if(head MATCHES "\ntemperature ([0-9]+)\n")
        set(temperature ${CMAKE_MATCH_1})
    endif()
    if(NOT file MATCHES "/${KIND}_${seats}\\.txt$")
        message(FATAL_ERROR "${file} is a network for ${seats} seats")
    endif()
    string(SHA256 sum "${weights}")
    if(NOT head MATCHES "\nsha256 ${sum}$")
        message(FATAL_ERROR "${file} is damaged: its weights have the sum ${sum}")
    endif()
    string(REGEX MATCHALL "-?[0-9]+" numbers "${weights}")
    list(LENGTH numbers count)
    if(second EQUAL 0)
        math(EXPR wanted "(${inputs} + 2) * ${hidden} + 1")
    else()
        math(EXPR wanted "(${inputs} + 1) * ${hidden} + (${hidden} + 2) * ${second} + 1")
    endif()
    if(NOT count EQUAL wanted)
        message(FATAL_ERROR "${file} is damaged: it has ${count} weights and not ${wanted}")
    endif()
    # They are whole numbers of 1/4096: a float holds each exactly.
    string(REGEX REPLACE "(-?[0-9]+)[ \n]*" "W(\\1),\n" rows "${weights}")
    string(APPEND tables "static const float weights_${seats}[] = {\n${rows}};

static const struct network network_${seats} = {
    .inputs = ${inputs}, .hidden = ${hidden}, .second = ${second}, .temperature = W(${temperature}),
    .print = UINT64_C(0x${print}), .weights = weights_${seats}};

")
    string(APPEND list "    [${seats}] = &network_${seats},\n")
endforeach()
file(WRITE ${OUT} "/* Made of the files ${KIND}_N.txt by backend/games/networks.cmake. */
#include \"engine/knowledge.h\"

#define W(number) ((number) / 4096.0f)

extern const struct network *const ${GAME}_${KIND}s[GAME_SEATS_MAX + 1];

${tables}const struct network *const ${GAME}_${KIND}s[GAME_SEATS_MAX + 1] = {
${list}    [0] = NULL};
")
