#include "config/files/folder_lock.hpp"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <unistd.h>

namespace doorstring {

FolderLock::FolderLock(const std::filesystem::path& folder)
    : descriptor_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    constexpr int attempts = 300;
    constexpr int pauseMilliseconds = 10;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        held_ = ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
        if (held_) {
            return;
        }
        ::poll(nullptr, 0, pauseMilliseconds);
    }
}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

}  // namespace doorstring
