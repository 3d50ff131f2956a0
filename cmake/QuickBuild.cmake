# What makes a build quick: several sources a compiler run (DOORSTRING_UNITY), and the standard headers compiled once for
# all targets. A build without either is the same program.
add_library(doorstring_standard_headers STATIC ${CMAKE_CURRENT_LIST_DIR}/standard_headers.cpp)
target_link_libraries(doorstring_standard_headers PRIVATE fmt::fmt doorstring_warnings)
target_precompile_headers(doorstring_standard_headers PRIVATE ${CMAKE_CURRENT_LIST_DIR}/standard_headers.hpp)

# doorstring_quick_build(TARGET)
function(doorstring_quick_build target)
  target_link_libraries(${target} PRIVATE fmt::fmt)  # a precompiled header serves only where the same macros are set
  target_precompile_headers(${target} REUSE_FROM doorstring_standard_headers)
  if(DOORSTRING_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
  endif()
endfunction()
