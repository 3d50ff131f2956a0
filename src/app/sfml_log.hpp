// Writes the error messages of SFML, from any thread, to the log, line by line.
#pragma once

#include "files/log.hpp"

#include <SFML/System/Err.hpp>

#include <ostream>
#include <streambuf>
#include <string>

namespace doorstring {

class SfmlLog : public std::streambuf {
public:
    SfmlLog() : previous_(sf::err().rdbuf(this)) {}
    ~SfmlLog() override { sf::err().rdbuf(previous_); }
    SfmlLog(const SfmlLog&) = delete;
    SfmlLog& operator=(const SfmlLog&) = delete;

private:
    // Music reports errors on the thread that plays it, so each thread has its own line.
    int_type overflow(int_type character) override {
        thread_local std::string line;
        if (character != '\n') {
            line += traits_type::to_char_type(character);
        } else if (!line.empty()) {
            logInfo("SFML: " + line);
            line.clear();
        }
        return character;
    }

    std::streambuf* previous_;
};

}  // namespace doorstring
