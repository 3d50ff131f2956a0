#include "files/posix_file.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

// Calls write(text) with the rest of the text until nothing is left.
template <typename Write>
int writeAll(std::string_view text, const Write& write) {
    while (!text.empty()) {
        const ssize_t written = write(text);
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

int writeTo(int descriptor, std::string_view text) {
    return writeAll(text, [descriptor](std::string_view rest) {
        return ::write(descriptor, rest.data(), rest.size());
    });
}

}  // namespace

int PosixFile::open(const fs::path& file, int flags, unsigned mode) {
    descriptor_ = ::open(file.c_str(), flags | O_CLOEXEC, mode);
    return descriptor_ < 0 ? errno : 0;
}

int PosixFile::write(std::string_view text) {
    return writeTo(descriptor_, text);
}

int PosixFile::writeAt(std::uintmax_t offset, std::string_view text) {
    const std::uintmax_t end = offset + text.size();
    return writeAll(text, [this, end](std::string_view rest) {
        return ::pwrite(descriptor_, rest.data(), rest.size(),
                        static_cast<off_t>(end - rest.size()));
    });
}

int PosixFile::read(std::string& text) const {
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t found =
            ::pread(descriptor_, text.data() + done, text.size() - done, static_cast<off_t>(done));
        if (found > 0) {
            done += static_cast<std::size_t>(found);
        } else if (found == 0 || errno != EINTR) {
            return found == 0 ? EIO : errno;
        }
    }
    return 0;
}

int PosixFile::readNext(std::string& text) const {
    std::array<char, 16384> part;
    ssize_t found = 0;
    do {
        found = ::read(descriptor_, part.data(), part.size());
    } while (found < 0 && errno == EINTR);
    if (found < 0) {
        return errno;
    }
    text.append(part.data(), static_cast<std::size_t>(found));
    return 0;
}

int PosixFile::cut(std::uintmax_t length) {
    return ::ftruncate(descriptor_, static_cast<off_t>(length)) == 0 ? 0 : errno;
}

int PosixFile::sync() {
    return ::fsync(descriptor_) == 0 ? 0 : errno;
}

int PosixFile::close() {
    const int descriptor = std::exchange(descriptor_, -1);
    return descriptor < 0 || ::close(descriptor) == 0 ? 0 : errno;
}

PosixFileStream::Buffer::Buffer(int fileDescriptor) : descriptor(fileDescriptor), bytes(65536) {
    setp(bytes.data(), bytes.data() + bytes.size());
}

PosixFileStream::Buffer::int_type PosixFileStream::Buffer::overflow(int_type byte) {
    if (sync() != 0) {
        return traits_type::eof();
    }
    if (!traits_type::eq_int_type(byte, traits_type::eof())) {
        sputc(traits_type::to_char_type(byte));
    }
    return traits_type::not_eof(byte);
}

int PosixFileStream::Buffer::sync() {
    if (reason == 0) {
        reason = writeTo(descriptor, {pbase(), static_cast<std::size_t>(pptr() - pbase())});
    }
    setp(bytes.data(), bytes.data() + bytes.size());
    return reason == 0 ? 0 : -1;
}

std::string unwritable(const fs::path& file, std::string_view reason) {
    return fmt::format("{} cannot be written: {}", file.string(), reason);
}

std::string unwritable(const fs::path& file, int reason) {
    return unwritable(file, std::generic_category().message(reason == 0 ? EIO : reason));
}

void syncFolder(const fs::path& folder) {
    PosixFile opened;
    if (opened.open(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY) == 0) {
        opened.sync();
    }
}

}  // namespace doorstring
