// The version of the program.
#pragma once

namespace doorstring {

// The version as text: "0.2.0".
const char* versionText();

}  // namespace doorstring
