#include "world/creatures/place.hpp"

#include "base/advance_each.hpp"
#include "base/contains.hpp"
#include "base/rng.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/danger.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/ways/safe_ways.hpp"
#include "world/creatures/turn.hpp"
#include "world/state/world.hpp"

#include <algorithm>

namespace doorstring {

Creature makeCreature(const World& world, CreatureKind kind, SubPos middle, std::uint64_t roll) {
    const CreatureConfig& config = world.config.creatures.kinds[kind];
    Creature creature;
    creature.kind = kind;
    creature.health = wholeHealth(creature, world.config.creatures);
    creature.roll = roll;
    creature.body = bodyAround(middle, creatureRows[kind].hitBox, config.gait);
    return creature;
}

void refit(Creature& creature, const CreatureConfig& before, const CreatureConfig& now) {
    const int taken = before.health == 0 ? 0 : before.health - creature.health;
    creature.health = now.health == 0 ? 0 : std::max(1, now.health - taken);
    creature.body.gait = now.gait;
}

namespace {

// The tiles of a room on which creatures may begin.
class Places {
public:
    // Collects the tiles that can be walked to from the middle of the knight's hit box and are
    // farther than `entryDistance` from it. `entry` is the upper left corner of the hit box.
    Places(const World& world, const Room& room, const Ground& ground, SubPos entry);

    // Takes by lot a free tile that fits the kind, preferably one that the drawing of the room
    // marks. Returns its middle; null if none is left.
    std::optional<SubPos> take(CreatureKind kind, RandomStream& random);
    // Takes the free tile nearest to `to`. Returns its middle; null if none is left.
    std::optional<SubPos> takeNearest(GridPos to);
    // The number of creatures that the room has space for, at least one.
    std::size_t capacity(int tilesPerCreature) const {
        return static_cast<std::size_t>(std::max(1, footingCount_ / tilesPerCreature));
    }

private:
    bool isMarked(GridPos tile) const;
    bool isFarFromEntry(GridPos tile) const;
    bool isInLine(GridPos tile) const;

    Terrain terrain_;
    SubPos entryMiddle_;
    int leastDistance_;
    int footingCount_ = 0;  // tiles to stand on, including those near the entry
    std::vector<GridPos> free_;
    std::vector<GridPos> marked_;  // on which the drawing of the room has creatures
};

Places::Places(const World& world, const Room& room, const Ground& ground, SubPos entry)
    : terrain_(room, ground.tiles(), DoorSet()),
      entryMiddle_({entry.x + toSubpixels(world.config.player.hitBox.width) / 2,
                    entry.y + toSubpixels(world.config.player.hitBox.height) / 2}),
      leastDistance_(toSubpixels(world.config.creatures.rules.entryDistance)) {
    // Creatures begin only where the knight can get to them, because the doors of an arena stay
    // shut until they have fallen.
    const BitRows start = oneBit(terrain_.nearest(tileOf(entryMiddle_)));
    const BitRows reached = reach(safeTiles(ground.tiles()) | start, start);
    for (const GridPos tile : cellsOf(terrain_.size())) {
        if (!hasBit(reached, tile) || !mayTread(terrain_, tile, Gait::Walks)) {
            continue;
        }
        ++footingCount_;
        if (isFarFromEntry(tile)) {
            free_.push_back(tile);
        }
    }
    for (const Spot& spot : room.spots()) {
        if (spot.kind == SpotKind::Creature) {
            marked_.push_back(spot.tile);
        }
    }
}

std::optional<SubPos> Places::take(CreatureKind kind, RandomStream& random) {
    std::vector<GridPos> fitting = free_;
    // Creatures that attack in line do not begin in the row or column where the knight comes in.
    if (has(kind, Trait::AttacksInLine)) {
        std::erase_if(fitting, [&](GridPos tile) { return isInLine(tile); });
    }
    if (std::any_of(fitting.begin(), fitting.end(), [&](GridPos tile) { return isMarked(tile); })) {
        std::erase_if(fitting, [&](GridPos tile) { return !isMarked(tile); });
    }
    if (fitting.empty()) {
        return std::nullopt;
    }
    const GridPos tile = fitting[random.below(fitting.size())];
    std::erase(free_, tile);
    return tileCentre(tile);
}

std::optional<SubPos> Places::takeNearest(GridPos to) {
    const auto nearest =
        std::ranges::min_element(free_, {}, [to](GridPos tile) { return stepsBetween(tile, to); });
    if (nearest == free_.end()) {
        return std::nullopt;
    }
    const GridPos tile = *nearest;
    free_.erase(nearest);
    return tileCentre(tile);
}

bool Places::isMarked(GridPos tile) const {
    return contains(marked_, tile);
}

bool Places::isFarFromEntry(GridPos tile) const {
    return longerAxis(tileCentre(tile) - entryMiddle_) > leastDistance_;
}

bool Places::isInLine(GridPos tile) const {
    const GridPos entry = tileOf(entryMiddle_);
    return tile.x == entry.x || tile.y == entry.y;
}

RandomStream placingRandom(const World& world, GridPos cell) {
    return RandomStream(cellRoll(world.dungeon.seed().number, Purpose::Creatures, cell, 1));
}

// Places a boss in the middle of the room, even if the knight stands there.
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

bool isChoir(const Room& room) {
    return room.piece() == SetPiece::Choir;
}

// The turn of a foe. A choir sings in an order that follows from the seed.
int turnOf(const World& world, const Room& room, const Spot& foe) {
    if (!isChoir(room)) {
        return foe.turn;
    }
    const std::uint64_t roll =
        contentsRoll(world.dungeon.seed(), room.cell(), ContentsRoll::TurnOrder);
    const auto foesBefore = std::ranges::count_if(room.spots(), [&](const Spot& other) {
        return other.kind == SpotKind::Foe && cellRoll(roll, other.tile) < cellRoll(roll, foe.tile);
    });
    return 1 + static_cast<int>(foesBefore);
}

// Places all foes of the room: those of a choir on their marks, others on the tiles away from the
// knight that are nearest to their marks.
std::vector<Creature> foesOf(const World& world, const Room& room, const Ground& ground,
                             SubPos entry) {
    std::vector<Creature> foes;
    const auto count = std::ranges::count(room.spots(), SpotKind::Foe, &Spot::kind);
    const std::vector<CreatureKind> kinds =
        isChoir(room)
            ? std::vector<CreatureKind>(static_cast<std::size_t>(count), CreatureKind::Singer)
            : foesIn(world.dungeon, room.cell(), static_cast<int>(count), world.config.creatures);
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
        const auto middle =
            isChoir(room) ? std::optional(tileCentre(spot.tile)) : places.takeNearest(spot.tile);
        if (middle) {
            foes.push_back(
                makeCreature(world, kinds[static_cast<std::size_t>(spot.turn - 1)], *middle, roll));
            foes.back().turn = turnOf(world, room, spot);
        }
    }
    return foes;
}

// The creatures that slept in a room when it was left.
std::vector<Creature> sleepersOf(const RememberedRoom* room) {
    std::vector<Creature> sleepers = room != nullptr ? room->creatures : std::vector<Creature>();
    std::erase_if(sleepers, [](const Creature& one) { return one.doing != Doing::Sleeps; });
    return sleepers;
}

// The kinds of what lives in a room, and the index of the elite among them; null if there is none.
struct Lodgers {
    std::vector<CreatureKind> kinds;
    std::optional<std::size_t> elite;
};

Lodgers lodgersOf(const World& world, const Room& room, const Places& places) {
    Lodgers lodgers;
    const CreaturesConfig& config = world.config.creatures;
    if (const RememberedRoom* remembered = world.memory.find(room.cell())) {
        for (const Creature& survivor : remembered->creatures) {
            lodgers.elite = survivor.isElite ? lodgers.kinds.size() : lodgers.elite;
            lodgers.kinds.push_back(survivor.kind);
        }
        return lodgers;
    }
    lodgers.kinds = creaturesIn(world.dungeon, room.cell(), config);
    if (isDark(world, room)) {
        std::erase_if(lodgers.kinds,
                      [&](CreatureKind kind) { return !mayLiveInDark(world, kind); });
    }
    const std::size_t most = places.capacity(config.crowd.tilesEach);
    if (!config.gallery && lodgers.kinds.size() > most) {
        lodgers.kinds.resize(most);  // the cheapest go, as those that cost most come first
    }
    if (wantsElite(world.dungeon, room.cell(), config)) {
        lodgers.elite = eliteAmong(lodgers.kinds);
    }
    return lodgers;
}

// The thief, or the captive's guards, one for each spot; empty for all other set pieces.
std::vector<CreatureKind> guestKinds(const World& world, const Room& room) {
    const auto count =
        static_cast<int>(std::ranges::count(room.spots(), SpotKind::Creature, &Spot::kind));
    switch (*room.piece()) {
    case SetPiece::Thief:
        return {CreatureKind::Thief};
    case SetPiece::Captive:
        return foesIn(world.dungeon, room.cell(), count, world.config.creatures);
    case SetPiece::Flood:
    case SetPiece::Stone:
    case SetPiece::Lights:
    case SetPiece::Choir:
    case SetPiece::Bridge:
    case SetPiece::Well:
        break;
    }
    return {};
}

// The creatures in the room of a set piece; empty once the piece is done or they have fallen.
std::vector<Creature> guestsOf(const World& world, const Room& room, const Ground& ground,
                               SubPos entry) {
    if (world.isSolved(room.cell()) || contains(world.cleared, room.cell())) {
        return {};
    }
    if (hasFoes(room.spots())) {
        return foesOf(world, room, ground, entry);
    }
    std::vector<Creature> guests;
    Places places(world, room, ground, entry);
    RandomStream random = placingRandom(world, room.cell());
    for (const CreatureKind kind : guestKinds(world, room)) {
        const std::uint64_t roll = random.next();
        if (const auto middle = places.take(kind, random)) {
            guests.push_back(makeCreature(world, kind, *middle, roll));
        }
    }
    return guests;
}

void makeElite(Creature& creature, const CreaturesConfig& config) {
    creature.isElite = true;
    creature.health = wholeHealth(creature, config);
}

}  // namespace

std::vector<Creature> creaturesOf(const World& world, const Room& room, const Ground& ground,
                                  SubPos entry) {
    std::vector<Creature> living;
    const GridPos cell = room.cell();
    if (!world.config.hasCreatures) {
        return living;
    }
    if (room.piece()) {
        return guestsOf(world, room, ground, entry);
    }
    if (contains(world.cleared, cell)) {
        return sleepersOf(world.memory.find(cell));
    }
    if (world.isUnsolved(room) && hasFoes(room.spots())) {
        return foesOf(world, room, ground, entry);
    }
    Places places(world, room, ground, entry);
    const auto [kinds, elite] = lodgersOf(world, room, places);
    RandomStream random = placingRandom(world, cell);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const CreatureKind kind = kinds[i];
        const std::uint64_t roll = random.next();
        if (isBoss(kind)) {
            if (auto boss =
                    placedBoss(world, kind, room, {room, ground.tiles(), DoorSet()}, roll)) {
                living.push_back(*boss);
            }
        } else if (const auto middle = places.take(kind, random)) {
            living.push_back(makeCreature(world, kind, *middle, roll));
            if (elite == i) {
                makeElite(living.back(), world.config.creatures);
            }
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

void placeCreaturesAgain(World& world) {
    Creatures& creatures = world.creatures;
    if (world.hasBoss()) {  // a boss begins alone, in the light and on ground that does not burn
        std::erase_if(creatures.living, [](const Creature& one) { return !isBoss(one.kind); });
        world.areLightsOut = false;
        world.ground.quench();
    }
    Places places(world, world.room, world.ground, world.player.body.at);
    RandomStream random = placingRandom(world, world.cell());
    for (Creature& creature : creatures.living) {
        const std::uint64_t roll = random.next();
        if (isBoss(creature.kind)) {
            if (creature.doing != Doing::Falls) {
                creature = placedBoss(world, creature.kind, world.room, world.terrain(), roll)
                               .value_or(creature);
            }
            continue;
        }
        const Creature before = creature;
        const auto middle = places.take(before.kind, random);
        creature =
            makeCreature(world, before.kind, middle.value_or(centreOf(before.body.hitBox())), roll);
        creature.turn = before.turn;
        if (before.isElite) {
            makeElite(creature, world.config.creatures);
        }
    }
    creatures.projectiles.clear();
    creatures.omens.clear();
    creatures.ticks = 0;
}

void putCreaturesOnFooting(World& world) {
    std::vector<Creature>& living = world.creatures.living;
    advanceEach(living, [&](Creature& one) {
        if (has(one.kind, Trait::HoldsString)) {
            return false;
        }
        Body& body = one.body;
        const auto place = nearestFooting(world.terrain(), body);
        if (place && *place != body.at) {
            body.at = body.previous = *place;
            body.knockTicks = 0;
        }
        return !place;
    });
}

void fillGallery(World& world, const Events& events) {
    Creatures& creatures = world.creatures;
    if (std::any_of(events.begin(), events.end(), [](const Event& event) {
            return std::holds_alternative<RoomCleared>(event);
        })) {
        creatures.ticks = 0;
    }
    const bool isCleared = contains(world.cleared, world.cell());
    if (!creatures.living.empty() || (isCleared && creatures.ticks < galleryPauseTicks)) {
        return;
    }
    std::erase(world.cleared, world.cell());
    const auto living = creaturesOf(world, world.room, world.ground, world.knightBox().at);
    creatures.living.assign(living.begin(), living.end());
    creatures.ticks = 0;
}

}  // namespace doorstring
