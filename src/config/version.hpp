// Which doorstring this is.
#pragma once

namespace doorstring {

// "0.2.0"
const char* versionText();

}  // namespace doorstring
