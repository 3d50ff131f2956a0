// SFML writes its complaints to a stream of its own: while this lives, they go to our log, line by
// line.
#pragma once

#include <streambuf>
#include <string>

namespace doorstring {

class SfmlLog : public std::streambuf {
public:
    SfmlLog();
    ~SfmlLog() override;
    SfmlLog(const SfmlLog&) = delete;
    SfmlLog& operator=(const SfmlLog&) = delete;

private:
    int_type overflow(int_type character) override;

    std::streambuf* before_;
    std::string line_;
};

}  // namespace doorstring
