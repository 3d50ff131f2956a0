#include "config/language/po_file.hpp"

#include "base/utf8.hpp"
#include "config/language/plural_rule.hpp"
#include "config/text/config_error.hpp"
#include "config/text/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>

namespace doorstring {

namespace {

struct Entry {
    std::string context;
    std::string english;             // msgid
    std::string many;                // msgid_plural
    std::vector<std::string> forms;  // msgstr, or msgstr[0], msgstr[1], ...
    int line = 0;                    // of its msgid; 0 if the entry has none
    bool isFuzzy = false;
    bool hasMany = false;
    bool isFaulty = false;    // reported already
    bool isMisnamed = false;  // its msgid or msgctxt is faulty, and may be empty for that reason

    bool isHeader() const { return english.empty() && context.empty() && !isMisnamed; }
};

using Places = std::set<std::string, std::less<>>;

// The names between braces; null if a brace has no partner, or a pair holds what is not a name.
std::optional<Places> placesIn(std::string_view text) {
    Places places;
    for (std::size_t at = text.find_first_of("{}"); at != std::string_view::npos;
         at = text.find_first_of("{}", at + 1)) {
        const std::size_t end = text.find('}', at);
        const std::string_view place =
            end == std::string_view::npos ? "" : text.substr(at + 1, end - at - 1);
        if (text[at] == '}' || place.empty() ||
            place.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") !=
                std::string_view::npos) {
            return std::nullopt;
        }
        places.emplace(place);
        at = end;
    }
    return places;
}

// Says what is wrong with the places of a translation; empty if nothing is. A plural form may leave
// out {count}, as the form for one thing often does.
std::string placeFault(const Places& english, std::string_view translation, bool isPluralForm) {
    const auto places = placesIn(translation);
    if (!places) {
        return fmt::format("\"{}\" has a brace without its partner, or one around what is not a "
                           "name; allowed are places such as {{count}}",
                           shortened(translation));
    }
    for (const std::string& place : *places) {
        if (!english.contains(place)) {
            return fmt::format("\"{}\" has the place {{{}}}, which the English text has not",
                               shortened(translation), place);
        }
    }
    for (const std::string& place : english) {
        if (!places->contains(place) && !(isPluralForm && place == "count")) {
            return fmt::format("\"{}\" lacks the place {{{}}} of the English text",
                               shortened(translation), place);
        }
    }
    return {};
}

class PoReader {
public:
    PoReader(std::string_view name, const std::function<bool(char32_t)>& hasGlyph)
        : name_(name), hasGlyph_(hasGlyph) {}

    PoFile read(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            ++line_;
            std::string_view line = text.substr(0, end);
            line.remove_suffix(line.ends_with('\r') ? 1 : 0);
            readLine(line);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        finish();
        if (!hasHeader_) {
            fault(1, "the file has no header, an entry with an empty msgid and the line "
                     "Plural-Forms");
        }
        for (const ConfigError& error : faults_.all()) {
            file_.faults.push_back(toString(error));
        }
        return std::move(file_);
    }

private:
    std::string_view name_;
    const std::function<bool(char32_t)>& hasGlyph_;
    PoFile file_;
    ErrorList faults_;
    Entry entry_;
    std::string* open_ = nullptr;  // the part of entry_ that quoted text is added to; null if none
    int line_ = 0;
    std::size_t pluralForms_ = 2;
    bool hasHeader_ = false;

    void fault(int line, std::string sentence) {
        faults_.add({std::string(name_), line, 1, {}, std::move(sentence)});
    }

    void faultOfEntry(int line, std::string sentence) {
        entry_.isFaulty = true;
        entry_.isMisnamed =
            entry_.isMisnamed || open_ == &entry_.english || open_ == &entry_.context;
        fault(line, std::move(sentence));
    }

    void readLine(std::string_view line) {
        if (line.empty() || line.front() == '#') {
            if (line.empty() || !entry_.forms.empty()) {
                finish();
            }
            entry_.isFuzzy = entry_.isFuzzy || (line.starts_with("#,") &&
                                                line.find("fuzzy") != std::string_view::npos);
            return;
        }
        if (line.front() == '"') {
            return readQuoted(line);
        }
        const std::size_t space = std::min(line.find(' '), line.size());
        const std::string_view word = line.substr(0, space);
        if (!open(word)) {
            return faultOfEntry(line_,
                                fmt::format("\"{}\" is not allowed here; allowed are msgctxt, "
                                            "msgid, msgid_plural, msgstr and msgstr[0], each "
                                            "before a text in quotes",
                                            shortened(word)));
        }
        readQuoted(line.substr(std::min(space + 1, line.size())));
    }

    // Opens the part of the entry that this word begins. Returns false if the word begins no part,
    // or a part that is not allowed here.
    bool open(std::string_view word) {
        if ((word == "msgctxt" || word == "msgid") && entry_.line > 0) {
            finish();
        }
        if ((word == "msgctxt" && !entry_.context.empty()) ||
            (word == "msgid_plural" && entry_.hasMany)) {
            faultOfEntry(line_, fmt::format("the entry has a second {}; allowed is one", word));
        }
        if (word == "msgctxt") {
            open_ = &entry_.context;
        } else if (word == "msgid") {
            entry_.line = line_;
            open_ = &entry_.english;
        } else if (word == "msgid_plural") {
            entry_.hasMany = true;
            open_ = &entry_.many;
        } else if (entry_.line > 0 &&
                   word == (entry_.hasMany ? fmt::format("msgstr[{}]", entry_.forms.size())
                                           : std::string("msgstr"))) {
            if (!entry_.hasMany && !entry_.forms.empty()) {
                faultOfEntry(line_, "the entry has a second msgstr; allowed is one, unless there "
                                    "is a msgid_plural");
            }
            open_ = &entry_.forms.emplace_back();
        } else {
            open_ = nullptr;
        }
        return open_ != nullptr;
    }

    // Appends a quoted text to the open part.
    void readQuoted(std::string_view quoted) {
        while (quoted.ends_with(' ')) {
            quoted.remove_suffix(1);
        }
        if (open_ == nullptr) {
            return faultOfEntry(line_, "this text belongs to no msgid and no msgstr");
        }
        if (quoted.size() < 2 || quoted.front() != '"' || quoted.back() != '"') {
            return faultOfEntry(line_, "the text is not closed; a text begins and ends with \"");
        }
        quoted = quoted.substr(1, quoted.size() - 2);
        for (std::size_t at = 0; at < quoted.size(); ++at) {
            char letter = quoted[at];
            if (letter == '\\') {
                constexpr std::string_view signs = "nt\"\\";
                constexpr std::string_view meanings = "\n\t\"\\";
                ++at;
                const std::size_t sign =
                    at < quoted.size() ? signs.find(quoted[at]) : std::string_view::npos;
                if (sign == std::string_view::npos) {
                    return faultOfEntry(line_, "a backslash has nothing behind it that it can "
                                               "change; allowed are \\n, \\t, \\\" and \\\\");
                }
                letter = meanings[sign];
            } else if (letter == '"') {
                return faultOfEntry(line_, "a \" within a text needs a backslash before it");
            }
            *open_ += letter;
        }
    }

    void finish() {
        if (entry_.line > 0) {
            if (entry_.forms.empty()) {
                faultOfEntry(entry_.line, "the entry ends before its msgstr");
            } else if (entry_.isHeader()) {
                readHeader(entry_.forms.front());
            } else if (!entry_.isFaulty && !entry_.isFuzzy && !isUntranslated()) {
                add();
            }
        }
        entry_ = {};
        open_ = nullptr;
    }

    bool isUntranslated() const {
        return std::ranges::all_of(entry_.forms, [](const auto& form) { return form.empty(); });
    }

    void readHeader(std::string_view header) {
        hasHeader_ = true;
        const auto field = [&](std::string_view title) {
            const std::size_t at = header.find(title);
            return at == std::string_view::npos
                       ? std::string_view()
                       : header.substr(at + title.size(),
                                       header.find('\n', at) - at - title.size());
        };
        file_.language.code = field("Language: ");
        file_.language.name = field("X-Language-Name: ");
        auto rule = readPluralRule(field("Plural-Forms: "));
        if (!rule) {
            return fault(entry_.line, "Plural-Forms: " + rule.error());
        }
        pluralForms_ = rule.value().forms;
        file_.language.formOf = std::move(rule.value().formOf);
    }

    void add() {
        const std::string fault = faultOf();
        if (!fault.empty()) {
            return faultOfEntry(entry_.line, fault);
        }
        const bool isNew = file_.language.messages
                               .try_emplace(Language::keyOf(entry_.context, entry_.english),
                                            std::move(entry_.forms))
                               .second;
        if (!isNew) {
            faultOfEntry(entry_.line, fmt::format("\"{}\" is there twice; the first counts",
                                                  shortened(entry_.english)));
        }
    }

    // Says what is wrong with the entry; empty if nothing is.
    std::string faultOf() const {
        if (entry_.hasMany && entry_.forms.size() != pluralForms_) {
            return fmt::format("{} found, but Plural-Forms says {}",
                               counted(entry_.forms.size(), "form", "forms"), pluralForms_);
        }
        const auto places = placesIn(entry_.hasMany ? entry_.many : entry_.english);
        for (const std::string& form : entry_.forms) {
            if (form.empty()) {
                return "one of the forms is empty";
            }
            std::string fault = placeFault(places.value_or(Places()), form, entry_.hasMany);
            if (fault.empty()) {
                fault = letterFault(form);
            }
            if (!fault.empty()) {
                return fault;
            }
        }
        return {};
    }

    std::string letterFault(std::string_view text) const {
        for (std::string_view rest = text; !rest.empty();) {
            const std::size_t length = firstCharacterBytes(rest);
            const std::string_view bytes = rest.substr(0, length);
            if (length == 0) {
                return fmt::format("\"{}\" is not UTF-8", shortened(entry_.english));
            }
            const char32_t letter = takeCodePoint(rest);
            if (letter != U'\n' && !hasGlyph_(letter)) {
                return fmt::format("the font has no glyph for '{}' (U+{:04X})", bytes,
                                   static_cast<std::uint32_t>(letter));
            }
        }
        return {};
    }
};

}  // namespace

PoFile readPo(std::string_view text, std::string_view name,
              const std::function<bool(char32_t)>& hasGlyph) {
    return PoReader(name, hasGlyph).read(text);
}

}  // namespace doorstring
