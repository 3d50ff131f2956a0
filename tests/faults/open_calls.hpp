// What the libraries that are preloaded into a program share: they take over its calls that open
// files.
#pragma once

#include <dlfcn.h>
#include <sys/types.h>

// Does what a call that opens a file does; each library defines it.
int openHere(int folder, const char* path, int flags, mode_t mode);

// Returns the function of this name that the program would have called otherwise.
template <typename Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}
