#include "cli/output/block_writer.hpp"

#include <cerrno>

namespace doorstring {

void BlockWriter::handOver() {
    if (!failed_) {
        errno = 0;
        stream_.write(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
        failed_ = !stream_;
        reason_ = failed_ ? errno : 0;
    }
    buffer_.clear();
}

void BlockWriter::flush() {
    handOver();
    if (!failed_) {
        errno = 0;
        stream_.flush();
        failed_ = !stream_;
        reason_ = failed_ ? errno : 0;
    }
}

}  // namespace doorstring
