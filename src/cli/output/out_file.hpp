// A file of any length that is written whole or not at all: it grows beside the old one and takes
// its place at the end. Devices and pipes are written as they stand.
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace doorstring {

class OutFile {
public:
    // The error is a sentence that names the file, as all errors here.
    static Result<OutFile, std::string> open(const std::filesystem::path& file);

    OutFile(OutFile&& other) noexcept;
    OutFile& operator=(OutFile&&) = delete;
    ~OutFile();  // throws away what was not finished

    std::ostream& stream() { return stream_; }
    // Nothing, or what went wrong on the way.
    std::optional<std::string> finish();

private:
    OutFile(std::filesystem::path target, std::filesystem::path aside);

    std::filesystem::path target_;
    std::filesystem::path aside_;  // the target itself where it is a device
    bool finished_ = false;
    std::ofstream stream_;
};

// "maps/a.json cannot be written: No space left on device"
std::string cannotWrite(const std::filesystem::path& file, int reason);

}  // namespace doorstring
