# One interface target that every target of the project links: its warnings, and whether they stop the build.
add_library(doorstring_warnings INTERFACE)
target_compile_options(doorstring_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  -Wcast-align -Wunused -Wimplicit-fallthrough
  # Where files are compiled together, a local name may well be a name of another file.
  $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>
  $<$<BOOL:${DOORSTRING_WARNINGS_AS_ERRORS}>:-Werror>)
