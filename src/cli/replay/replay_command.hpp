// `doorstring replay FILE --verify`: plays a recording without a window, as fast as can be.
#pragma once

#include "cli/options/command_line.hpp"

namespace doorstring {

// What was found goes to `out`, what is wrong to `err`. The exit status: exitFailed where a check
// differs, exitWrongUse where the file is no whole recording.
int verifyReplay(const ReplayRequest& request, const Folders& folders, std::ostream& out,
                 std::ostream& err);

}  // namespace doorstring
