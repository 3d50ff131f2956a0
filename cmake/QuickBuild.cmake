# What makes a build quick: several sources a compiler run (DOORSTRING_UNITY), and headers of others compiled once for all
# targets. A build without either is the same program.

# doorstring_header_set(NAME HEADER): an empty library that owns a precompiled header. A precompiled header serves only
# where the same macros and options are set, so its users are given the same.
function(doorstring_header_set name header)
  add_library(${name} STATIC ${PROJECT_SOURCE_DIR}/cmake/header_set.cpp)
  target_link_libraries(${name} PRIVATE fmt::fmt doorstring_warnings)
  target_precompile_headers(${name} PRIVATE ${header})
endfunction()

# doorstring_use_headers(TARGET NAME)
function(doorstring_use_headers target name)
  target_link_libraries(${target} PRIVATE fmt::fmt doorstring_warnings)
  target_precompile_headers(${target} REUSE_FROM ${name})
endfunction()

doorstring_header_set(doorstring_standard_headers ${CMAKE_CURRENT_LIST_DIR}/standard_headers.hpp)

# doorstring_quick_build(TARGET): for whatever is compiled from src/, bench/ and tools/.
function(doorstring_quick_build target)
  doorstring_use_headers(${target} doorstring_standard_headers)
  if(DOORSTRING_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 24)
  endif()
endfunction()
