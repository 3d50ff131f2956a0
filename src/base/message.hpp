// Messages for players: written in English in the code and shown in the chosen language. Logs,
// files, and what the command line prints stay English.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// An English text that can be translated. Texts in the code become messages only by msg() and
// msgIn(), so that tools/translations, which looks for these calls, finds every message.
class Message {
public:
    constexpr Message() = default;  // empty
    constexpr std::string_view english() const { return english_; }
    // Tells apart texts that are the same in English but not in every language; empty for most.
    constexpr std::string_view context() const { return context_; }
    constexpr bool empty() const { return english_.empty(); }
    // Makes a message of a text that does not go through msg(), such as a floor's name in config/.
    // The text must outlive the message.
    static constexpr Message ofText(std::string_view text) { return {text, {}}; }

private:
    constexpr Message(std::string_view english, std::string_view context)
        : english_(english), context_(context) {}
    friend constexpr Message msg(const char* english);
    friend constexpr Message msgIn(const char* context, const char* english);

    std::string_view english_;
    std::string_view context_;
};

// Not consteval: clang++ 14 miscompiles the lambdas of a table if the table also has calls of a
// consteval function.
constexpr Message msg(const char* english) {
    return {english, {}};
}
constexpr Message msgIn(const char* context, const char* english) {
    return {english, context};
}

// The messages of a language, and how it counts.
struct Language {
    std::string code;  // "de"; "en" has no messages
    std::string name;  // "Deutsch"
    // Returns which form of a message goes with a number, as an index: 0, 1, ...
    std::function<std::size_t(std::uint64_t)> formOf = [](std::uint64_t count) {
        return count == 1 ? std::size_t{0} : std::size_t{1};
    };
    // The translations of each message, by its keyOf(): one for each form if the message has a
    // number (trCount), else only one.
    std::map<std::string, std::vector<std::string>, std::less<>> messages;

    // Returns the key of an English text in `messages`: its context, if it has one, and the text.
    static std::string keyOf(std::string_view context, std::string_view english);
};

// Shows all messages in this language from now on; null is English. Called by one thread only. What
// tr() has returned stays valid: every language that was used is kept.
void useLanguage(std::shared_ptr<const Language> language);

// Returns the message in the chosen language; in English if it has no translation there.
std::string_view tr(Message message);

// Returns the form of a message that goes with a number: "1 heart", "2 hearts". `one` and `many`
// are its English forms.
std::string_view trCount(std::uint64_t count, std::string_view one, std::string_view many);

// While an object of this class lives, tr() and trCount() return English on the thread that made
// the object. Used for texts of the log.
class InEnglish {
public:
    InEnglish();
    ~InEnglish();
    InEnglish(const InEnglish&) = delete;
    InEnglish& operator=(const InEnglish&) = delete;
    InEnglish(InEnglish&&) = delete;
    InEnglish& operator=(InEnglish&&) = delete;
};

}  // namespace doorstring
