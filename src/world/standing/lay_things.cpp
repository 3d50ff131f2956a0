#include "world/standing/lay_things.hpp"

#include "base/contains.hpp"
#include "base/rng.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/ways/standing.hpp"
#include "room/ways/ways_out.hpp"
#include "world/standing/altar_places.hpp"
#include "world/standing/levers.hpp"
#include "world/standing/places.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <tuple>

namespace doorstring {

namespace {

class ThingLayer {
public:
    ThingLayer(const Room& room, Seed seed)
        : room_(room),
          roll_(contentsRoll(seed, room.cell(), ContentsRoll::Places)),
          standing_(withGatesOpen(room.tiles()), room.waysOut(), room.framedDoors()) {
        for (const GridPos tile : cellsOf(room.tiles().size())) {
            if (room.tiles()[tile] == Tile::Gate) {
                standing_.keepFree(tile);
            }
        }
    }

    // Lays a chest behind its barrier or, if the barrier does not fit, in the open. Lays the chest
    // only if the room's puzzle can still be solved then.
    void layChest(const Chest& chest, std::vector<Thing>& things) {
        const bool isBarred =
            (chest.barrier == Barrier::Pits && tryToLay(&ThingLayer::layOnIsland, chest, things)) ||
            (chest.barrier == Barrier::Gate && tryToLay(&ThingLayer::layBehindGate, chest, things));
        if (!isBarred) {
            tryToLay(&ThingLayer::layInTheOpen, chest, things);
        }
    }

    void layShop(const Shop& shop, std::vector<Thing>& things) {
        const std::vector<GridPos> row = stallsFor(shop.offers.size());
        std::size_t taken = 0;  // stalls of the row
        const auto merit = [&](GridPos at) {
            const int away = row.empty() ? 0 : stepsBetween(at, row.back());
            return std::tuple(!isBeforeDoor(at), !isBehindPrice(at, row), -away,
                              standing_.isOpenBelow(at), rollOf(at));
        };
        const auto takeNext = [&] {
            return taken == row.size() ? takeAnywhere(merit) : std::optional(row[taken++]);
        };
        if (const auto tile = takeNext()) {
            things.push_back({ThingKind::Keeper, room_.cell(), *tile});
        }
        for (const ShopOffer& offer : shop.offers) {
            if (const auto tile = takeNext()) {
                things.push_back({ThingKind::Stand, room_.cell(), *tile, offer.loot, offer.price});
            }
        }
    }

    // Lays two plinths side by side, if there is space for both.
    void layPair(const RelicPair& pair, std::vector<Thing>& things) {
        const std::size_t thingsBefore = things.size();
        std::optional<GridPos> last;
        for (const Relic relic : pair.relics) {
            const auto merit = [&](GridPos at) {
                const int apart = last ? stepsBetween(at, *last) : plinthsApart;
                const bool isInRow = !last || at.y == last->y;
                return std::tuple(!isBeforeDoor(at), isInRow, -std::abs(apart - plinthsApart),
                                  standing_.isOpenBelow(at), rollOf(at));
            };
            last = takeAnywhere(merit);
            if (last) {
                things.push_back({ThingKind::Plinth, room_.cell(), *last, {treasureOf(relic)}});
            }
        }
        if (things.size() < thingsBefore + pair.relics.size()) {
            things.erase(things.begin() + static_cast<std::ptrdiff_t>(thingsBefore), things.end());
        }
    }

    // Lays the thing of a set piece on the tile where the drawing of its room has a treasure.
    void layOnMark(ThingKind kind, std::vector<Thing>& things) const {
        const auto mark = std::ranges::find(room_.spots(), SpotKind::Treasure, &Spot::kind);
        if (mark != room_.spots().end()) {
            things.push_back({.kind = kind, .cell = room_.cell(), .tile = mark->tile});
        }
    }

    void layAltar(const Altar& altar, std::vector<Thing>& things) {
        const auto places = altarPlacesIn(room_, standing_, altar.offers.size());
        if (places) {
            for (const GridPos tile : cellsIn(places->loom)) {
                things.push_back({ThingKind::Loom, room_.cell(), tile});
            }
        }
        const auto merit = [this](GridPos at) {
            return std::tuple(!isBeforeDoor(at), standing_.isOpenBelow(at), rollOf(at));
        };
        for (std::size_t i = 0; i < altar.offers.size(); ++i) {
            if (const auto tile = places ? std::optional(places->offers[i]) : takeAnywhere(merit)) {
                things.push_back({.kind = ThingKind::Offer,
                                  .cell = room_.cell(),
                                  .tile = *tile,
                                  .offer = altar.offers[i]});
            }
        }
    }

private:
    static constexpr int plinthsApart = 2;  // tiles

    // Takes places for the keeper and for as many of the wares as fit together. Empty if not even
    // `leastWares` wares fit.
    std::vector<GridPos> stallsFor(std::size_t wares) {
        constexpr std::size_t leastWares = 3;
        std::vector<GridPos> row = stallsOf(room_, standing_, wares);
        for (; row.empty() && wares > leastWares; --wares) {
            row = stallsOf(room_, standing_, wares - 1);
        }
        for (const GridPos tile : row) {
            standing_.take(tile);
            standing_.keepFreeBeside(tile);
        }
        return row;
    }

    // Whether the tile is so near to a stall of the row that a ware on one of the two would overlap
    // the price below the other.
    static bool isBehindPrice(GridPos at, const std::vector<GridPos>& row) {
        constexpr int near = 2;
        return std::ranges::any_of(row, [&](GridPos other) {
            return std::abs(at.x - other.x) < near && std::abs(at.y - other.y) <= near;
        });
    }

    // A function that lays a chest. It returns false if there is no place for the chest.
    using Lay = bool (ThingLayer::*)(const Chest&, std::vector<Thing>&);

    // Lays a chest with `lay`. Returns false, and lays nothing, if there is no place for the chest
    // or if the puzzle of the room could no longer be solved.
    bool tryToLay(Lay lay, const Chest& chest, std::vector<Thing>& things) {
        const std::size_t thingsBefore = things.size();
        const Standing standing = standing_;
        if ((this->*lay)(chest, things) &&
            leavesPuzzleSolvable(std::span(things).subspan(thingsBefore))) {
            return true;
        }
        things.erase(things.begin() + static_cast<std::ptrdiff_t>(thingsBefore), things.end());
        standing_ = standing;
        return false;
    }

    bool leavesPuzzleSolvable(std::span<const Thing> things) const {
        if (!room_.hasHandmadePuzzle()) {
            return true;
        }
        Grid<Tile> tiles = room_.tiles();
        for (const Thing& thing : things) {
            tiles[thing.tile] = Tile::Fixture;
            forEachBit(pitsAround(thing, room_.tiles()),
                       [&](GridPos pit) { tiles[pit] = Tile::Pit; });
        }
        return canBeSolved(tiles, room_.waysOut());
    }

    bool layInTheOpen(const Chest& chest, std::vector<Thing>& things) {
        const auto merit = [this](GridPos at) {
            return std::tuple(isTreasureSpot(at), standing_.isOpenBelow(at), isBacked(at),
                              rollOf(at));
        };
        const auto tile = takeAnywhere(merit);
        if (tile) {
            things.push_back({kindOf(chest), room_.cell(), *tile, chest.loot});
        }
        return tile.has_value();
    }
    bool layOnIsland(const Chest& chest, std::vector<Thing>& things) {
        const auto tile = islandIn(room_.tiles(), standing_, roll_);
        if (tile) {
            things.push_back({.kind = kindOf(chest),
                              .cell = room_.cell(),
                              .tile = *tile,
                              .loot = chest.loot,
                              .barrier = Barrier::Pits});
        }
        return tile.has_value();
    }
    bool layBehindGate(const Chest& chest, std::vector<Thing>& things) {
        const auto place = gatedPlaceIn(room_.tiles(), standing_, roll_);
        if (!place) {
            return false;
        }
        things.push_back({.kind = kindOf(chest),
                          .cell = room_.cell(),
                          .tile = place->chest,
                          .loot = chest.loot,
                          .barrier = Barrier::Gate});
        things.push_back({ThingKind::Crystal, room_.cell(), place->crystal});
        for (const GridPos gate : place->gates) {
            things.push_back({ThingKind::Gate, room_.cell(), gate});
        }
        return true;
    }

    // Takes the tile of the greatest merit on bare ground. If there is none, other ground is
    // allowed, too, and if there is still none, also the places of walls, pillars and deep water.
    template <typename Merit>
    std::optional<GridPos> takeAnywhere(Merit merit) {
        auto tile = standing_.takeBest(merit);
        if (!tile) {
            standing_.allowMore();
            tile = standing_.takeBest(merit);
        }
        if (!tile) {
            standing_.allowFilled();
            tile = standing_.takeBest(merit);
        }
        if (tile) {
            standing_.keepFreeBeside(*tile);
        }
        return tile;
    }

    std::uint64_t rollOf(GridPos tile) const { return cellRoll(roll_, tile); }
    // Whether the drawing of the room has a treasure on the tile.
    bool isTreasureSpot(GridPos tile) const {
        return std::ranges::any_of(room_.spots(), [&](const Spot& spot) {
            return spot.kind == SpotKind::Treasure && spot.tile == tile;
        });
    }
    bool isBacked(GridPos tile) const {
        return !isWalkable(room_.tiles()[neighbour(tile, Direction::North)]);
    }
    // Whether the tile is in a row or column of the doors, even of doors that the room lacks. A
    // knight who walks in through a door would push at a thing there.
    bool isBeforeDoor(GridPos tile) const {
        const GridRect middle = middleOf(room_.tiles().size());
        return (tile.x >= middle.x && tile.x <= middle.right()) ||
               (tile.y >= middle.y && tile.y <= middle.bottom());
    }

    const Room& room_;
    std::uint64_t roll_;
    Standing standing_;
};

// What stands in the room of a set piece from the beginning; null if nothing does.
std::optional<ThingKind> thingOf(SetPiece piece) {
    return piece == SetPiece::Well      ? std::optional(ThingKind::Well)
           : piece == SetPiece::Captive ? std::optional(ThingKind::Cage)
                                        : std::nullopt;
}

}  // namespace

std::vector<Thing> layThings(const Contents& contents, const Dungeon& dungeon,
                             const RoomConfig& config, const PuzzleConfig& puzzles,
                             std::span<const GridPos> solved) {
    std::vector<Thing> things;
    if (contents.chests.empty() && contents.shops.empty() && contents.pairs.empty() &&
        contents.altars.empty() && contents.pieces.empty()) {
        return things;
    }
    DungeonRooms rooms(dungeon, config);
    const Seed seed = dungeon.seed();
    for (const Chest& chest : contents.chests) {
        const Room room = rooms.at(chest.cell);
        if (contains(solved, chest.cell) || !hidesChest(room, seed, puzzles)) {
            ThingLayer(room, seed).layChest(chest, things);
        }
    }
    for (const Shop& shop : contents.shops) {
        const Room room = rooms.at(shop.cell);
        ThingLayer(room, seed).layShop(shop, things);
    }
    for (const RelicPair& pair : contents.pairs) {
        if (!pair.risesLater) {
            const Room room = rooms.at(pair.cell);
            ThingLayer(room, seed).layPair(pair, things);
        }
    }
    for (const Altar& altar : contents.altars) {
        const Room room = rooms.at(altar.cell);
        ThingLayer(room, seed).layAltar(altar, things);
    }
    for (const PlacedPiece& placed : contents.pieces) {
        if (const auto kind = thingOf(placed.piece)) {
            const Room room = rooms.at(placed.cell);
            ThingLayer(room, seed).layOnMark(*kind, things);
        }
    }
    return things;
}

void hangString(Things& things, const Dungeon& dungeon, GridPos goal, const RoomConfig& config) {
    const std::array cells{dungeon.start(), goal};
    std::array<std::optional<GridPos>, cells.size()> places;
    std::ranges::transform(cells, places.begin(),
                           [&](GridPos cell) { return stringPlaceIn(dungeon.room(cell, config)); });
    if (!places.front() || !places.back()) {
        return;
    }
    for (std::size_t end = 0; end < cells.size(); ++end) {
        things.add(
            {.kind = ThingKind::String, .cell = cells[end], .tile = *places[end], .isEmpty = true});
    }
}

namespace {

int wallsAround(const Room& room, GridPos tile) {
    int walls = 0;
    for (const Direction side : allDirections) {
        walls += isWalkable(room.tiles()[neighbour(tile, side)]) ? 0 : 1;
    }
    return walls;
}

}  // namespace

std::vector<GridPos> urnPlaces(const Room& room, std::span<const Thing> things, Seed seed,
                               const UrnConfig& config) {
    std::vector<GridPos> places;
    const std::uint64_t roll = contentsRoll(seed, room.cell(), ContentsRoll::Urns);
    RandomStream random(roll);
    // A room with a puzzle drawn by hand or with a set piece has no urns, because urns could be in
    // the way there.
    if (!roomTraits[room.kind()].mayHaveUrns || room.hasHandmadePuzzle() || room.piece() ||
        !happens(random.next(), config.chance)) {
        return places;
    }
    Standing standing(room.tiles(), room.waysOut(), room.framedDoors());
    for (const Thing& thing : things) {
        standing.take(thing.tile);
        standing.keepFreeBeside(thing.tile);
        forEachBit(pitsAround(thing, room.tiles()), [&](GridPos tile) {
            standing.take(tile);
            standing.keepFreeBeside(tile);
        });
    }
    const auto count = 1 + random.below(static_cast<std::uint64_t>(config.most));
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto tile = standing.takeBest([&](GridPos at) {
            return std::tuple(std::min(wallsAround(room, at), 2), cellRoll(roll, at));
        });
        if (tile) {
            places.push_back(*tile);
        }
    }
    return places;
}

}  // namespace doorstring
