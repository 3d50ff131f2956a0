// How the program ends.
#pragma once

namespace doorstring {

inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;    // the work failed, as on a full disk
inline constexpr int exitWrongUse = 2;  // the command line, the configuration or a file is wrong

}  // namespace doorstring
