// A file of the system by its descriptor. Functions that return an int return an errno, 0 if
// nothing went wrong, except descriptor() and the overrides of std::streambuf.
#pragma once

#include <cstdint>
#include <filesystem>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

// A file whose destructor closes its descriptor.
class PosixFile {
public:
    PosixFile() = default;
    ~PosixFile() { close(); }
    PosixFile(PosixFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    PosixFile& operator=(PosixFile&&) = delete;

    // Opens a file as ::open does. Other programs that this one starts do not inherit it.
    int open(const std::filesystem::path& file, int flags, unsigned mode = 0);
    bool isOpen() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }

    // Writes all of the text where the last write ended.
    int write(std::string_view text);
    // Writes all of the text to the file from its byte `offset` on.
    int writeAt(std::uintmax_t offset, std::string_view text);
    // Reads the first text.size() bytes of the file into the text; EIO if the file has fewer.
    int read(std::string& text) const;
    // Appends the next bytes of the file to the text; at the end of the file, appends nothing.
    int readNext(std::string& text) const;
    // Cuts off what follows the first `length` bytes.
    int cut(std::uintmax_t length);
    // Waits until the disk has all that was written.
    int sync();
    int close();

private:
    int descriptor_ = -1;
};

// A stream that writes to an open file and remembers why a write failed. The file must outlive the
// stream.
class PosixFileStream : public std::ostream {
public:
    explicit PosixFileStream(int descriptor) : std::ostream(nullptr), buffer_(descriptor) {
        rdbuf(&buffer_);
    }
    // Returns the errno of the first write that failed; 0 if none did.
    int reason() const { return buffer_.reason; }

private:
    struct Buffer : std::streambuf {
        explicit Buffer(int fileDescriptor);
        int_type overflow(int_type byte) override;
        int sync() override;

        int descriptor;
        int reason = 0;
        std::vector<char> bytes;
    };
    Buffer buffer_;
};

// The sentence "FILE cannot be written: No space left on device".
std::string unwritable(const std::filesystem::path& file, int reason);
std::string unwritable(const std::filesystem::path& file, std::string_view reason);

// Syncs the names in a folder, if its file system can do that. Without the sync, a power cut may
// bring back a file that another one has replaced.
void syncFolder(const std::filesystem::path& folder);

}  // namespace doorstring
