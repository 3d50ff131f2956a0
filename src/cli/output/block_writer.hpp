// Text on its way to a stream, handed over in large blocks: what is written may be far larger than
// memory, and many small writes would take most of the time.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <ostream>
#include <span>
#include <string_view>

namespace doorstring {

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

}  // namespace doorstring
