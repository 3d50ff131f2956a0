#include "config/share/share_code.hpp"

#include "base/contains.hpp"
#include "base/rng.hpp"
#include "base/stable_hash.hpp"
#include "config/share/bit_text.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr std::uint64_t ourFormat = 1;
constexpr unsigned formatBits = 3;
constexpr unsigned versionBits = 5;  // of each of its three numbers
constexpr std::size_t versionNumbers = 3;
constexpr unsigned shortSeedBits = 40;
constexpr unsigned longSeedBits = 64;
constexpr unsigned keyBits = 16;
constexpr unsigned doorBits = 4;
constexpr std::uint64_t mostChanges = 1000;
constexpr std::size_t mostSeedSigns = 16;  // of the code of a seed

// How the value of a key is written.
enum class Writing : std::uint8_t { Whole, Thousandths, Word, Text };
constexpr unsigned writingBits = 2;

const KeySpec* keyOf(std::uint64_t number) {
    const auto keys = dungeonSchema().keys();
    const auto found =
        std::ranges::find_if(keys, [&](const KeySpec& key) { return numberInCode(key) == number; });
    return found == keys.end() ? nullptr : &*found;
}

void putVersion(BitWriter& out, std::string_view version) {
    for (std::size_t i = 0; i < versionNumbers; ++i) {
        const std::size_t dot = std::min(version.find('.'), version.size());
        out.put(wholeNumber<unsigned>(version.substr(0, dot)).value_or(0), versionBits);
        version.remove_prefix(std::min(dot + 1, version.size()));
    }
}

std::string takeVersion(BitReader& in) {
    std::string version;
    for (std::size_t i = 0; i < versionNumbers; ++i) {
        version += fmt::format("{}{}", i == 0 ? "" : ".", in.take(versionBits));
    }
    return version;
}

void putWeight(BitWriter& out, std::int64_t thousandths) {
    const bool isWhole = thousandths % 1000 == 0;
    out.put(isWhole ? 0 : 1, 1);
    out.putNumber(static_cast<std::uint64_t>(isWhole ? thousandths / 1000 : thousandths));
}

// Too large a weight is rejected like any other value that is not allowed.
std::int64_t takeWeight(BitReader& in) {
    constexpr std::uint64_t most = 1'000'000'000'000;
    const bool isWhole = in.take(1) == 0;
    const std::uint64_t number = std::min(in.takeNumber(), most);
    return static_cast<std::int64_t>(number) * (isWhole ? 1000 : 1);
}

void putTable(BitWriter& out, const DungeonChange& change) {
    out.put(change.replaces ? 1 : 0, 1);
    out.putNumber(change.entries.size());
    for (const auto& [doors, weight] : change.entries) {
        out.put(doors.bits(), doorBits);
        putWeight(out, weight);
    }
}

bool takeTable(BitReader& in, DungeonChange& change) {
    change.replaces = in.take(1) == 1;
    const std::uint64_t count = in.takeNumber();
    for (std::uint64_t i = 0; i < count && count <= DoorSet::count; ++i) {
        const auto bits = static_cast<std::uint8_t>(in.take(doorBits));
        change.entries.emplace_back(DoorSet::fromBits(bits), takeWeight(in));
    }
    return count <= DoorSet::count;
}

void putValue(BitWriter& out, const std::string& value) {
    const auto put = [&](Writing writing) {
        out.put(static_cast<std::uint64_t>(writing), writingBits);
    };
    const auto whole = wholeNumber<std::uint64_t>(value);
    const auto decimal = parseThousandths(value);
    const bool quoted = value.size() > 2 && value.starts_with('"') && value.ends_with('"');
    const std::string word = quoted ? value.substr(1, value.size() - 2) : value;
    if (whole && std::to_string(*whole) == value) {
        put(Writing::Whole);
        out.putNumber(*whole);
    } else if (decimal && *decimal >= 0 && thousandthsText(*decimal) == value) {
        put(Writing::Thousandths);
        out.putNumber(static_cast<std::uint64_t>(*decimal));
    } else if (BitWriter::isWord(word)) {
        put(Writing::Word);
        out.put(quoted ? 1 : 0, 1);
        out.putWord(word);
    } else {
        put(Writing::Text);
        out.putText(value);
    }
}

std::string takeValue(BitReader& in) {
    switch (static_cast<Writing>(in.take(writingBits))) {
    case Writing::Whole:
        return std::to_string(in.takeNumber());
    case Writing::Thousandths:
        return thousandthsText(static_cast<std::int64_t>(in.takeNumber()));
    case Writing::Word: {
        const char* const quote = in.take(1) == 1 ? "\"" : "";
        return quote + in.takeWord() + quote;
    }
    case Writing::Text:
        return in.takeText();
    }
    return {};
}

// A key that another version has is followed by the length of its value, so that it can be skipped.
void putChange(BitWriter& out, const DungeonChange& change) {
    BitWriter value;
    if (change.key->hasEntries()) {
        putTable(value, change);
    } else {
        putValue(value, change.value);
    }
    out.put(numberInCode(*change.key), keyBits);
    out.putNumber(value.bits());
    out.append(value);
}

bool takeChange(BitReader& in, DungeonChange& change) {
    change.key = keyOf(in.take(keyBits));
    const std::uint64_t bits = in.takeNumber();
    const std::size_t first = in.bits();
    if (change.key == nullptr) {
        for (std::uint64_t i = 0; i < bits && !in.failed(); ++i) {
            in.take(1);
        }
    } else if (!change.key->hasEntries()) {
        change.value = takeValue(in);
    } else if (!takeTable(in, change)) {
        return false;
    }
    return !in.failed() && in.bits() - first == bits;
}

std::string notWhole() {
    return "the code is not one of doorstring: its letters fit, but mean nothing";
}

bool takeChanges(BitReader& in, SharedDungeon& dungeon) {
    const std::uint64_t count = in.takeNumber();
    bool whole = count <= mostChanges;
    for (std::uint64_t i = 0; i < count && whole; ++i) {
        dungeon.changes.emplace_back();
        whole = takeChange(in, dungeon.changes.back());
    }
    return whole && in.isAtEnd();
}

}  // namespace

std::uint64_t numberInCode(const KeySpec& key) {
    StableHash hash;
    hash.add(key.path);
    return mixBits(hash.value()) >> (64U - keyBits);
}

SharedDungeon sharedDungeon(Seed seed, std::string preset, const Config& base,
                            const Config& config) {
    return {versionText(), seed, std::move(preset), partsOf(config), dungeonChanges(base, config)};
}

std::string shareCode(const SharedDungeon& dungeon) {
    BitWriter out;
    out.put(ourFormat, formatBits);
    putVersion(out, dungeon.version);
    const bool isLong = dungeon.seed.number > shortSeedMask;
    out.put(isLong ? 1 : 0, 1);
    out.put(dungeon.seed.number, isLong ? longSeedBits : shortSeedBits);
    out.put(dungeon.preset.empty() ? 0 : 1, 1);
    if (!dungeon.preset.empty()) {
        out.putWord(dungeon.preset);
    }
    for (const std::uint8_t part : dungeon.parts) {
        out.put(part, dungeonPartBits);
    }
    const auto known = [](const DungeonChange& change) { return change.key != nullptr; };
    out.putNumber(static_cast<std::uint64_t>(std::ranges::count_if(dungeon.changes, known)));
    for (const DungeonChange& change : dungeon.changes) {
        if (known(change)) {
            putChange(out, change);
        }
    }
    return codeText(out.signs());
}

Result<SharedDungeon, std::string> readShareCode(std::string_view text) {
    const auto signs = readCodeText(text);
    if (!signs) {
        return signs.error();
    }
    BitReader in(signs.value());
    const std::uint64_t format = in.take(formatBits);
    SharedDungeon dungeon;
    dungeon.version = takeVersion(in);
    if (format == 0 || in.failed()) {
        return notWhole();
    }
    if (format != ourFormat) {
        return fmt::format("the code was made by doorstring {} in a form, number {}, that this "
                           "version, {}, does not know",
                           dungeon.version, format, versionText());
    }
    dungeon.seed.number = in.take(in.take(1) == 1 ? longSeedBits : shortSeedBits);
    dungeon.preset = in.take(1) == 1 ? in.takeWord() : std::string();
    for (std::uint8_t& part : dungeon.parts) {
        part = static_cast<std::uint8_t>(in.take(dungeonPartBits));
    }
    if (!takeChanges(in, dungeon)) {
        return notWhole();
    }
    return dungeon;
}

bool looksLikeShareCode(std::string_view text) {
    text = trimmed(text);
    const auto isSign = [](char letter) { return codeSignValue(letter).has_value(); };
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    const auto signs = static_cast<std::size_t>(std::ranges::count_if(text, isSign));
    const bool parted = contains(text, '-');
    const bool oneWord = !contains(text, ' ');
    return signs > mostSeedSigns && (parted || (oneWord && std::ranges::any_of(text, isDigit) &&
                                                !std::ranges::all_of(text, isDigit)));
}

RestoredDungeon restored(const SharedDungeon& dungeon, const Config& base) {
    RestoredDungeon here{base, {}};
    std::size_t unknown = 0;
    for (const DungeonChange& change : dungeon.changes) {
        if (change.key == nullptr) {
            ++unknown;
        } else if (const std::string fault = applyChange(change, here.config); !fault.empty()) {
            here.faults.push_back(change.key->path + ": " + fault);
        }
    }
    if (unknown > 0) {
        here.faults.push_back(fmt::format("it sets {} key{} that {} not known here", unknown,
                                          unknown == 1 ? "" : "s", unknown == 1 ? "is" : "are"));
    }
    return here;
}

std::string mismatch(const SharedDungeon& dungeon, const RestoredDungeon& here) {
    const DungeonParts parts = partsOf(here.config);
    std::vector<std::string_view> other;
    for (std::size_t i = 0; i < dungeonPartCount; ++i) {
        if (parts[i] != dungeon.parts[i]) {
            other.push_back(partName(static_cast<DungeonPart>(i)));
        }
    }
    std::vector<std::string> clauses = here.faults;
    if (!other.empty()) {
        clauses.push_back(joined(other) + " are not the same here");
    }
    if (dungeon.version == versionText()) {
        return clauses.empty() ? ""
                               : "the dungeon is not quite the one that was shared: " +
                                     joined(clauses, "", "; ");
    }
    return fmt::format(
        "the code was made by doorstring {}, and this is {}: {}", dungeon.version, versionText(),
        clauses.empty() ? "all of its values are the same here" : joined(clauses, "", "; "));
}

std::vector<std::string> changeTexts(const SharedDungeon& dungeon) {
    std::vector<std::string> texts;
    for (const DungeonChange& change : dungeon.changes) {
        if (change.key == nullptr) {
            continue;
        }
        if (!change.key->hasEntries()) {
            texts.push_back(change.key->path + " = " + printable(change.value));
        } else if (change.replaces) {
            texts.push_back(change.key->path + ", all of it");
        }
        for (const auto& [doors, weight] : change.entries) {
            if (!change.replaces) {
                texts.push_back(fmt::format("{}.{} = {}", change.key->path, toString(doors),
                                            thousandthsText(weight)));
            }
        }
    }
    return texts;
}

}  // namespace doorstring
