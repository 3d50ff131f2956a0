// The whole game in each language that is shipped, and in one that no one speaks: every message is
// 40 percent longer there than in English.
#pragma once

#include "config/language/po_file.hpp"
#include "files/whole_file.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"
#include "unit/app/saved_game.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring::testing {

inline const std::filesystem::path languagesFolder = DOORSTRING_PROJECT "/assets/languages";
inline constexpr std::string_view pseudoCode = "zz";

// Two fifths longer than the text, as the languages that are still to come may be.
inline std::string lengthened(const std::string& text) {
    std::size_t letters = 0;
    bool isPlace = false;
    for (const char letter : text) {
        isPlace = letter == '{' || (isPlace && letter != '}');
        letters += isPlace || letter == '}' ? 0U : 1U;
    }
    std::string longer = letters > 12 ? text + ' ' : text;
    for (std::size_t more = 1; more <= std::max<std::size_t>(1, letters * 4 / 10); ++more) {
        longer += more % 7 == 0 ? ' ' : '~';
    }
    return longer;
}

inline std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char letter : text) {
        out += letter == '\n'                    ? "\\n"
               : letter == '"' || letter == '\\' ? std::string{'\\', letter}
                                                 : std::string{letter};
    }
    return out + "\"\n";
}

// The .po file of a language that no one speaks: the messages of a language, 40 percent longer than
// in English.
inline std::string pseudoLanguage(const Language& language) {
    std::string po = "msgid \"\"\nmsgstr \"\"\n\"Language: zz\\n\"\n"
                     "\"X-Language-Name: Pseudo\\n\"\n"
                     "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n";
    for (const auto& [key, forms] : language.messages) {
        const std::size_t context = key.find('\4');
        po += context == std::string::npos ? "\n" : "\nmsgctxt " + quoted(key.substr(0, context));
        const std::string english = key.substr(context + 1);
        // What is printed on keys is short in every language.
        const bool isOfKey = key.substr(0, context) == "key";
        const std::string shown = quoted(isOfKey ? english : lengthened(english));
        po += "msgid " + quoted(english);
        po += forms.size() == 1
                  ? "msgstr " + shown
                  : "msgid_plural " + quoted(english) + "msgstr[0] " + shown + "msgstr[1] " + shown;
    }
    return po;
}

inline std::filesystem::path pseudoFolder() {
    static const TempFolder folder;
    static const std::filesystem::path file = folder.write(
        "zz.po", pseudoLanguage(
                     readPo(readTextFile(languagesFolder / "de.po").value(), "de.po", [](char32_t) {
                         return true;
                     }).language));
    return file.parent_path();
}

inline std::vector<std::string> languages() {
    std::vector<std::string> codes{std::string(pseudoCode)};
    const Languages languages(languagesFolder, {}, {});
    for (const auto& each : languages.all()) {
        codes.push_back(each.code);
    }
    return codes;
}

struct GameIn : Game {
    // `first` is a FirstState, or a state itself.
    template <typename First>
    GameIn(const Saves& saves, const std::string& language, First first,
           std::vector<std::string> sets = {})
        : Game(shippedArt(), start(saves, language, std::move(sets)), std::move(first)) {}

    static SessionStart start(const Saves& saves, const std::string& language,
                              std::vector<std::string> sets) {
        sets.push_back("view.language=" + language);
        sets.emplace_back("view.reduced_motion=true");
        ConfigSources sources;
        sources.sets = std::move(sets);
        SessionStart start = startFrom(std::move(sources));
        start.languages = Languages(language == pseudoCode ? pseudoFolder() : languagesFolder, {},
                                    [](char32_t letter) { return shippedArt().font.has(letter); });
        start.saves = {saves.folder(), [] { return std::string("2026-11-22"); }};
        return start;
    }
};

}  // namespace doorstring::testing
