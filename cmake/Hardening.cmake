# What distributions ask of the programs that they ship: loaded to a place that nobody can guess, the linker's tables
# read-only, buffers and the stack checked where that is cheap. The release preset sets it; other systems have it anyway.
if(DOORSTRING_HARDEN AND NOT APPLE)
  add_compile_options(-fPIE -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
  add_link_options(-pie -Wl,-z,relro -Wl,-z,now)
endif()
