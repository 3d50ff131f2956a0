// How the program ends, and what went wrong, for the user and the log.
#pragma once

#include "config/text/config_error.hpp"

#include <iosfwd>
#include <string_view>

namespace doorstring {

inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;    // the work failed, as on a full disk
inline constexpr int exitWrongUse = 2;  // the command line, the configuration or a file is wrong

// One sentence, and lines of a drawing below it. Control characters are escaped. Returns the
// status, so that a command can end by it.
int complain(std::ostream& err, int status, std::string_view sentence,
             std::string_view drawing = {});

// Each of the mistakes. Returns exitWrongUse.
int complain(std::ostream& err, const ConfigErrors& errors);

// A line of information, such as the seed of a picture.
void note(std::ostream& err, std::string_view sentence);

}  // namespace doorstring
