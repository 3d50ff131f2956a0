// Sentences that go both to the screen, in the language chosen, and to the log, in English.
#pragma once

#include "base/message.hpp"

#include <string>
#include <utility>

namespace doorstring {

struct Notice {
    std::string shown;
    std::string english;

    Notice() = default;
    // Makes a notice of a sentence that is always English, such as what is wrong with a file.
    Notice(std::string sentence) : shown(sentence), english(std::move(sentence)) {}
};

// Makes a notice of what `write` returns. `write` uses say(), and is called twice: in the language
// chosen and in English.
template <typename Write>
Notice noticeOf(const Write& write) {
    Notice notice(write());
    const InEnglish english;
    notice.english = write();
    return notice;
}

}  // namespace doorstring
