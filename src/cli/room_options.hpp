// What `doorstring room` is asked for.
#pragma once

#include "base/result.hpp"
#include "cli/command_line.hpp"
#include "cli/given_options.hpp"

#include <string>

namespace doorstring {

// The error is a sentence.
Result<Request, std::string> roomRequest(const GivenOptions& given, CommonOptions common);

}  // namespace doorstring
