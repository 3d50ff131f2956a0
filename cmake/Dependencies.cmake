# The libraries, all from the system. SFML 3 and 2.5/2.6 name their targets differently: doorstring::sfml-* hides that.
find_package(SFML 3 QUIET COMPONENTS Graphics Window System)
add_library(doorstring_sfml INTERFACE)
if(SFML_FOUND)
  target_link_libraries(doorstring_sfml INTERFACE SFML::Graphics SFML::Window SFML::System)
else()
  find_package(SFML 2.5 REQUIRED COMPONENTS graphics window system)
  target_link_libraries(doorstring_sfml INTERFACE sfml-graphics sfml-window sfml-system)
endif()
add_library(doorstring::sfml ALIAS doorstring_sfml)

find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(spdlog REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)

# toml++ is headers only, and its CMake package is missing from some distributions.
find_package(tomlplusplus QUIET)
if(NOT TARGET tomlplusplus::tomlplusplus)
  find_path(TOMLPLUSPLUS_INCLUDE_DIR toml++/toml.h REQUIRED)
  add_library(tomlplusplus::tomlplusplus INTERFACE IMPORTED)
  target_include_directories(tomlplusplus::tomlplusplus INTERFACE ${TOMLPLUSPLUS_INCLUDE_DIR})
endif()
