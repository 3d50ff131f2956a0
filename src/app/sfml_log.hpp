// SFML writes its complaints to a stream of its own: while this lives, they go to our log, line by
// line.
#pragma once

#include "files/log.hpp"

#include <SFML/System/Err.hpp>

#include <ostream>
#include <streambuf>
#include <string>

namespace doorstring {

class SfmlLog : public std::streambuf {
public:
    SfmlLog() : before_(sf::err().rdbuf(this)) {}
    ~SfmlLog() override { sf::err().rdbuf(before_); }
    SfmlLog(const SfmlLog&) = delete;
    SfmlLog& operator=(const SfmlLog&) = delete;

private:
    int_type overflow(int_type character) override {
        if (character != '\n') {
            line_ += traits_type::to_char_type(character);
        } else if (!line_.empty()) {
            logInfo("SFML: " + line_);
            line_.clear();
        }
        return character;
    }

    std::streambuf* before_;
    std::string line_;
};

}  // namespace doorstring
