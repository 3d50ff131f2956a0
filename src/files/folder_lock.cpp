#include "files/folder_lock.hpp"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <unistd.h>

namespace doorstring {

FolderLock::FolderLock(const std::filesystem::path& folder, IfHeld ifHeld)
    : descriptor_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    const int attempts = ifHeld == IfHeld::Wait ? 300 : 1;
    constexpr int pauseMilliseconds = 10;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt > 0) {
            ::poll(nullptr, 0, pauseMilliseconds);
        }
        held_ = ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
        if (held_) {
            return;
        }
    }
}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

}  // namespace doorstring
