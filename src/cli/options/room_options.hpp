// What `doorstring room` is asked for.
#pragma once

#include "cli/options/shared_options.hpp"

namespace doorstring {

// The error is a sentence.
OrSentence<Request> roomRequest(const GivenOptions& given, CommonOptions common);

}  // namespace doorstring
