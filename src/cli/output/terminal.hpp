// How far a long work is, shown on a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <ostream>
#include <string_view>

namespace doorstring {

// Shows how far a long work is: [########        ]  50 %. It appears only if the work takes a
// while, and is gone when it is done.
class ProgressBar {
public:
    // Null: no bar is shown.
    explicit ProgressBar(std::ostream* out) : out_(out) {}
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();

    void show(int done, int of);
    // With how many a second, and the time left.
    void showRate(std::uint64_t done, std::uint64_t of);

private:
    void draw(int percent, std::string_view more);

    std::ostream* out_;
    int percent_ = -1;
    std::size_t drawn_ = 0;  // signs of the line that is shown
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace doorstring
