#include "config/files/program_path.hpp"

#if defined(__APPLE__)
#include <array>
#include <cstdint>
#include <mach-o/dyld.h>
#endif

namespace doorstring {

std::filesystem::path programPath() {
#if defined(__APPLE__)
    std::array<char, 4096> buffer{};
    auto size = static_cast<std::uint32_t>(buffer.size());
    const bool known = _NSGetExecutablePath(buffer.data(), &size) == 0;
    return known ? std::filesystem::path(buffer.data()) : std::filesystem::path();
#else
    std::error_code error;
    std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? std::filesystem::path() : program;
#endif
}

}  // namespace doorstring
