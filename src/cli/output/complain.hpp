// What went wrong, for the user and the log.
#pragma once

#include "cli/output/exit_status.hpp"

#include <iosfwd>
#include <string_view>

namespace doorstring {

// One sentence, and lines of a drawing below it. What a terminal would act on is escaped. Returns
// the status, so that a command can end by it.
int complain(std::ostream& err, int status, std::string_view sentence,
             std::string_view drawing = {});

// Something to know, as the name of what was made.
void note(std::ostream& err, std::string_view sentence);

}  // namespace doorstring
