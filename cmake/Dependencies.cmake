# The libraries, all from the system.
find_package(Threads REQUIRED)
find_package(fmt 9 REQUIRED)
find_package(spdlog 1.10 REQUIRED)

# toml++ is headers only, and its CMake package is missing from some distributions.
find_package(tomlplusplus QUIET)
if(NOT TARGET tomlplusplus::tomlplusplus)
  find_path(TOMLPLUSPLUS_INCLUDE_DIR toml++/toml.h REQUIRED)
  add_library(tomlplusplus::tomlplusplus INTERFACE IMPORTED)
  target_include_directories(tomlplusplus::tomlplusplus INTERFACE ${TOMLPLUSPLUS_INCLUDE_DIR})
endif()
if(NOT DOORSTRING_GAME)
  return()
endif()

find_package(ZLIB REQUIRED)
# SFML 3 and 2.5/2.6 name their targets differently: doorstring::sfml-* hides that.
find_package(SFML 3 QUIET COMPONENTS Graphics Window Audio System)
add_library(doorstring_sfml INTERFACE)
add_library(doorstring_sfml_audio INTERFACE)
if(SFML_FOUND)
  target_link_libraries(doorstring_sfml INTERFACE SFML::Graphics SFML::Window SFML::System)
  target_link_libraries(doorstring_sfml_audio INTERFACE SFML::Audio SFML::System)
else()
  set(why_not_3 "${SFML_NOT_FOUND_MESSAGE}")
  find_package(SFML 2.5 QUIET COMPONENTS graphics window audio system)
  if(NOT SFML_FOUND)
    message(FATAL_ERROR "SFML 2.5, 2.6 or 3 is needed, with graphics, window, audio and system.\n"
            "SFML 3: ${why_not_3}\nSFML 2.5: ${SFML_NOT_FOUND_MESSAGE}\n"
            "Looked at: ${SFML_CONSIDERED_CONFIGS} (${SFML_CONSIDERED_VERSIONS})")
  endif()
  target_link_libraries(doorstring_sfml INTERFACE sfml-graphics sfml-window sfml-system)
  target_link_libraries(doorstring_sfml_audio INTERFACE sfml-audio sfml-system)
endif()
add_library(doorstring::sfml ALIAS doorstring_sfml)
add_library(doorstring::sfml_audio ALIAS doorstring_sfml_audio)
