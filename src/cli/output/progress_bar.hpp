// How far a long work is, on a terminal: [########        ] 50 %. It shows itself only where the
// work takes a while, and is gone when it is done.
#pragma once

#include <chrono>
#include <ostream>

namespace doorstring {

class ProgressBar {
public:
    // Null: no bar is shown.
    explicit ProgressBar(std::ostream* out) : out_(out) {}
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();

    void show(int done, int of);

private:
    std::ostream* out_;
    int percent_ = -1;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace doorstring
