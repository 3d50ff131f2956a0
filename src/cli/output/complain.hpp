// What went wrong, told to the user and kept in the log.
#pragma once

#include <iosfwd>
#include <string_view>

namespace doorstring {

// One sentence; answers with the status, so that a command can end by it.
int complain(std::ostream& err, int status, std::string_view sentence);

}  // namespace doorstring
