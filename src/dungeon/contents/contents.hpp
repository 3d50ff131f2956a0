// What there is on a floor of an adventure besides its keys: a pure function of the dungeon and
// the configuration.
#pragma once

#include "base/enums.hpp"
#include "base/rng.hpp"
#include "base/seed.hpp"
#include "config/floor_parts.hpp"
#include "config/item_parts.hpp"
#include "dungeon/dungeon.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

enum class Barrier : std::uint8_t {
    None,
    Pits,  // all around the chest and the tile in front of it
    Gate   // opens when a crystal is struck from afar
};
inline constexpr auto barrierNames = namesOf<Barrier>({"none", "pits", "gate"});

constexpr std::string_view name(Barrier barrier) {
    return barrierNames[static_cast<std::size_t>(barrier)];
}

// What keeps the knight from a chest until he has one of `items`. Cracked walls and the dark are no
// barriers: cracked walls are the business of dungeon/solve/, and the dark stops nobody.
struct BarrierRow {
    Barrier barrier;
    EnumSet<Item> items;
    std::string_view text;  // follows the name of the loot in a list of chests
};
inline constexpr EnumArray<Barrier, BarrierRow> barrierRows{{{
    {Barrier::None, {}, ""},
    {Barrier::Pits, EnumSet<Item>::of(Item::Hook).with(Item::Feather), " on an island"},
    {Barrier::Gate, EnumSet<Item>::of(Item::Bow).with(Item::Hook), " behind a gate"},
}}};
static_assert(isInOrder(barrierRows, &BarrierRow::barrier));

constexpr EnumSet<Item> itemsPast(Barrier barrier) {
    return barrierRows[barrier].items;
}

constexpr bool isPassable(Barrier barrier, EnumSet<Item> items) {
    return barrier == Barrier::None || !(itemsPast(barrier) & items).empty();
}

struct Loot {
    Treasure what = Treasure::Coins;
    int count = 1;  // 1 if the loot is not counted
    friend bool operator==(const Loot&, const Loot&) = default;
};

// A chest of a floor. A room has at most one.
struct Chest {
    GridPos cell;
    Loot loot;
    Barrier barrier = Barrier::None;  // what bars the chest, if its room has space for that

    // Whether the chest is a large one: it holds something that a floor has only once.
    constexpr bool isLarge() const {
        return isItem(loot.what) || loot.what == Treasure::HeartPiece;
    }
    friend bool operator==(const Chest&, const Chest&) = default;
};

struct ShopOffer {
    Loot loot;
    int price = 0;  // coins
    friend bool operator==(const ShopOffer&, const ShopOffer&) = default;
};

struct Shop {
    GridPos cell;
    std::vector<ShopOffer> offers;
};

// Two relics on plinths, of which the knight takes one.
struct RelicPair {
    GridPos cell;
    std::array<Relic, 2> relics{};
    bool risesLater = false;  // only once the boss has fallen
    friend bool operator==(const RelicPair&, const RelicPair&) = default;
};

// An altar, with its offers for the next floor. On the last floor it has none.
struct Altar {
    GridPos cell;
    std::vector<OfferId> offers;
};

struct Contents {
    std::vector<Chest> chests;  // row by row
    std::vector<Shop> shops;    // row by row
    std::vector<RelicPair> pairs;
    std::vector<Altar> altars;        // row by row
    std::vector<PlacedPiece> pieces;  // in the order in which they were drawn
    std::vector<Loot> leftOut;        // loot for which no room was left
    std::vector<Relic> relicsLeft;    // those of relicsByLot() that are nowhere on the floor
    // The barriers that the knight can surely pass with items of earlier floors.
    EnumSet<Barrier> passable;

    // These return null if there is none.
    const Chest* chestIn(GridPos cell) const;
    const Shop* shopIn(GridPos cell) const;
    const RelicPair* pairIn(GridPos cell) const;
};

// The item that a floor, counted from 1, gives in a dungeon of this seed; null if it gives none.
std::optional<Item> floorItem(const AdventureConfig& config, int floor, Seed seed);

// Whether the knight may have the item on this floor: this floor gives it, or an earlier one may
// have given it. False on floor 0, outside an adventure.
bool mayHave(const AdventureConfig& config, int floor, Seed seed, Item item);

// Whether one of the items was on a floor before this one, whatever the seeds of those floors.
bool surelyHasOneOf(const AdventureConfig& config, int floor, EnumSet<Item> items);

// The relics that may be on the floor, in the order in which they are drawn by their weights. Left
// out are those that the knight brought and those that need an item which he cannot have.
std::vector<Relic> relicsByLot(const Dungeon& dungeon, const AdventureConfig& config);

// The set pieces that the floor is to have, in the order in which they are drawn by their weights.
// Left out are those that the knight has met. AdventureConfig::pieceToBeginAt comes first.
std::vector<SetPiece> piecesByLot(const Dungeon& dungeon, const AdventureConfig& config);

// The offers of the altar in a cell, drawn by their weights; empty on the last floor.
std::vector<OfferId> altarOffers(const Dungeon& dungeon, GridPos cell,
                                 const AdventureConfig& config);

// The contents of the floor that is played; empty outside an adventure.
Contents contentsOf(const Dungeon& dungeon, const AdventureConfig& config);

// The loot as text: "bow", "14 coins".
std::string toString(const Loot& loot);

// The contents as lines, each with its line feed: one for all chests, "chests: (4, 2) bombs, (1, 3)
// map", one for each shop, "shop (2, 5): heart for 8", one for each pair of relics, one for all set
// pieces, one for each altar with offers, and one for all loot that was left out. Empty if there is
// nothing.
std::vector<std::string> contentsLines(const Contents& contents);

// The uses of a cell's rolls for contents. Each cell has a separate roll for each use, so that no
// use changes another.
enum class ContentsRoll : std::uint32_t {
    Chest,
    Wares,
    Places,  // of chests, stalls and what bars them
    Urns,
    UrnLoot,
    Levers,
    TurnOrder,  // of levers, or of the singers of a choir
    PuzzleCoins,
    Relics,
    Altar,
    Pieces,
    Wishes  // of the well
};

constexpr std::uint64_t contentsRoll(Seed seed, GridPos cell, ContentsRoll use) {
    return cellRoll(seed.number, Purpose::Contents, cell, static_cast<std::uint32_t>(use));
}

}  // namespace doorstring
