# Run by cpack over the folder that is about to become the package: where Debian has things elsewhere than others do, and
# what it alone asks for, made from what the project says of itself.
if(NOT CPACK_GENERATOR STREQUAL DEB)
  return()
endif()
set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
set(share ${root}/share)
set(doc ${share}/doc/doorstring)
set(source ${CPACK_DOORSTRING_SOURCE})
# Debian has games in /usr/games, which is on the path of users though not of root.
file(RENAME ${root}/bin ${root}/games)
file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)

# The license in the form that Debian's programs read: a text is indented, and its empty lines have a dot.
file(READ ${source}/LICENSE license)
string(REGEX MATCH "Copyright \\(c\\) ([-0-9]+)" years "${license}")
set(years ${CMAKE_MATCH_1})
string(REGEX MATCH "Permission is hereby granted.*OR OTHER DEALINGS IN THE\nSOFTWARE\\." expat "${license}")
if(NOT years OR NOT expat)
  message(FATAL_ERROR "LICENSE has no year, or not the text of the MIT license")
endif()
string(REPLACE "\n\n" "\n.\n" expat "${expat}")
string(REPLACE "\n" "\n " expat " ${expat}")
# Not with the permissions of the source, which depend on how it was unpacked.
configure_file(${source}/packaging/debian/copyright ${doc}/copyright @ONLY
               FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)

# One entry for each release of the metainfo; what is new is in the changelog of the project.
file(STRINGS ${source}/packaging/org.doorstring.Doorstring.metainfo.xml releases REGEX "<release version=")
set(changelog)
foreach(release ${releases})
  string(REGEX MATCH "version=\"([0-9.]+)\" date=\"([-0-9]+)\"" found "${release}")
  set(version ${CMAKE_MATCH_1})
  execute_process(COMMAND date -u -R -d "${CMAKE_MATCH_2} 12:00" OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE
                  COMMAND_ERROR_IS_FATAL ANY)
  string(APPEND changelog "doorstring (${version}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium\n\n"
         "  * Release ${version}: changelog.gz says what is new.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n\n")
endforeach()
file(WRITE ${doc}/changelog.Debian "${changelog}")

execute_process(COMMAND gzip -9n ${share}/man/man6/doorstring.6 ${doc}/changelog ${doc}/changelog.Debian
                COMMAND_ERROR_IS_FATAL ANY)
