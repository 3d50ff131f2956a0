#include "base/message.hpp"

#include <atomic>
#include <utility>

namespace doorstring {

namespace {

std::atomic<const Language*> chosen = nullptr;
thread_local int englishScopes = 0;

const Language* current() {
    return englishScopes > 0 ? nullptr : chosen.load();
}

const std::vector<std::string>* formsIn(const Language& language, std::string_view key) {
    const auto found = language.messages.find(key);
    return found == language.messages.end() ? nullptr : &found->second;
}

}  // namespace

std::string Language::keyOf(std::string_view context, std::string_view english) {
    // The character that gettext puts between context and text in its binary files.
    constexpr char separator = '\4';
    std::string key(context);
    if (!context.empty()) {
        key += separator;
    }
    return key.append(english);
}

void useLanguage(std::shared_ptr<const Language> language) {
    static std::vector<std::shared_ptr<const Language>> used;
    chosen = language.get();
    if (language != nullptr) {
        used.push_back(std::move(language));
    }
}

std::string_view tr(Message message) {
    const Language* language = current();
    if (language == nullptr) {
        return message.english();
    }
    const auto* forms =
        message.context().empty()
            ? formsIn(*language, message.english())
            : formsIn(*language, Language::keyOf(message.context(), message.english()));
    return forms == nullptr ? message.english() : forms->front();
}

std::string_view trCount(std::uint64_t count, std::string_view one, std::string_view many) {
    const Language* language = current();
    const auto* forms = language == nullptr ? nullptr : formsIn(*language, one);
    const std::size_t form = forms == nullptr ? 0 : language->formOf(count);
    if (forms == nullptr || form >= forms->size()) {
        return count == 1 ? one : many;
    }
    return (*forms)[form];
}

InEnglish::InEnglish() {
    ++englishScopes;
}
InEnglish::~InEnglish() {
    --englishScopes;
}

}  // namespace doorstring
