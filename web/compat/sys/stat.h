#pragma once
#include_next <sys/stat.h>

inline int fchmod(int, mode_t) {
    return 0;  // files in memory have no permissions
}
