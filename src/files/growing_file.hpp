// A file that grows while the program runs, so that a crash leaves all that was written. Bringing
// it to the disk may take longer than a tick, so a thread of its own does it.
#pragma once

#include "base/result.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

class GrowingFile {
public:
    // Goes on behind the first `length` bytes of an existing file; what follows them is cut off.
    // The error is a sentence that names the file, as all errors here.
    static Result<GrowingFile, std::string> open(const std::filesystem::path& file,
                                                 std::uintmax_t length);

    GrowingFile(GrowingFile&&) noexcept;
    GrowingFile& operator=(GrowingFile&&) noexcept;
    ~GrowingFile();  // brings it to the disk

    // All of the text or nothing: where it does not fit on the disk, the file stays as it was.
    std::optional<std::string> append(std::string_view text);
    // Soon brings what was written to the disk.
    void sync();
    // Brings it to the disk at once.
    std::optional<std::string> close();

private:
    class Writing;
    explicit GrowingFile(std::unique_ptr<Writing> writing);

    std::unique_ptr<Writing> writing_;
};

}  // namespace doorstring
