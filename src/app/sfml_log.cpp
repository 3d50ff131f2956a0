#include "app/sfml_log.hpp"

#include "config/log/log.hpp"

#include <SFML/System/Err.hpp>

#include <ostream>

namespace doorstring {

SfmlLog::SfmlLog() : before_(sf::err().rdbuf(this)) {}

SfmlLog::~SfmlLog() {
    sf::err().rdbuf(before_);
}

SfmlLog::int_type SfmlLog::overflow(int_type character) {
    if (traits_type::eq_int_type(character, traits_type::eof())) {
        return traits_type::not_eof(character);
    }
    const char c = traits_type::to_char_type(character);
    if (c != '\n') {
        line_ += c;
    } else if (!line_.empty()) {
        logInfo("SFML: " + line_);
        line_.clear();
    }
    return character;
}

}  // namespace doorstring
