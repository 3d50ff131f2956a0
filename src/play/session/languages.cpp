#include "play/session/languages.hpp"

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

constexpr std::string_view english = "en";
constexpr std::string_view ending = ".po";

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
    std::error_code error;  // without the folder there is English only
    for (const std::string& file : namesEndingIn(ending, folder_, error)) {
        const std::string code = file.substr(0, file.size() - ending.size());
        all_.push_back({code, nameIn(folder_ / file, code)});
    }
}

bool Languages::has(std::string_view code) const {
    return std::ranges::find(all_, code, &Entry::code) != all_.end();
}

fs::path Languages::fileOf(std::string_view code) const {
    return folder_ / fmt::format("{}{}", code, ending);
}

std::string Languages::faultOf(std::string_view configured) const {
    if (configured == systemLanguage || has(configured)) {
        return {};
    }
    std::string allowed = fmt::format("\"{}\"", systemLanguage);
    for (const Entry& entry : all_) {
        allowed += fmt::format("{}\"{}\"", &entry == &all_.back() ? " and " : ", ", entry.code);
    }
    return fmt::format("there is no language \"{}\"; allowed are {}", configured, allowed);
}

std::vector<std::string> Languages::use(std::string_view configured) {
    if (std::string fault = faultOf(configured); !fault.empty()) {
        const bool isNews = configured != refused_;
        refused_ = configured;
        return isNews ? std::vector{"view.language: " + fault} : std::vector<std::string>();
    }
    refused_.clear();
    std::string code(configured);
    if (configured == systemLanguage) {
        const auto wanted = std::ranges::find_if(
            systemCodes_, [&](const std::string& asked) { return has(asked); });
        code = wanted == systemCodes_.end() ? english : *wanted;
    }
    if (code == used_) {
        return {};
    }
    used_ = std::move(code);
    return read();
}

std::vector<std::string> Languages::refresh() {
    if (used_ == english || savedAt(fileOf(used_)) == savedTime_) {
        return {};
    }
    return read();
}

std::vector<std::string> Languages::read() {
    if (used_ == english) {
        useLanguage(nullptr);
        return {};
    }
    const fs::path file = fileOf(used_);
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
