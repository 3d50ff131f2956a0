#include "cli/output/progress_bar.hpp"

#include <fmt/format.h>

#include <string>

namespace doorstring {

namespace {

constexpr int width = 40;
constexpr std::chrono::milliseconds patience{300};

}  // namespace

void ProgressBar::show(int done, int of) {
    const int percent = static_cast<int>(std::int64_t{100} * done / of);
    if (out_ == nullptr || percent == percent_ ||
        std::chrono::steady_clock::now() - begun_ < patience) {
        return;
    }
    percent_ = percent;
    drawn_ = true;
    const int filled = width * percent / 100;
    *out_ << fmt::format("\r[{}{}] {:3} %", std::string(static_cast<std::size_t>(filled), '#'),
                         std::string(static_cast<std::size_t>(width - filled), ' '), percent)
          << std::flush;
}

ProgressBar::~ProgressBar() {
    if (drawn_) {
        *out_ << '\r' << std::string(width + 8, ' ') << '\r' << std::flush;
    }
}

}  // namespace doorstring
