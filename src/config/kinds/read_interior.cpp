#include "config/kinds/read_interior.hpp"

#include "config/kinds/read_number.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

namespace doorstring {

namespace {

using Kind = TomlValue::Kind;
using Words = std::span<const std::string_view>;

constexpr int mostRoomsAway = 4096 * 4096 - 1;
constexpr int mostDoors = 4;

std::string allowedWords(Words words) {
    return fmt::format("\"{}\" and lists of {}", anyWord, joined(words, "\""));
}

// One entry of one interior.
class EntryReading {
public:
    EntryReading(const KeySpec& spec, const TomlValue& entry)
        : key_(spec.path + "." + entry.key), entry_(entry) {}

    // Empty, or what is wrong.
    std::vector<ValueFault> into(InteriorConfig& config) {
        if (entry_.key == "weight") {
            readWeight(config.weight);
        } else if (entry_.key == "kinds") {
            readWords(kindNames, config.kinds);
        } else if (entry_.key == "from") {
            readWhole(0, mostRoomsAway, config.from);
        } else if (entry_.key == "to") {
            readTo(config.to);
        } else if (entry_.key == "min_doors") {
            readWhole(0, mostDoors, config.minDoors);
        } else if (entry_.key == "max_doors") {
            readWhole(0, mostDoors, config.maxDoors);
        } else if (entry_.key == "tilesets") {
            readWords(tilesetNames, config.tilesets);
        } else {
            tellUnknown();
        }
        return std::move(faults_);
    }

private:
    void tell(TextPlace place, std::string sentence) {
        faults_.push_back({place, key_, std::move(sentence)});
    }
    void tellValue(const TomlValue& value, std::string_view what) {
        tell(value.place, fmt::format("{} {}; allowed are {}", foundText(value), what,
                                      allowedInteriorEntry(entry_.key)));
    }
    void tellType(const TomlValue& value) {
        tellValue(value, value.kind == Kind::Table ? "stands here"
                                                   : fmt::format("is {}", typeName(value.kind)));
    }

    void tellUnknown() {
        const std::string_view nearest = nearestWord(entry_.key, interiorEntries);
        tell(entry_.keyPlace,
             nearest.empty()
                 ? fmt::format("{} is not a key; allowed are {}", key_, joined(interiorEntries))
                 : fmt::format("{} is not a key; did you mean {}?", key_, nearest));
    }

    void readWeight(std::int64_t& weight) {
        const auto number = readThousandths(entry_, 0, mostWeight);
        if (!number) {
            return tellValue(entry_, number.error().what);
        }
        weight = number.value();
    }

    void readWhole(int least, int most, int& number) {
        if (entry_.kind != Kind::Integer) {
            return tellType(entry_);
        }
        if (entry_.integer < least || entry_.integer > most) {
            return tellValue(entry_, entry_.integer < least ? "is too small" : "is too large");
        }
        number = static_cast<int>(entry_.integer);
    }

    void readTo(int& to) {
        if (entry_.kind == Kind::Text && entry_.text == anyWord) {
            to = 0;
        } else {
            readWhole(1, mostRoomsAway, to);
        }
    }

    // "any", a list, or one word of it.
    void readWords(Words words, WordSet& set) {
        if (entry_.kind == Kind::Text && entry_.text == anyWord) {
            set = (1U << words.size()) - 1U;
            return;
        }
        if (entry_.kind != Kind::Text && (entry_.kind != Kind::List || entry_.items.empty())) {
            return entry_.kind == Kind::List ? tellValue(entry_, "is empty") : tellType(entry_);
        }
        WordSet found = 0;
        const auto add = [&](const TomlValue& word) {
            if (const auto bit = wordBit(words, word)) {
                found |= *bit;
            }
        };
        if (entry_.kind == Kind::Text) {
            add(entry_);
        }
        std::for_each(entry_.items.begin(), entry_.items.end(), add);
        if (faults_.empty()) {
            set = found;
        }
    }

    std::optional<WordSet> wordBit(Words words, const TomlValue& word) {
        if (word.kind != Kind::Text) {
            tellType(word);
            return std::nullopt;
        }
        const auto at = std::find(words.begin(), words.end(), word.text);
        if (at == words.end()) {
            const std::string_view nearest = nearestWord(word.text, words);
            tellValue(word, nearest.empty()
                                ? "is no choice"
                                : fmt::format("is no choice (did you mean \"{}\"?)", nearest));
            return std::nullopt;
        }
        return 1U << static_cast<unsigned>(at - words.begin());
    }

    std::string key_;
    const TomlValue& entry_;
    std::vector<ValueFault> faults_;
};

std::string rangeFault(const InteriorConfig& config) {
    if (config.to != 0 && config.from > config.to) {
        return fmt::format("from = {} is more than to = {}; allowed is at most {}", config.from,
                           config.to, config.to);
    }
    if (config.minDoors > config.maxDoors) {
        return fmt::format("min_doors = {} is more than max_doors = {}; allowed is at most {}",
                           config.minDoors, config.maxDoors, config.maxDoors);
    }
    return {};
}

std::vector<ValueFault> readEntries(const KeySpec& spec, const InteriorKind& kind,
                                    std::span<const TomlValue> entries, TextPlace place,
                                    Config& config) {
    InteriorConfig changed = kind.look(config);
    std::vector<ValueFault> faults;
    for (const TomlValue& entry : entries) {
        const auto found = EntryReading(spec, entry).into(changed);
        faults.insert(faults.end(), found.begin(), found.end());
    }
    if (const std::string fault = rangeFault(changed); faults.empty() && !fault.empty()) {
        faults.push_back({place, spec.path, fault});
    }
    if (faults.empty()) {
        kind.change(config) = changed;
    }
    return faults;
}

}  // namespace

std::string allowedInteriorEntry(std::string_view entry) {
    if (entry == "weight") {
        return allowedWeights();
    }
    if (entry == "kinds") {
        return allowedWords(kindNames);
    }
    if (entry == "tilesets") {
        return allowedWords(tilesetNames);
    }
    if (entry == "from") {
        return fmt::format("whole numbers from 0 to {} (rooms from the start)", mostRoomsAway);
    }
    if (entry == "to") {
        return fmt::format("\"{}\" and whole numbers from 1 to {} (rooms from the start)", anyWord,
                           mostRoomsAway);
    }
    return fmt::format("whole numbers from 0 to {} (doors)", mostDoors);
}

std::vector<ValueFault> readInterior(const KeySpec& spec, const InteriorKind& kind,
                                     const TomlValue& value, Config& config) {
    return readEntries(spec, kind, value.items, value.place, config);
}

std::vector<ValueFault> readInteriorEntry(const KeySpec& spec, const InteriorKind& kind,
                                          const TomlValue& entry, Config& config) {
    return readEntries(spec, kind, {&entry, 1}, entry.place, config);
}

}  // namespace doorstring
