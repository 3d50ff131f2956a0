#include "config/sources/share_code.hpp"

#include "base/contains.hpp"
#include "base/rng.hpp"
#include "base/stable_hash.hpp"
#include "config/schema/schema.hpp"
#include "config/schema/set_option.hpp"
#include "config/sources/load.hpp"
#include "config/text/printable.hpp"
#include "config/text/say.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <utility>

namespace doorstring {

namespace {

constexpr std::size_t checkSignCount = 2;
constexpr std::string_view example = "7K2M-Q9XA ring grid.width=20 #4K";

// Splits a text at spaces, but not at those within quotes and brackets, which belong to a value.
std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    int depth = 0;
    bool isQuoted = false;
    for (const char letter : text) {
        if (letter == '"') {
            isQuoted = !isQuoted;
        }
        if (!isQuoted && (letter == '[' || letter == '{')) {
            ++depth;
        } else if (!isQuoted && (letter == ']' || letter == '}')) {
            --depth;
        }
        const bool isSpace = letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
        if (!isSpace || isQuoted || depth > 0) {
            word += letter;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    if (!word.empty()) {
        words.push_back(word);
    }
    return words;
}

std::string textOf(const SharedDungeon& dungeon) {
    std::string text = toCode(dungeon.seed);
    text += dungeon.preset.empty() ? "" : " " + dungeon.preset;
    for (const std::string& set : dungeon.sets) {
        text += " " + set;
    }
    return text;
}

std::string checkOf(std::string_view text) {
    StableHash hash;
    hash.add(text);
    const std::uint64_t mixed = mixBits(hash.value());
    return {'#', codeCharacters[mixed >> 5U & 31U], codeCharacters[mixed & 31U]};
}

bool isCheck(std::string_view word) {
    return word.size() == 1 + checkSignCount && word.front() == '#' &&
           std::ranges::all_of(word.substr(1), [](char character) {
               return codeCharacterValue(character).has_value();
           });
}

bool isSameCheck(std::string_view one, std::string_view other) {
    return std::ranges::equal(one.substr(1), other.substr(1), {}, codeCharacterValue,
                              codeCharacterValue);
}

// Whether a text looks like a code of the old form: more than `mostSeedCharacters` code characters,
// in groups as those of a seed, or as one word of digits and letters. Any other text is a seed.
bool isOfOldForm(std::string_view text) {
    constexpr std::size_t mostSeedCharacters = 16;
    text = trimmed(text);
    const auto isCodeCharacter = [](char letter) { return codeCharacterValue(letter).has_value(); };
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    const auto characters = static_cast<std::size_t>(std::ranges::count_if(text, isCodeCharacter));
    if (characters <= mostSeedCharacters) {
        return false;
    }
    if (contains(text, '-')) {
        std::string groups(text);
        std::ranges::replace(groups, ' ', '-');
        return looksLikeSeedCode(groups);
    }
    return characters == text.size() && std::ranges::any_of(text, isDigit) &&
           !std::ranges::all_of(text, isDigit);
}

// Whether a word can be the preset of a code: a name, never a path.
bool isPresetName(std::string_view word) {
    return std::ranges::all_of(word, [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '-' ||
               letter == '_';
    });
}

// Shortens a value: "{ NS = 4, S = 3 }" becomes {NS=4,S=3}. A word without a space loses its quotes
// if the key takes words without them.
std::string shortValue(const KeySpec& key, const std::string& toml) {
    const bool hasSpace = toml.find(' ') != std::string::npos;
    if (key.bareWords != BareWords::No && toml.starts_with('"') && toml.size() > 2 && !hasSpace) {
        return toml.substr(1, toml.size() - 2);
    }
    std::string value;
    bool isQuoted = false;
    for (const char letter : toml) {
        if (letter == '"') {
            isQuoted = !isQuoted;
        }
        if (letter != ' ' || isQuoted) {
            value += letter;
        }
    }
    return value;
}

// The weights above 0 of a door table, by their door strings.
std::map<std::string, std::string> weightsOf(const KeySpec& table, const Config& config) {
    std::map<std::string, std::string> weights;
    const auto document = parseToml("table = " + table.toml(config));
    for (const TomlValue& entry : document.value().items.front().items) {
        if (entry.literal != "0") {
            weights.emplace(entry.key, entry.literal);
        }
    }
    return weights;
}

// Adds the weights that differ, or the whole table if no weight is the same.
void addTable(const KeySpec& table, const Config& base, const Config& config,
              std::vector<std::string>& sets) {
    const auto before = weightsOf(table, base);
    auto after = weightsOf(table, config);
    if (before == after) {
        return;
    }
    const auto isKept = [&](const auto& entry) {
        const auto old = before.find(entry.first);
        return old != before.end() && old->second == entry.second;
    };
    if (std::ranges::none_of(after, isKept)) {
        std::string all;
        for (const auto& [doors, weight] : after) {
            all += fmt::format("{}{}={}", all.empty() ? "" : ",", doors, weight);
        }
        return sets.push_back(fmt::format("{}={{{}}}", table.path, all));
    }
    for (const auto& [doors, weight] : before) {
        after.emplace(doors, "0");
    }
    for (const auto& entry : after) {
        if (!isKept(entry)) {
            sets.push_back(fmt::format("{}.{}={}", table.path, entry.first, entry.second));
        }
    }
}

// Whether the key belongs to an interior of weight 0, so that its value does not matter.
bool isNeverDrawn(const KeySpec& key, const Config& config) {
    const std::string section = key.path.substr(0, key.path.rfind('.'));
    const KeySpec* weight =
        section.starts_with("interior.") ? dungeonSchema().find(section + ".weight") : nullptr;
    return weight != nullptr && weight->toml(config) == "0";
}

std::vector<std::string> setsFor(const Config& base, const Config& config) {
    std::vector<std::string> sets;
    for (const KeySpec* key : dungeonSchema().differing(base, config)) {
        if (key->hasEntries()) {
            addTable(*key, base, config, sets);
        } else if (!isNeverDrawn(*key, base) || !isNeverDrawn(*key, config)) {
            sets.push_back(key->path + "=" + shortValue(*key, key->toml(config)));
        }
    }
    return sets;
}

const ValueSource codeSource{.shown = "the code", .isFile = false};

}  // namespace

std::string shareCode(const SharedDungeon& dungeon) {
    const std::string text = textOf(dungeon);
    return text + " " + checkOf(text);
}

Result<SharedDungeon, std::string> readShareCode(std::string_view text) {
    if (isOfOldForm(text)) {
        return say(
            "this code is of an older form, which is read no more; codes look like {example} "
            "now, and C copies one",
            "example"_a = example);
    }
    std::vector<std::string> words = wordsOf(text);
    if (words.empty()) {
        return say("the code is empty; codes look like {example}", "example"_a = example);
    }
    if (std::ranges::any_of(words,
                            [](const std::string& word) { return printable(word) != word; })) {
        return say("the code has letters that cannot be shown; codes look like {example}",
                   "example"_a = example);
    }
    if (!isCheck(words.back())) {
        return say(
            "the code ends with {word}; allowed are # and its two check signs, as in {example}",
            "word"_a = printableExcerpt(words.back()), "example"_a = example);
    }
    const std::string check = std::move(words.back());
    words.pop_back();
    SharedDungeon dungeon;
    const auto seed = parseSeed(words.empty() ? "" : words.front());
    if (!seed) {
        return seed.error();
    }
    dungeon.seed = seed.value();
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::size_t equals = words[i].find('=');
        if (equals != std::string::npos) {
            dungeon.sets.push_back(std::move(words[i]));
        } else if (i == 1 && isPresetName(words[i])) {
            dungeon.preset = std::move(words[i]);
        } else {
            return say("the code has {word} where a key and its value belong, such as {example}",
                       "word"_a = printableExcerpt(words[i]), "example"_a = "grid.width=20");
        }
    }
    if (const std::string expected = checkOf(textOf(dungeon)); !isSameCheck(check, expected)) {
        return say("the code is mistyped: its check signs are {typed}, but those of the rest are "
                   "{expected}",
                   "typed"_a = check, "expected"_a = expected);
    }
    return dungeon;
}

bool looksLikeShareCode(std::string_view text) {
    const std::vector<std::string> words = wordsOf(text);
    const bool hasKey = std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return word.find('=') != std::string::npos;
    });
    const bool hasSeedAndSign = !words.empty() && looksLikeSeedCode(words.front()) &&
                                text.find(" #") != std::string_view::npos;
    return hasKey || hasSeedAndSign || (words.size() > 1 && isCheck(words.back())) ||
           isOfOldForm(text);
}

Result<std::string, ConfigErrors> codeOf(const std::filesystem::path& shipped, Seed seed,
                                         const std::string& preset, const Config& config) {
    const auto plain = configOf(shipped, {});
    if (!plain) {
        return plain.error();
    }
    const std::string code = shareCode({seed, "", setsFor(plain.value(), config)});
    ConfigSources sources;
    sources.shipped = shipped;
    if (preset.empty() || !isPresetName(preset) || !contains(presetNames(sources), preset)) {
        return code;
    }
    const auto base = configOf(shipped, {seed, preset, {}});
    const std::string byPreset =
        base ? shareCode({seed, preset, setsFor(base.value(), config)}) : code;
    return byPreset.size() <= code.size() ? byPreset : code;
}

Result<Config, ConfigErrors> configOf(const std::filesystem::path& shipped,
                                      const SharedDungeon& code) {
    ConfigSources sources;
    sources.shipped = shipped;
    sources.preset = code.preset;
    auto loaded = loadConfig(sources);
    ErrorList errors;
    if (!loaded) {
        for (ConfigError error : loaded.error()) {
            error.source = error.source == "--preset" ? codeSource.shown : error.source;
            errors.add(std::move(error));
        }
        return errors.all();
    }
    Config config = std::move(loaded.value().config);
    for (const std::string& set : code.sets) {
        applySet(dungeonSchema(), set, codeSource, config, errors);
    }
    if (!errors.empty()) {
        return errors.all();
    }
    return config;
}

}  // namespace doorstring
