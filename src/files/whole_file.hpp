// Files as a whole: text files that are read in one go, and files of any length that are written
// whole or not at all.
#pragma once

#include "base/result.hpp"
#include "files/posix_file.hpp"
#include "files/signals.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace doorstring {

// A file that is written beside the old one under another name, synced to the disk, and put in the
// old one's place at the end. A link stays a link, and the mode of the file is kept. Devices and
// pipes are written directly.
class WholeFile {
public:
    // What happens to a file that could not be written to its end, as on a full disk.
    enum class IfCut { Discard, Keep };

    // Begins a file. The error is a sentence that names the file, like all errors here.
    static Result<WholeFile, std::string> open(const std::filesystem::path& file,
                                               IfCut ifCut = IfCut::Discard);

    std::ostream& stream() { return *stream_; }
    // Puts the file in its place. Returns the first error, here or while writing to the stream;
    // null if there was none. After an error the old file stays as it was, except with IfCut::Keep.
    // A file that is destroyed without this call is discarded.
    std::optional<std::string> finish();

private:
    WholeFile(std::filesystem::path file, IfCut ifCut);

    std::optional<std::string> begin();
    // These return an errno, 0 if nothing is wrong.
    int openTargetOrTemporary();
    int openTemporary();
    int putInPlace();

    std::filesystem::path shown_;   // as the caller named it
    std::filesystem::path target_;  // what shown_ leads to if it is a link; else the same
    IfCut ifCut_;
    PosixFile file_;
    std::filesystem::path temporary_;  // empty if the target is a device or a pipe
    UnfinishedFile unfinished_;
    std::unique_ptr<PosixFileStream> stream_;
};

// Writes a file with this content. Returns the error, a sentence that names the file; null if there
// was none.
std::optional<std::string> writeWholeFile(const std::filesystem::path& file,
                                          std::string_view content);

// Says why files cannot be written in a folder, which is made before the first of them if it does
// not exist; null if they can. Changes nothing.
std::optional<std::string> folderFault(const std::filesystem::path& folder);

// Resolves symbolic links. Their target need not exist.
std::filesystem::path linkTarget(std::filesystem::path file);

struct TextFileFault {
    std::string sentence;
};

// The largest size in bytes of a kind of file, and the sentence for larger files.
struct TextLimit {
    std::size_t bytes;
    std::string_view sentence;
};
inline constexpr TextLimit configLimit{
    1U << 20U, "the file is larger than 1 MiB; a config file has a few hundred lines"};

// Reads a file as text. The error says what is wrong with the file without naming it.
Result<std::string, TextFileFault> readTextFile(const std::filesystem::path& path,
                                                const TextLimit& limit = configLimit);

}  // namespace doorstring
