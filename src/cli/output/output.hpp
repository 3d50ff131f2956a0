// Text and pictures on their way to the standard output or to a file.
#pragma once

#include "config/text/config_error.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

namespace doorstring {

// Text on its way to a stream, handed over in large blocks: what is written may be far larger than
// memory, and many small writes would take most of the time.

class BlockWriter {
public:
    explicit BlockWriter(std::ostream& stream) : stream_(stream) {}

    void text(std::string_view text) {
        buffer_.append(text.data(), text.data() + text.size());
        flushFull();
    }
    void bytes(std::span<const std::uint8_t> bytes) {
        text({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }
    template <typename... Args>
    void format(fmt::format_string<Args...> pattern, Args&&... args) {
        fmt::format_to(fmt::appender(buffer_), pattern, std::forward<Args>(args)...);
        flushFull();
    }
    void flush();

    // Nothing more is written once the stream has failed.
    bool failed() const { return failed_; }
    int reason() const { return reason_; }  // the errno of the failure; may be 0

private:
    static constexpr std::size_t blockSize = 64 * 1024;

    void flushFull() {
        if (buffer_.size() >= blockSize) {
            handOver();
        }
    }
    void handOver();

    std::ostream& stream_;
    fmt::memory_buffer buffer_;
    bool failed_ = false;
    int reason_ = 0;
};

// Why a command ends early.
struct Failure {
    int status = 0;
    std::string sentence;
};
using MaybeFailure = std::optional<Failure>;

// Writes all of the output, or says what it could not make.
using Fill = std::function<MaybeFailure(BlockWriter&)>;

// Writes to the file, whole or not at all, or to `out` without one. Returns the exit status; errors
// have been reported to `err`. A pipe that its reader closes (| head) is no failure.
int writeOutput(const std::optional<std::filesystem::path>& file, std::ostream& out,
                std::ostream& err, const Fill& fill);

struct GivenFile {
    std::string_view option;
    std::optional<std::filesystem::path> file;
};
// Why one of the files that a command writes cannot be written, to be said before long work: null
// without a file, and of a device or a pipe. No two may be the same. A file that is there already
// stays as it is.
std::optional<std::string> unwritable(std::span<const GivenFile> files);

// To the standard output. Returns the exit status.
int print(std::ostream& out, std::ostream& err, std::string_view text);

// How the program ends, and what went wrong, for the user and the log.

inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;    // the work failed, as on a full disk
inline constexpr int exitWrongUse = 2;  // the command line, the configuration or a file is wrong

// One sentence, and lines of a drawing below it. Control characters are escaped. Returns the
// status, so that a command can end by it.
int complain(std::ostream& err, int status, std::string_view sentence,
             std::string_view drawing = {});

// Each of the mistakes. Returns exitWrongUse.
int complain(std::ostream& err, const ConfigErrors& errors);

// A line of information, such as the seed of a picture.
void note(std::ostream& err, std::string_view sentence);

}  // namespace doorstring
