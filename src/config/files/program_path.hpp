// Where the running program lies.
#pragma once

#include <filesystem>

namespace doorstring {

// Empty where the system does not say.
std::filesystem::path programPath();

}  // namespace doorstring
