# What `cmake --install` puts where, and the .deb that `cpack` makes of it.
#   bin/ochre                        the program
#   share/ochre/web                  the client as it was built, with the licences of what it holds of others
#   lib/ochre/backup                 what ochre-backup.timer runs
#   lib/systemd/system               the units
#   share/man/man1                   the manual pages
#   share/doc/ochre                  README, licence, the pages of docker/, the contracts of schema/
#   share/ochre/default              the settings: the .deb makes /etc/default/ochre of it, and the user ochre
#   share/ochre/cluster              the same for several servers, and what stands around them: HAProxy, roles, figures
include(GNUInstallDirs)

install(TARGETS ochre)
install(CODE "
    if(NOT EXISTS \"${OCHRE_CLIENT}/index.html\")
        message(FATAL_ERROR \"The client is not built: run backend/run --build first.\")
    endif()")
install(DIRECTORY ${OCHRE_CLIENT}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/ochre/web PATTERN ".*" EXCLUDE)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/schema/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/schema
    FILES_MATCHING PATTERN "*.md" PATTERN "*.yaml" PATTERN "*.json" PATTERN "*.sql" PATTERN "clients/*")
install(FILES ${CMAKE_SOURCE_DIR}/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${CMAKE_SOURCE_DIR}/docker/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docker FILES_MATCHING PATTERN "*.md")
install(DIRECTORY ${CMAKE_SOURCE_DIR}/backend/docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/backend/docs FILES_MATCHING PATTERN "*.md")
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)

# --- Units: they name the program where it is installed, which is known only then ------------------------------------

# In lib, as systemd looks there and in no lib64 or lib/x86_64-linux-gnu.
set(packaged ${CMAKE_BINARY_DIR}/packaging)
install(CODE "
    set(PREFIX \${CMAKE_INSTALL_PREFIX})
    foreach(name ochre.service ochre@.service ochre-backup.service ochre-backup.timer backup)
        configure_file(${CMAKE_SOURCE_DIR}/docker/packaging/\${name}.in ${packaged}/\${name} @ONLY)
    endforeach()")
install(FILES ${packaged}/ochre.service ${packaged}/ochre@.service ${packaged}/ochre-backup.service ${packaged}/ochre-backup.timer
    DESTINATION lib/systemd/system)
install(PROGRAMS ${packaged}/backup DESTINATION lib/ochre)
install(FILES ${CMAKE_SOURCE_DIR}/docker/packaging/default DESTINATION ${CMAKE_INSTALL_DATADIR}/ochre)
install(FILES ${CMAKE_SOURCE_DIR}/docker/packaging/nodes ${CMAKE_SOURCE_DIR}/docker/haproxy.cfg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/ochre/cluster)
install(PROGRAMS ${CMAKE_SOURCE_DIR}/docker/database.sh DESTINATION ${CMAKE_INSTALL_DATADIR}/ochre/cluster)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/docker/watch DESTINATION ${CMAKE_INSTALL_DATADIR}/ochre/cluster)

# --- Manual pages: made by help2man of what each command says of itself with --help ----------------------------------

find_program(HELP2MAN help2man)
if(HELP2MAN)
    set(pages "")
    foreach(command "" serve admin doctor verify schema)
        set(name ochre)
        if(command)
            set(name ochre-${command})
        endif()
        set(page ${CMAKE_BINARY_DIR}/man/${name}.1)
        add_custom_command(OUTPUT ${page}
            COMMAND ${CMAKE_COMMAND} -DHELP2MAN=${HELP2MAN} -DPROGRAM=$<TARGET_FILE:ochre> "-DCOMMAND=${command}"
                    -DVERSION=${PROJECT_VERSION} -DPAGE=${page} -P ${CMAKE_SOURCE_DIR}/docker/packaging/man.cmake
            DEPENDS ochre ${CMAKE_SOURCE_DIR}/docker/packaging/man.cmake ${CMAKE_SOURCE_DIR}/docker/packaging/man.h2m
            COMMENT "Manual page ${name}(1)" VERBATIM)
        list(APPEND pages ${page})
    endforeach()
    add_custom_target(manual ALL DEPENDS ${pages})
    install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 OPTIONAL) # backend/run makes none
else()
    message(STATUS "No help2man here: no manual pages")
endif()

# --- The Debian package: cpack -G DEB ---------------------------------------------------------------------------------

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ochre)
set(CPACK_PACKAGE_VENDOR Ochre)
set(CPACK_PACKAGE_CONTACT "Ochre <ochre@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "server for the board games Stone Age and Clans")
set(CPACK_PACKAGE_DESCRIPTION "Two to five people, or one person and bots, play in the browser on a server of their own.
One program, one port, one SQLite file; a move is on disk before anybody sees it.")
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# libwebsockets loads its event loop plugin with dlopen(), and the program libpq, libcurl and libcjose: shlibdeps sees none of them.
# The files of tzdata and ca-certificates are read by name.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libwebsockets-evlib-ev, libpq5, libcurl4 | libcurl4t64, libcjose0, tzdata, ca-certificates, adduser, init-system-helpers")
if(NOT OCHRE_POSTGRES)
    string(REPLACE " libpq5," "" CPACK_DEBIAN_PACKAGE_DEPENDS "${CPACK_DEBIAN_PACKAGE_DEPENDS}")
endif()
# Draws pictures of matches for links to them; without it there are none.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "librsvg2-2, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/docker/packaging/debian/postinst
    ${CMAKE_SOURCE_DIR}/docker/packaging/debian/prerm ${CMAKE_SOURCE_DIR}/docker/packaging/debian/postrm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
