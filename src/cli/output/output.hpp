// What a command writes: its output, to the standard output or a file; its errors and notes, to the
// standard error.
#pragma once

#include "config/text/config_error.hpp"
#include "room/templates/room_template.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace doorstring {

// Hands text over to a stream in large blocks: an output may be far larger than memory, and many
// small writes would take most of the time.
class BlockWriter {
public:
    explicit BlockWriter(std::ostream& stream) : stream_(stream) {}

    void text(std::string_view text) {
        buffer_.append(text.data(), text.data() + text.size());
        handOverIfFull();
    }
    void bytes(std::span<const std::uint8_t> bytes) {
        text({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }
    template <typename... Args>
    void format(fmt::format_string<Args...> pattern, Args&&... args) {
        fmt::format_to(fmt::appender(buffer_), pattern, std::forward<Args>(args)...);
        handOverIfFull();
    }
    void flush();

    // Whether the stream has failed; nothing more is written then.
    bool failed() const { return failed_; }
    int reason() const { return reason_; }  // the errno of the failure; 0 if unknown

private:
    static constexpr std::size_t blockSize = 64 * 1024;

    void handOverIfFull() {
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

// The reason why a command ends early.
struct Failure {
    int status = 0;
    std::string sentence;
};
using MaybeFailure = std::optional<Failure>;

// Writes the whole output. Returns why it could not be made; empty if it could.
using Fill = std::function<MaybeFailure(BlockWriter&)>;

// The part of writeOutput() that need not be a template.
int fillOutput(const std::optional<std::filesystem::path>& file, std::ostream& out,
               std::ostream& err, const Fill& fill);

// Writes to the file, whole or not at all, or to `out` if `file` is empty. Returns the exit
// status; errors have been reported to `err`. A pipe that its reader closes (| head) is no failure.
// `write` takes a BlockWriter, and returns a MaybeFailure or, if it cannot fail, nothing.
template <typename Write>
int writeOutput(const std::optional<std::filesystem::path>& file, std::ostream& out,
                std::ostream& err, const Write& write) {
    return fillOutput(file, out, err, [&](BlockWriter& writer) -> MaybeFailure {
        if constexpr (std::is_void_v<decltype(write(writer))>) {
            write(writer);
            return std::nullopt;
        } else {
            return write(writer);
        }
    });
}

// The value of an option that names an output file.
struct GivenFile {
    std::string_view option;
    std::optional<std::filesystem::path> file;  // empty if the option was not given
};
// Says, before long work begins, which of the output files cannot be written and why, or that two
// of them are the same; empty if nothing is wrong. Does not try devices and pipes, and changes no
// existing file.
std::optional<std::string> outputFault(std::span<const GivenFile> files);

// Writes to the standard output. Returns the exit status.
int print(std::ostream& out, std::ostream& err, std::string_view text);

// The exit statuses.
inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;    // the work failed, as on a full disk, or its result is bad
inline constexpr int exitWrongUse = 2;  // the command line, the configuration or a file is wrong

// Reports an error: a sentence to `err` and to the log, with its control characters escaped, and
// the lines of a drawing below it to `err` only. Returns the status, for a command to return.
int complain(std::ostream& err, int status, std::string_view sentence,
             std::string_view drawing = {});

// Reports each of the mistakes. Returns exitWrongUse.
int complain(std::ostream& err, const ConfigErrors& errors);

// Reports the fault of a room made by hand, with its picture. Returns exitWrongUse.
int complain(std::ostream& err, const TemplateFault& fault);

// Writes a line of information, such as the seed of a picture.
void note(std::ostream& err, std::string_view sentence);

// Shows the progress of long work: [########        ]  50 %. The bar appears only if the work takes
// a while, and is erased at the end of it.
class ProgressBar {
public:
    // `out` is where the bar is shown; null for no bar.
    explicit ProgressBar(std::ostream* out) : out_(out) {}
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();

    void show(int done, int total);
    // Does the same, and shows how many are done in a second and the time that is left.
    void showRate(std::uint64_t done, std::uint64_t total);

private:
    void draw(int percent, std::string_view more);

    std::ostream* out_;
    int percent_ = -1;
    std::size_t shownLength_ = 0;  // characters of the line that is shown; 0 if there is none
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace doorstring
