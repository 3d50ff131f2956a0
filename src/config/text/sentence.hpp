// Sentences for the screen.
#pragma once

#include <string>

namespace doorstring {

// With a capital at its beginning and a full stop at its end.
inline std::string asSentence(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    const bool closed = text.empty() || text.back() == '.' || text.back() == '?';
    return closed ? text : text + '.';
}

}  // namespace doorstring
