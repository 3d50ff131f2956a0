// Keeps the libraries below SFML (ALSA, OpenAL) from writing to the standard error output while
// this lives: of a machine without a sound device they complain in a dozen lines where one
// will do.
#pragma once

#if __has_include(<unistd.h>)
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace doorstring {

class SoundHush {
public:
#if __has_include(<unistd.h>)
    SoundHush() {
        std::fflush(stderr);
        before_ = ::dup(STDERR_FILENO);
        const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
        if (before_ >= 0 && nowhere >= 0) {
            ::dup2(nowhere, STDERR_FILENO);
        }
        if (nowhere >= 0) {
            ::close(nowhere);
        }
    }
    ~SoundHush() {
        if (before_ >= 0) {
            std::fflush(stderr);
            ::dup2(before_, STDERR_FILENO);
            ::close(before_);
        }
    }
#else
    SoundHush() = default;
#endif
    SoundHush(const SoundHush&) = delete;
    SoundHush& operator=(const SoundHush&) = delete;

#if __has_include(<unistd.h>)
private:
    int before_ = -1;
#endif
};

}  // namespace doorstring
