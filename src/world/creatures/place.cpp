#include "world/creatures/place.hpp"

#include "base/rng.hpp"
#include "dungeon/danger.hpp"
#include "room/puzzles/puzzle.hpp"
#include "world/creatures/footing.hpp"
#include "world/creatures/make_creature.hpp"
#include "world/creatures/places.hpp"
#include "world/state/darkness.hpp"

#include <algorithm>

namespace doorstring {

namespace {

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

// All foes of the room, each on its mark or as near to it as is away from the knight.
std::vector<Creature> foesOf(const World& world, const Room& room, const Ground& ground,
                             SubPos entry) {
    std::vector<Creature> foes;
    const auto count = std::ranges::count(room.spots(), SpotKind::Foe, &Spot::kind);
    const std::vector<CreatureKind> kinds =
        foesIn(world.dungeon, room.cell(), static_cast<int>(count), world.config.creatures);
    if (kinds.empty()) {
        return foes;
    }
    Places places(world, room, ground, entry);
    RandomStream random(cellRoll(world.dungeon.seed().number, Purpose::Creatures, room.cell(), 2));
    for (const Spot& spot : room.spots()) {
        if (spot.kind != SpotKind::Foe) {
            continue;
        }
        const std::uint64_t roll = random.next();
        if (const auto middle = places.takeNearest(spot.tile)) {
            foes.push_back(
                makeCreature(world, kinds[static_cast<std::size_t>(spot.turn - 1)], *middle, roll));
            foes.back().turn = spot.turn;
        }
    }
    return foes;
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
    if (world.isUnsolved(room) && hasFoes(room.spots())) {
        return foesOf(world, room, ground, entry);
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

bool isBeforeItsTurn(const std::vector<Creature>& living, const Creature& foe) {
    return foe.turn > 0 && std::ranges::any_of(living, [&](const Creature& one) {
               return one.turn > 0 && one.turn < foe.turn && one.health > 0;
           });
}

void bringFoesBack(World& world, Events& events) {
    std::vector<Creature>& living = world.creatures.living;
    for (Creature& foe : foesOf(world, world.room, world.ground, world.player.body.at)) {
        if (std::ranges::find(living, foe.turn, &Creature::turn) == living.end()) {
            foe.doing = Doing::Rests;
            living.push_back(foe);
        }
    }
    events.push_back(FoesReturned{world.cell()});
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
        const int turn = creature.turn;
        creature = makeCreature(world, creature.kind,
                                middle.value_or(centreOf(creature.body.hitBox())), roll);
        creature.turn = turn;
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
