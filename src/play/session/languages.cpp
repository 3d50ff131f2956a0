#include "play/session/languages.hpp"

#include "base/contains.hpp"
#include "config/language/po_file.hpp"
#include "files/folders.hpp"
#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <system_error>
#include <utility>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

// The time at which a file was saved; the earliest possible one if it cannot be read.
fs::file_time_type savedAt(const fs::path& file) {
    std::error_code error;
    const auto time = fs::last_write_time(file, error);
    return error ? fs::file_time_type::min() : time;
}

// Returns what a language calls itself, such as "Deutsch"; its code if the file does not say.
std::string nameIn(const fs::path& file, const std::string& code) {
    const auto text = readTextFile(file);
    if (!text) {
        return code;
    }
    // The name is in the header, the first entry. The rest is read when the language is chosen.
    const std::string_view header(text.value().data(),
                                  std::min(text.value().find("\n\n"), text.value().size()));
    const std::string name = readPo(header, code, [](char32_t) { return true; }).language.name;
    return name.empty() ? code : name;
}

}  // namespace

Languages::Languages(fs::path folder, std::vector<std::string> systemCodes,
                     std::function<bool(char32_t)> hasGlyph)
    : folder_(std::move(folder)),
      systemCodes_(std::move(systemCodes)),
      hasGlyph_(std::move(hasGlyph)) {
    for (const std::string& code : languageCodes(folder_)) {
        if (code != englishCode) {
            all_.push_back({code, nameIn(languageFile(folder_, code), code)});
        }
    }
}

std::vector<std::string> Languages::use(std::string_view configured) {
    std::string code(configured);
    if (configured == systemLanguage) {
        const auto wanted = std::ranges::find_if(systemCodes_, [&](const std::string& asked) {
            return contains(all_, asked, &Entry::code);
        });
        code = wanted == systemCodes_.end() ? englishCode : *wanted;
    }
    if (code == used_) {
        return {};
    }
    used_ = std::move(code);
    return read();
}

std::vector<std::string> Languages::refresh() {
    if (used_ == englishCode || savedAt(languageFile(folder_, used_)) == savedTime_) {
        return {};
    }
    return read();
}

std::vector<std::string> Languages::read() {
    if (used_ == englishCode) {
        useLanguage(nullptr);
        return {};
    }
    const fs::path file = languageFile(folder_, used_);
    savedTime_ = savedAt(file);
    const auto text = readTextFile(file);
    if (!text) {
        useLanguage(nullptr);
        return {
            fmt::format("{}: {}; messages are in English", shownPath(file), text.error().sentence)};
    }
    PoFile po = readPo(text.value(), shownPath(file), hasGlyph_);
    useLanguage(std::make_shared<const Language>(std::move(po.language)));
    return std::move(po.faults);
}

}  // namespace doorstring
