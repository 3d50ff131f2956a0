// What players read: written in English where it is used, and shown in the language chosen. Logs,
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

// An English text that can be translated. Only msg() and its like make one, so that
// tools/translations, which looks for them, finds every message.
class Message {
public:
    constexpr Message() = default;  // empty
    constexpr std::string_view english() const { return english_; }
    // Tells apart texts that are alike in English only; empty for most.
    constexpr std::string_view context() const { return context_; }
    constexpr bool empty() const { return english_.empty(); }
    // Makes one of a name in config/, such as that of a floor, which must outlive it.
    static constexpr Message named(std::string_view name) { return {name, {}}; }

private:
    constexpr Message(std::string_view english, std::string_view context)
        : english_(english), context_(context) {}
    friend constexpr Message msg(const char* english);
    friend constexpr Message msgIn(const char* context, const char* english);

    std::string_view english_;
    std::string_view context_;
};

// Not consteval: beside a call of such a function clang++ 14 compiles the lambdas of a table
// wrongly.
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
    // Returns which of the forms of a message belongs to a number: 0, 1, ...
    std::function<std::size_t(std::uint64_t)> formOf = [](std::uint64_t count) {
        return count == 1 ? std::size_t{0} : std::size_t{1};
    };
    // By keyOf: the translation, or one for each form of a message that counts something.
    std::map<std::string, std::vector<std::string>, std::less<>> messages;

    // The key of an English text in `messages`: with its context before it if it has one.
    static std::string keyOf(std::string_view context, std::string_view english);
};

// Shows all messages in this language from now on; null is English. Called by one thread only. What
// tr() has returned stays valid: a language that was once used is kept.
void useLanguage(std::shared_ptr<const Language> language);

// The message in the language chosen; in English if it has no translation there.
std::string_view tr(Message message);

// The form of a message that belongs to a number: "1 heart", "2 hearts". `many` is English, too.
std::string_view trCount(std::uint64_t count, std::string_view one, std::string_view many);

// While one of these lives, the thread that made it reads messages in English, as a log needs them.
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
