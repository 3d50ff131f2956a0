// A disk that is almost full.
#pragma once

#include <csignal>
#include <cstdint>
#include <sys/resource.h>

namespace doorstring::testing {

// While it lives, no file grows beyond this many bytes.
class SmallDisk {
public:
    explicit SmallDisk(std::uintmax_t bytes) : before_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &limit_);
        rlimit small = limit_;
        small.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() {
        ::setrlimit(RLIMIT_FSIZE, &limit_);
        std::signal(SIGXFSZ, before_);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit limit_{};
    void (*before_)(int);
};

}  // namespace doorstring::testing
