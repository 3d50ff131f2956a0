# What makes a build quick: several sources a compiler run (DOORSTRING_UNITY), and the standard headers compiled once for
# all of them. A build without either is the same program.

# doorstring_quick_build(TARGET)
function(doorstring_quick_build target)
  if(DOORSTRING_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
  endif()
endfunction()
