#include "world/creatures/place.hpp"

#include "base/rng.hpp"
#include "dungeon/danger.hpp"
#include "room/ways/safe_ways.hpp"
#include "world/creatures/footing.hpp"
#include "world/creatures/make_creature.hpp"
#include "world/state/darkness.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// Turrets and chargers begin off the row and the column that the knight comes in on.
bool attacksInLine(CreatureKind kind) {
    return kind == CreatureKind::Turret || kind == CreatureKind::Charger;
}

class Places {
public:
    Places(const World& world, const Room& room, const Ground& ground, SubPos entry)
        : terrain_(room, ground.tiles(), DoorSet()),
          entry_({entry.x + toSubpixels(world.config.player.hitBox.width) / 2,
                  entry.y + toSubpixels(world.config.player.hitBox.height) / 2}),
          distance_(toSubpixels(world.config.creatures.rules.entryDistance)) {
        // Only where the knight can get to them: the doors of an arena wait for that.
        const BitRows start = oneBit(terrain_.nearest(tileOf(entry_)));
        const BitRows reached = reach(safeTiles(ground.tiles()) | start, start);
        for (const GridPos tile : cellsOf(terrain_.size())) {
            if (hasBit(reached, tile) && mayTread(terrain_, tile, Gait::Walks) &&
                isFarFromEntry(tile)) {
                free_.push_back(tile);
            }
        }
        for (const Spot& spot : room.spots()) {
            if (spot.kind == SpotKind::Creature) {
                drawn_.push_back(spot.tile);
            }
        }
    }

    // One of the free tiles, where a drawing has a creature before all others; none where there is
    // none.
    std::optional<SubPos> take(CreatureKind kind, RandomStream& random) {
        std::vector<GridPos> fitting = free_;
        if (attacksInLine(kind)) {
            std::erase_if(fitting, [&](GridPos tile) { return isInLine(tile); });
        }
        if (std::any_of(fitting.begin(), fitting.end(),
                        [&](GridPos tile) { return isDrawn(tile); })) {
            std::erase_if(fitting, [&](GridPos tile) { return !isDrawn(tile); });
        }
        if (fitting.empty()) {
            return std::nullopt;
        }
        const GridPos tile = fitting[random.below(fitting.size())];
        std::erase(free_, tile);
        return tileCentre(tile);
    }

private:
    bool isDrawn(GridPos tile) const {
        return std::find(drawn_.begin(), drawn_.end(), tile) != drawn_.end();
    }
    bool isFarFromEntry(GridPos tile) const {
        const SubPos middle = tileCentre(tile);
        return std::max(std::abs(middle.x - entry_.x), std::abs(middle.y - entry_.y)) > distance_;
    }
    bool isInLine(GridPos tile) const {
        const GridPos entry = tileOf(entry_);
        return tile.x == entry.x || tile.y == entry.y;
    }

    Terrain terrain_;
    SubPos entry_;
    int distance_;
    std::vector<GridPos> free_;
    std::vector<GridPos> drawn_;
};

RandomStream placingIn(const World& world, GridPos cell) {
    return RandomStream(cellRoll(world.dungeon.seed().number, Purpose::Creatures, cell, 1));
}

// A boss comes down in the middle of the room, whoever stands there.
std::optional<Creature> placedBoss(const World& world, CreatureKind kind, const Room& room,
                                   const Terrain& terrain, std::uint64_t roll) {
    Creature boss = makeCreature(world, kind, roomCentre(room), roll);
    const auto place = nearestFooting(terrain, boss.body);
    if (!place) {
        return std::nullopt;
    }
    boss.body.at = boss.body.previous = *place;
    return boss;
}

}  // namespace

std::vector<Creature> creaturesOf(const World& world, const Room& room, const Ground& ground,
                                  SubPos entry) {
    std::vector<Creature> living;
    const GridPos cell = room.cell();
    if (!world.config.hasCreatures ||
        std::find(world.cleared.begin(), world.cleared.end(), cell) != world.cleared.end()) {
        return living;
    }
    std::vector<CreatureKind> kinds;
    if (const RememberedRoom* left = world.memory.find(cell)) {
        for (const Creature& survivor : left->creatures) {
            kinds.push_back(survivor.kind);
        }
    } else {
        kinds = creaturesIn(world.dungeon, cell, world.config.creatures);
        if (isDark(world, room)) {
            std::erase_if(kinds, [&](CreatureKind kind) { return !mayLiveInDark(world, kind); });
        }
    }
    Places places(world, room, ground, entry);
    RandomStream random = placingIn(world, cell);
    for (const CreatureKind kind : kinds) {
        const std::uint64_t roll = random.next();
        if (isBoss(kind)) {
            if (auto boss =
                    placedBoss(world, kind, room, {room, ground.tiles(), DoorSet()}, roll)) {
                living.push_back(*boss);
            }
        } else if (const auto middle = places.take(kind, random)) {
            living.push_back(makeCreature(world, kind, *middle, roll));
        }
    }
    return living;
}

void placeAnew(World& world) {
    Creatures& creatures = world.creatures;
    const bool hasBoss =
        std::ranges::any_of(creatures.living, [](const Creature& one) { return isBoss(one.kind); });
    if (hasBoss) {  // he begins alone
        std::erase_if(creatures.living, [](const Creature& one) { return !isBoss(one.kind); });
    }
    Places places(world, world.room, world.ground, world.player.body.at);
    RandomStream random = placingIn(world, world.cell());
    for (Creature& creature : creatures.living) {
        const std::uint64_t roll = random.next();
        if (isBoss(creature.kind)) {
            if (creature.doing != Doing::Falls) {
                creature = placedBoss(world, creature.kind, world.room, world.terrain(), roll)
                               .value_or(creature);
            }
            continue;
        }
        const auto middle = places.take(creature.kind, random);
        creature = makeCreature(world, creature.kind,
                                middle.value_or(centreOf(creature.body.hitBox())), roll);
    }
    creatures.projectiles.clear();
    creatures.ticks = 0;
}

void settleCreatures(World& world) {
    std::vector<Creature>& living = world.creatures.living;
    std::erase_if(living, [&](Creature& one) {
        Body& body = one.body;
        const auto place = nearestFooting(world.terrain(), body);
        if (place && *place != body.at) {
            body.at = body.previous = *place;
            body.knockTicks = 0;
        }
        return !place;
    });
}

}  // namespace doorstring
