// A file that grows while the program runs. What was appended survives a crash of the program. A
// thread syncs the file to the disk, because syncing may take longer than a tick.
#pragma once

#include "base/result.hpp"
#include "files/posix_file.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

class GrowingFile {
public:
    // Opens an existing file to append to its first `length` bytes; what follows them is cut off.
    // The error is a sentence that names the file, like all errors here.
    static Result<GrowingFile, std::string> open(const std::filesystem::path& file,
                                                 std::uintmax_t length);

    GrowingFile(GrowingFile&&) noexcept;
    GrowingFile& operator=(GrowingFile&&) = delete;
    ~GrowingFile();  // syncs the file

    // Appends all of the text. On an error, as on a full disk, appends nothing and returns the
    // error. A sync that has failed since the last call is an error, too: the disk may have lost
    // a part that was appended earlier, so the next call first writes the whole file again.
    std::optional<std::string> append(std::string_view text);
    // Has a thread sync the file. If no thread could be had, the caller waits for the disk.
    void sync();
    // Syncs and closes the file. Returns the error; null if there was none.
    std::optional<std::string> close();

private:
    class BackgroundSync;
    explicit GrowingFile(std::filesystem::path file);

    // These return an errno, 0 if nothing is wrong.
    int begin(std::uintmax_t length);
    int noteLoss();
    int writeAgainIfLost();
    int end();

    std::filesystem::path path_;
    PosixFile file_;
    std::uintmax_t length_ = 0;
    int loss_ = 0;             // errno of a sync that failed in sync() itself; noteLoss() clears it
    bool isPartLost_ = false;  // a sync failed: the system may have dropped what was written
    std::unique_ptr<BackgroundSync>
        sync_;  // null if no thread could be had: then sync() itself waits
};

}  // namespace doorstring
