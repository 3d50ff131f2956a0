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
    // Makes one of what is English everywhere, such as what is wrong with a file.
    Notice(std::string sentence) : shown(sentence), english(std::move(sentence)) {}
};

// Makes one of what the function writes with say(); it is called twice.
template <typename Write>
Notice noticeOf(const Write& write) {
    Notice notice(write());
    const InEnglish english;
    notice.english = write();
    return notice;
}

}  // namespace doorstring
