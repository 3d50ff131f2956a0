#include "config/share/change_bits.hpp"

#include "base/rng.hpp"
#include "base/stable_hash.hpp"
#include "config/text/numbers.hpp"

#include <algorithm>
#include <string>

namespace doorstring {

namespace {

constexpr unsigned keyBits = 16;
constexpr unsigned doorBits = 4;

// How the value of a key is written.
enum class Writing : std::uint8_t { Whole, Thousandths, Word, Text };
constexpr unsigned writingBits = 2;

const KeySpec* keyOf(std::uint64_t number) {
    const auto keys = dungeonSchema().keys();
    const auto found =
        std::ranges::find_if(keys, [&](const KeySpec& key) { return numberInCode(key) == number; });
    return found == keys.end() ? nullptr : &*found;
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

}  // namespace

std::uint64_t numberInCode(const KeySpec& key) {
    StableHash hash;
    hash.add(key.path);
    return mixBits(hash.value()) >> (64U - keyBits);
}

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

}  // namespace doorstring
