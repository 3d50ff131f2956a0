#include "config/share/share_code.hpp"

#include "base/contains.hpp"
#include "config/share/change_bits.hpp"
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
constexpr std::uint64_t mostChanges = 1000;
constexpr std::size_t mostSeedSigns = 16;  // of the code of a seed

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
