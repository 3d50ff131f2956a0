# What `cmake --install` lays down. The program finds share/doorstring from beside its own place, wherever that is moved.
set(share ${CMAKE_INSTALL_DATAROOTDIR})
set(app_id org.doorstring.Doorstring)

# A build outside of the project has the same layout, so that the program need not know where its source is.
cmake_path(IS_PREFIX PROJECT_SOURCE_DIR ${PROJECT_BINARY_DIR} NORMALIZE is_inside)
if(NOT is_inside)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/share/doorstring)
  foreach(folder assets config)
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${folder} ${PROJECT_BINARY_DIR}/share/doorstring/${folder} SYMBOLIC)
  endforeach()
endif()

# ./play builds the program only; whatever else is installed is built now.
install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" --build \"${PROJECT_BINARY_DIR}\" --config \"$<CONFIG>\"
                              --target doorstring manual schemas icons COMMAND_ERROR_IS_FATAL ANY)")

install(TARGETS doorstring RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY assets DESTINATION share/doorstring
        FILES_MATCHING PATTERN "*.png" PATTERN "*.wav" PATTERN "*.ogg" PATTERN "*.bdf" PATTERN "*.po")
install(DIRECTORY config DESTINATION share/doorstring FILES_MATCHING PATTERN "*.toml" PATTERN "*.txt")

install(FILES packaging/${app_id}.desktop DESTINATION ${share}/applications)
configure_file(packaging/${app_id}.metainfo.xml ${PROJECT_BINARY_DIR}/${app_id}.metainfo.xml @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/${app_id}.metainfo.xml DESTINATION ${share}/metainfo)
set(manual ${PROJECT_BINARY_DIR}/manual)
set(manual_files ${manual}/doorstring.6 ${manual}/doorstring.bash ${manual}/_doorstring)
add_custom_command(OUTPUT ${manual_files}
  COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:doorstring> -DTEMPLATE=${PROJECT_SOURCE_DIR}/packaging/doorstring.6
          -DFOLDER=${manual} -P ${PROJECT_SOURCE_DIR}/cmake/Manual.cmake
  DEPENDS doorstring packaging/doorstring.6 cmake/Manual.cmake VERBATIM)
add_custom_target(manual ALL DEPENDS ${manual_files})
install(FILES ${manual}/doorstring.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES ${manual}/doorstring.bash DESTINATION ${share}/bash-completion/completions RENAME doorstring)
install(FILES ${manual}/_doorstring DESTINATION ${share}/zsh/site-functions)
install(FILES LICENSE DESTINATION ${share}/doc/doorstring RENAME copyright)
install(FILES CHANGELOG.md DESTINATION ${share}/doc/doorstring RENAME changelog)

# What editors complete and check the config files by.
set(schemas ${PROJECT_BINARY_DIR}/schema)
add_custom_command(OUTPUT ${schemas}/preset.json
  COMMAND ${CMAKE_COMMAND} -E make_directory ${schemas}
  COMMAND make-schemas ${schemas}
  DEPENDS make-schemas VERBATIM)
add_custom_target(schemas ALL DEPENDS ${schemas}/preset.json)
install(DIRECTORY ${schemas} DESTINATION share/doorstring/config)

# The icon in the sizes that desktops ask for, by whole multiples: its pixels stay square.
set(icons)
foreach(zoom 1 2 4 8)
  math(EXPR size "32 * ${zoom}")
  set(icon ${PROJECT_BINARY_DIR}/icons/${size}.png)
  add_custom_command(OUTPUT ${icon}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/icons
    COMMAND make-sheets --preview ${PROJECT_SOURCE_DIR}/assets/icon.sheet ${icon} ${zoom} none
    DEPENDS make-sheets assets/icon.sheet VERBATIM)
  list(APPEND icons ${icon})
  install(FILES ${icon} DESTINATION ${share}/icons/hicolor/${size}x${size}/apps RENAME ${app_id}.png)
endforeach()
add_custom_target(icons ALL DEPENDS ${icons})
