#include "cli/output/terminal.hpp"

#include "base/number_text.hpp"

#include <fmt/format.h>

#include <ostream>
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
    draw(percent, {});
}

void ProgressBar::showRate(std::uint64_t done, std::uint64_t of) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun_;
    if (out_ == nullptr || passed < patience || done == 0) {
        return;
    }
    const double rate = static_cast<double>(done) / passed.count();
    const auto left = static_cast<std::uint64_t>(static_cast<double>(of - done) / rate);
    draw(static_cast<int>(100.0 * static_cast<double>(done) / static_cast<double>(of)),
         fmt::format("  {} a second, {}:{:02} left", grouped(static_cast<std::uint64_t>(rate)),
                     left / 60, left % 60));
}

// What was longer before is wiped out by spaces.
void ProgressBar::draw(int percent, std::string_view more) {
    percent_ = percent;
    const int filled = width * percent / 100;
    const std::string line =
        fmt::format("[{}{}] {:3} %{}", std::string(static_cast<std::size_t>(filled), '#'),
                    std::string(static_cast<std::size_t>(width - filled), ' '), percent, more);
    *out_ << fmt::format("\r{:{}}", line, drawn_) << std::flush;
    drawn_ = line.size();
}

ProgressBar::~ProgressBar() {
    if (drawn_ > 0) {
        *out_ << '\r' << std::string(drawn_, ' ') << '\r' << std::flush;
    }
}

}  // namespace doorstring
