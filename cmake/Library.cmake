# Generation without the game, for other programs: find_package(doorstring) and add_subdirectory give them
# doorstring::dungeon. It is an archive of the objects that the game's layers are made of: nothing is compiled for it, and
# an ordinary build leaves it out.
#   cmake --build BUILD --target doorstring_library && cmake --install BUILD --component library --prefix WHERE
include(CMakePackageConfigHelpers)
set(library_objects ${library_layers})
list(TRANSFORM library_objects REPLACE "(.+)" "$<TARGET_OBJECTS:doorstring_\\1>")
add_library(doorstring_library STATIC EXCLUDE_FROM_ALL ${library_objects})
set_target_properties(doorstring_library PROPERTIES OUTPUT_NAME doorstring EXPORT_NAME dungeon LINKER_LANGUAGE CXX)
target_compile_features(doorstring_library INTERFACE cxx_std_20)
target_include_directories(doorstring_library INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
                                                        $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/doorstring>)
target_link_libraries(doorstring_library INTERFACE fmt::fmt spdlog::spdlog Threads::Threads)
add_library(doorstring::dungeon ALIAS doorstring_library)
if(NOT PROJECT_IS_TOP_LEVEL)
  set(doorstring_WEIGHTS ${PROJECT_SOURCE_DIR}/config CACHE INTERNAL "The shipped weights and presets")
endif()

set(library_package ${CMAKE_INSTALL_LIBDIR}/cmake/doorstring)
set(library_weights share/doorstring/config)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/doorstring-config.cmake.in
  ${CMAKE_CURRENT_BINARY_DIR}/doorstring-config.cmake INSTALL_DESTINATION ${library_package} PATH_VARS library_weights)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/doorstring-config-version.cmake COMPATIBILITY SameMinorVersion)

set(as_library COMPONENT library EXCLUDE_FROM_ALL)
install(TARGETS doorstring_library EXPORT doorstring ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} ${as_library})
install(EXPORT doorstring NAMESPACE doorstring:: FILE doorstring-targets.cmake DESTINATION ${library_package} ${as_library})
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/doorstring-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/doorstring-config-version.cmake
        DESTINATION ${library_package} ${as_library})
# toml++ stays behind the other headers.
foreach(layer ${library_layers})
  install(DIRECTORY src/${layer} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/doorstring ${as_library}
          FILES_MATCHING PATTERN "*.hpp" PATTERN toml_faults.hpp EXCLUDE)
endforeach()
install(DIRECTORY config DESTINATION share/doorstring ${as_library} FILES_MATCHING PATTERN "*.toml" PATTERN "*.txt")
