#include "config/files/descriptor_buffer.hpp"

#include <cerrno>
#include <unistd.h>

namespace doorstring {

DescriptorBuffer::DescriptorBuffer(int descriptor) : descriptor_(descriptor) {
    setp(buffer_.data(), buffer_.data() + buffer_.size());
}

DescriptorBuffer::int_type DescriptorBuffer::overflow(int_type letter) {
    if (sync() != 0) {
        return traits_type::eof();
    }
    if (!traits_type::eq_int_type(letter, traits_type::eof())) {
        sputc(traits_type::to_char_type(letter));
    }
    return traits_type::not_eof(letter);
}

int DescriptorBuffer::sync() {
    const char* at = pbase();
    while (reason_ == 0 && at < pptr()) {
        const ssize_t written = ::write(descriptor_, at, static_cast<std::size_t>(pptr() - at));
        if (written >= 0) {
            at += written;
        } else if (errno != EINTR) {
            reason_ = errno;
        }
    }
    setp(buffer_.data(), buffer_.data() + buffer_.size());
    return reason_ == 0 ? 0 : -1;
}

}  // namespace doorstring
