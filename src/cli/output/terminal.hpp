// Whether someone is looking.
#pragma once

#include <iosfwd>

namespace doorstring {

// Of the standard output and the standard error; false of other streams.
bool isTerminal(const std::ostream& stream);

}  // namespace doorstring
