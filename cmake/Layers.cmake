# The layers of the library for other programs (cmake/Library.cmake), which are all there is without the game.
set(library_layers base files config room dungeon study)

# doorstring_layer(NAME [USES layer...] [LIBS target...])
# One folder of src/ is one static library. USES names the layers to its left that it includes.
function(doorstring_layer name)
  if(NOT DOORSTRING_GAME AND NOT name IN_LIST library_layers)
    return()
  endif()
  cmake_parse_arguments(LAYER "" "" "USES;LIBS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS
       ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.hpp)
  list(FILTER sources EXCLUDE REGEX "/app/main\\.cpp$")
  if(NOT sources MATCHES "\\.cpp")
    add_library(doorstring_${name} INTERFACE)
    return()
  endif()
  add_library(doorstring_${name} STATIC ${sources})
  doorstring_quick_build(doorstring_${name})
  target_include_directories(doorstring_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  list(TRANSFORM LAYER_USES PREPEND doorstring_ OUTPUT_VARIABLE used)
  target_link_libraries(doorstring_${name} PUBLIC ${used} PRIVATE ${LAYER_LIBS} doorstring_warnings)
endfunction()
