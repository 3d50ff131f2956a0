// A file of any length that is written whole or not at all: it grows beside the old one under a
// name of its own, is synced to the disk and takes the old one's place at the end. A link stays a
// link, and the file's mode is kept. Devices and pipes are written directly.
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

class WholeFile {
public:
    // What becomes of a file that could not be written to its end, as on a full disk.
    enum class IfCut { Discard, Keep };

    // The error is a sentence that names the file, as all errors here.
    static Result<WholeFile, std::string> open(const std::filesystem::path& file,
                                               IfCut ifCut = IfCut::Discard);

    WholeFile(WholeFile&&) noexcept;
    WholeFile& operator=(WholeFile&&) noexcept;
    ~WholeFile();  // discards what was not finished

    std::ostream& stream();
    // Nothing, or what went wrong first, here or while writing to the stream; the old file then
    // stands as it was, unless the cut one is to be kept.
    std::optional<std::string> finish();

private:
    class Writing;
    explicit WholeFile(std::unique_ptr<Writing> writing);

    std::unique_ptr<Writing> writing_;
};

std::optional<std::string> writeWholeFile(const std::filesystem::path& file,
                                          std::string_view content);

// Resolves symbolic links. Their target need not exist.
std::filesystem::path linkTarget(std::filesystem::path file);

}  // namespace doorstring
