// A dungeon as a code to pass on: its seed, the preset it was grown by, and what differs from that
// preset as it is shipped. So it is the same dungeon wherever the shipped files are the same,
// whatever else a player has configured. What is shared are the keys of dungeons and rooms; where
// creatures, the knight or anything else is configured makes no difference.
#pragma once

#include "base/result.hpp"
#include "base/seed.hpp"
#include "config/share/dungeon_values.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct SharedDungeon {
    std::string version;  // of the program that made it: "0.5.0"
    Seed seed;
    std::string preset;  // "": none
    DungeonParts parts{};
    std::vector<DungeonChange> changes;  // of the preset
};

// What leads to the dungeon of the seed under `config`. `base` has the shipped values with the
// shipped preset of this name, or without one where there is none.
SharedDungeon sharedDungeon(Seed seed, std::string preset, const Config& base,
                            const Config& config);

// "0G40-0DE1-...": letters and digits that are not mistaken for each other.
std::string shareCode(const SharedDungeon& dungeon);

// Small letters, spaces for hyphens, O for 0, and I and L for 1 are fine. The error is a sentence:
// what is mistyped, or that another version wrote it.
Result<SharedDungeon, std::string> readShareCode(std::string_view text);

// Whether a text is meant to be such a code, right or mistyped, rather than a seed: it is too long
// for the code of a seed, and no word or sentence.
bool looksLikeShareCode(std::string_view text);

// What the code says, applied to the base that it names; `faults` has a sentence for each value
// that cannot be had here.
struct RestoredDungeon {
    Config config;
    std::vector<std::string> faults;
};
RestoredDungeon restored(const SharedDungeon& dungeon, const Config& base);

// What keeps the dungeon here from being the one that was shared: another version, and the parts of
// the configuration that are not the same. Empty where nothing does.
std::string mismatch(const SharedDungeon& dungeon, const RestoredDungeon& here);

// "grid.width = 20", "tables.N.NS = 40"
std::vector<std::string> changeTexts(const SharedDungeon& dungeon);

}  // namespace doorstring
