# `cpack -G DEB` in the build folder: a package for the Debian that it is built on.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME doorstring)
set(CPACK_PACKAGE_VENDOR "The Doorstring developers")
# Who answers for the packages; set yours with -DDOORSTRING_CONTACT.
set(DOORSTRING_CONTACT "The Doorstring developers <developers@doorstring.org>" CACHE STRING "Maintainer of the packages")
set(CPACK_PACKAGE_CONTACT "${DOORSTRING_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "dungeon adventure, strung from weighted door tables")
set(CPACK_PACKAGE_DESCRIPTION
"A knight goes down five floors of creatures, keys, chests and bosses. Each
floor is a dungeon of rooms, and which kind of room lies behind a door is
drawn from four small tables of weights. Change a weight, press a key, and
the dungeon regrows with it around you.
.
Dungeons can also be written as text, JSON or pictures without a window,
by the thousands, and plays can be recorded and checked.")
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${PROJECT_HOMEPAGE_URL})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/DebianLayout.cmake)
set(CPACK_DOORSTRING_SOURCE ${PROJECT_SOURCE_DIR})
# The installation builds what it needs; the rest of the build is not for the package.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
include(CPack)
