// What the libraries that are preloaded into a program share: its calls that open files, of which
// each library has its own idea.
#pragma once

#include <dlfcn.h>
#include <sys/types.h>

// Does what a call to open a file does here; defined by each library.
int openHere(int folder, const char* path, int flags, mode_t mode);

// Returns the function of this name that the program would have called otherwise.
template <typename Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}
