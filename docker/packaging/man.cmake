# One manual page: cmake -DHELP2MAN= -DPROGRAM= -DCOMMAND= -DVERSION= -DPAGE= -P man.cmake
# help2man takes what stands in front of "Usage:" as description and "Options:" as a heading; the commands' own words are kept.
set(name ochre)
set(title "a server for the board games Stone Age and Clans")
if(COMMAND)
    set(name ochre-${COMMAND})
    execute_process(COMMAND ${PROGRAM} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
    if(NOT help MATCHES "\n  ${COMMAND} +([^\n]+)")
        message(FATAL_ERROR "ochre --help says nothing of ${COMMAND}")
    endif()
    set(title "${CMAKE_MATCH_1}")
endif()
execute_process(COMMAND ${HELP2MAN} --no-info --no-discard-stderr --section=1 --source=Ochre "--manual=Ochre" "--name=${title}"
    --version-string=${VERSION} --include=${CMAKE_CURRENT_LIST_DIR}/man.h2m "--output=${PAGE}.raw" "${PROGRAM} ${COMMAND}"
    COMMAND_ERROR_IS_FATAL ANY)
file(READ ${PAGE}.raw text)
# It names the page by the program alone.
string(TOUPPER ${name} upper)
string(REGEX REPLACE "\n\\.TH [^ ]+" "\n.TH ${upper}" text "${text}")
string(REGEX REPLACE "\n\\.SH NAME\n[^\n]* \\\\- " "\n.SH NAME\n${name} \\\\- " text "${text}")
file(WRITE ${PAGE} "${text}")
file(REMOVE ${PAGE}.raw)
