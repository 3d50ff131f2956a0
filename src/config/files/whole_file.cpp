#include "config/files/whole_file.hpp"

#include <cstdio>
#include <system_error>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

#include <cerrno>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

bool syncToDisk(std::FILE* file) {
#ifdef _WIN32
    return _commit(_fileno(file)) == 0;
#else
    return fsync(fileno(file)) == 0;
#endif
}

std::string sentence(const fs::path& file, int reason) {
    return file.string() + ": cannot be written: " + std::generic_category().message(reason);
}

// 0 or what went wrong.
int writeAndSync(const fs::path& aside, std::string_view content) {
    std::FILE* const out = std::fopen(aside.string().c_str(), "wb");
    if (out == nullptr) {
        return errno;
    }
    const bool written = std::fwrite(content.data(), 1, content.size(), out) == content.size() &&
                         std::fflush(out) == 0 && syncToDisk(out);
    const int reason = written ? 0 : errno;
    return std::fclose(out) == 0 || reason != 0 ? reason : errno;
}

}  // namespace

std::optional<std::string> writeWholeFile(const fs::path& file, std::string_view content) {
    fs::path aside = file;
    aside += ".new";
    std::error_code fault;
    if (const int reason = writeAndSync(aside, content); reason != 0) {
        fs::remove(aside, fault);
        return sentence(file, reason);
    }
    fs::rename(aside, file, fault);
    if (fault) {
        const int reason = fault.value();
        fs::remove(aside, fault);
        return sentence(file, reason);
    }
    return std::nullopt;
}

}  // namespace doorstring
