#include "world/state/world.hpp"

#include "base/rng.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "room/puzzles/puzzle.hpp"
#include "world/motion/terrain.hpp"
#include "world/standing/lay_things.hpp"
#include "world/standing/levers.hpp"
#include "world/standing/places.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace doorstring {

namespace {

// The box of a size in pixels around a place.
SubBox pixelsAround(SubPos middle, GridSize size) {
    return boxAround(middle, toSubpixels(size.width), toSubpixels(size.height));
}

SubPos startPlace(const Dungeon& dungeon, const Room& room, GridSize hitBox) {
    return safePlaceNear(room, pixelsAround(startPoint(dungeon, room), hitBox));
}

// Changes all tiles to what they become when the puzzle of the room is solved.
void settle(Ground& ground) {
    for (const GridPos at : cellsOf(ground.tiles().size())) {
        if (const Tile tile = ground.at(at); settled(tile) != tile) {
            ground.lay(at, settled(tile));
        }
    }
}

std::optional<GridPos> landmarkOf(const Dungeon& dungeon, const RoomConfig& config) {
    return config.landmark != Landmark::None ? DungeonRooms(dungeon, config).landmark()
                                             : std::nullopt;
}

void giveFirstItems(Kit& kit, const ItemsConfig& config) {
    for (const Item item : EnumSet<Item>::fromBits(config.start)) {
        kit.addItem(item, config);
    }
}

}  // namespace

WorldConfig::WorldConfig(const Config& config)
    : PlayConfig(config),
      slideSpeed(config.view.slideSpeed),
      slideBackSpeed(config.view.slideBackSpeed),
      locks(config.explore.locks || config.adventure.isOn()),
      hasCreatures(config.hasCreatures()),
      floor(config.adventure.floor) {
    applyDemands();
}

namespace {

// Adapts creatures to the difficulty. From floor `dearBlowsFrom` on, unless that is 0, each of
// their blows costs half a heart more.
void adaptToDifficulty(const DifficultyConfig& demands, int floor, CreaturesConfig& creatures) {
    CreatureRules& rules = creatures.rules;
    const int percent = demands.budgetPercent;
    rules.budget = (rules.budget * percent + 50) / 100;
    // A larger budget also grows after fewer rooms.
    rules.budgetStep = std::max(1, (rules.budgetStep * 100 + percent / 2) / percent);
    const bool areBlowsDear = demands.dearBlowsFrom > 0 && floor >= demands.dearBlowsFrom;
    // Scales the wind-up of an attack, but never shortens it below `least` ticks, and raises the
    // damage if blows are dear.
    const auto adapt = [&](auto& attack, int least) {
        int& ticks = attack.windUpTicks;
        ticks = std::max(std::min(ticks, least), ticks * demands.windUpPercent / 100);
        attack.damage += areBlowsDear && attack.damage > 0 ? 1 : 0;
    };
    for (const CreatureKind kind : allValues<CreatureKind>) {
        CreatureConfig& creature = creatures.kinds[kind];
        adapt(creature, leastWindUpTicks);
        if (isBoss(kind) && creature.health > 0) {
            creature.health = std::max(1, creature.health * demands.bossHealthPercent / 100);
        }
    }
    for (const Move move : allValues<Move>) {
        adapt(creatures.moves[move], leastTellOf(move));
    }
}

// Lengthens all announcements of harm. The pause between two workings of a trap stays as long as it
// was, so its period grows, too.
void lengthenWarnings(int percent, CreaturesConfig& creatures, GroundConfig& ground) {
    const auto moreOf = [&](int ticks) { return ticks * (percent - 100) / 100; };
    for (CreatureConfig& creature : creatures.kinds) {
        creature.windUpTicks += moreOf(creature.windUpTicks);
    }
    for (auto& move : creatures.moves) {
        move.windUpTicks += moreOf(move.windUpTicks);
    }
    for (TrapConfig& trap : ground.traps) {
        trap.everyTicks += moreOf(trap.windUpTicks);
        trap.windUpTicks += moreOf(trap.windUpTicks);
    }
    ground.spikesWarningTicks += moreOf(ground.spikesWarningTicks);
}

}  // namespace

void WorldConfig::applyDemands() {
    if (adventure.isOn()) {
        bossSpeed = adventure.currentFloor().bossSpeed;
        adaptToDifficulty(adventure.difficultyConfig(), floor, creatures);
    }
    lengthenWarnings(assist.warningPercent, creatures, ground);
}

namespace {

// Adds the set pieces of the dungeon to the configuration that its rooms are made from.
WorldConfig withPieces(WorldConfig config, const Dungeon& dungeon) {
    config.room.pieces = contentsOf(dungeon, config.adventure).pieces;
    return config;
}

}  // namespace

World::World(Dungeon dungeonToWalk, const WorldConfig& worldConfig)
    : config(withPieces(worldConfig, dungeonToWalk)),
      dungeon(std::move(dungeonToWalk)),
      metrics(measure(dungeon)),
      landmark(landmarkOf(dungeon, config.room)),
      locks(config.locks, config.isAdventure()),
      things(madeThings({})),
      room(roomAt(dungeon.start())),
      ground(groundAsMade(room)),
      entry(startPlace(dungeon, room, config.player.hitBox)),
      sights(dungeon.size()) {
    player.body.size = config.player.hitBox;
    player.body.at = player.body.previous = entry;
    player.kit.hearts = config.player.hearts;
    player.kit.halfHearts = player.kit.mostHalfHearts();
    giveFirstItems(player.kit, config.items);
    sights.visit(dungeon, dungeon.start());
}

Deed World::deed() const {
    const std::array<std::pair<bool, Deed>, 10> underWay{{
        {player.dying(), Deed::Dies},
        {player.descending(), Deed::Descends},
        {player.isReeled(), Deed::IsReeled},
        {player.falling(), Deed::Falls},
        {player.body.knockTicks > 0, Deed::IsPushed},
        {tools.hook.has_value(), Deed::Hooks},
        {player.hopping(), Deed::Hops},
        {player.heldUp.has_value(), Deed::HoldsUp},
        {player.swingTicks > 0, Deed::Swings},
        {player.restTicks > 0, Deed::Rests},
    }};
    const auto first = std::ranges::find(underWay, true, &std::pair<bool, Deed>::first);
    return first == underWay.end() ? Deed::None : first->second;
}

bool World::hasBanner(GridPos at) const {
    return (metrics.rooms > 1 || dungeon.carved() != nullptr) && at == metrics.goal;
}

const Creature* World::boss() const {
    const std::vector<Creature>& living = flip ? flip->creatures : creatures.living;
    const auto found =
        std::ranges::find_if(living, [](const Creature& one) { return isBoss(one.kind); });
    return found == living.end() ? nullptr : &*found;
}

void World::layThingsAgain() {
    const Things before = std::move(things);
    things = madeThings(solved);
    things.copyEmptinessOf(before);
    // madeThings() leaves out the plinths that rose when the boss fell, so they are copied from
    // `before`.
    for (const Thing& plinth : before.in(metrics.goal)) {
        if (plinth.kind == ThingKind::Plinth) {
            things.add(plinth);
        }
    }
}

Things World::madeThings(std::span<const GridPos> solvedCells) const {
    Things made(layThings(contentsOf(dungeon, config.adventure), dungeon, config.room,
                          config.adventure.puzzles, solvedCells));
    if (hasStairs(metrics.goal) && dungeon.carved() == nullptr) {
        hangString(made, dungeon, metrics.goal, config.room);
    }
    return made;
}

bool World::isUnsolved(const Room& there) const {
    return !isSolved(there.cell()) &&
           hasPuzzleOrPiece(there, dungeon.seed(), config.adventure.puzzles);
}

Ground World::groundAsMade(const Room& there) const {
    Ground made(there);
    for (const GridPos tile : leverPlaces(there, dungeon.seed(), config.adventure.puzzles)) {
        made.lay(tile, Tile::Lever);
    }
    if (isSolved(there.cell())) {
        settle(made);
    }
    const auto standing = things.in(there.cell());
    for (const Thing& thing : standing) {
        if (thing.isSolid()) {
            made.lay(thing.tile, Tile::Fixture);
        }
        forEachBit(pitsAround(thing, there.tiles()),
                   [&](GridPos tile) { made.lay(tile, Tile::Pit); });
    }
    if (config.adventure.isOn() && !hasStairs(there.cell())) {
        for (const GridPos tile :
             urnPlaces(there, standing, dungeon.seed(), config.adventure.urns)) {
            made.putOnFloor(tile, Tile::Urn);
        }
    }
    return made;
}

Ground World::groundOf(const Room& there) const {
    const RememberedRoom* remembered = memory.find(there.cell());
    return remembered != nullptr ? remembered->ground : groundAsMade(there);
}

void World::enter(Room next, Ground nextGround, const std::vector<Creature>& nextCreatures,
                  SubPos at) {
    memory.forget(next.cell());
    if (isUnsolved(room)) {
        ground = groundAsMade(room);
    }
    std::vector<Creature> survivors = creatures.living;
    survivors.insert(survivors.end(), creatures.asleep.begin(), creatures.asleep.end());
    if (!isChamber) {
        memory.keep({cell(), std::move(ground), std::move(survivors), isSolved(cell())},
                    config.ground.rememberedRooms);
    }
    isChamber = false;
    room = std::move(next);
    ground = std::move(nextGround);
    creatures = Creatures();
    for (const Creature& one : nextCreatures) {
        (one.doing == Doing::Sleeps ? creatures.asleep : creatures.living).push_back(one);
    }
    tools = Tools();
    entry = at;
    player.body.at = player.body.previous = at;
    player.swingTicks = 0;
    player.kit.renewCharges();
    pushAttempt = {};
    piece = {};
    areLightsOut = false;
}

DoorSet World::shutDoors(GridPos at) const {
    const DoorSet locked = locks.shutDoors(dungeon, at);
    return at == cell() && isKnightShutIn() ? (locked | room.doors()) : locked;
}

bool World::hasFellable() const {
    return std::ranges::any_of(creatures.living, [&](const Creature& one) {
        return config.creatures.kinds[one.kind].health > 0;
    });
}

bool World::isKnightInside() const {
    const SubBox box = knightBox();
    const GridSize size = room.tiles().size();
    return box.at.x >= subpixelsPerTile && box.at.y >= subpixelsPerTile &&
           box.right() <= (size.width - 1) * subpixelsPerTile &&
           box.bottom() <= (size.height - 1) * subpixelsPerTile;
}

bool World::isKnightShutIn() const {
    if (piece.isShut) {
        return isKnightInside();
    }
    // A chamber into which the knight has followed a boss is shut at once.
    const bool isFollowing = std::ranges::any_of(creatures.living, isEnraged);
    return roomTraits[room.kind()].shuts && hasFellable() && isKnightInside() &&
           (isFollowing || creatures.ticks >= config.creatures.rules.shutTicks);
}

SubPos roomCentre(const Room& room) {
    return {room.tiles().width() * subpixelsPerTile / 2,
            room.tiles().height() * subpixelsPerTile / 2};
}

SubPos startPoint(const Dungeon& dungeon, const Room& room) {
    const CarvedMap* map = dungeon.carved();
    return map != nullptr ? tileCentre(map->placeInScreen(map->start())) : roomCentre(room);
}

SubPos bannerPoint(const Dungeon& dungeon, const Room& room) {
    const CarvedMap* map = dungeon.carved();
    return map != nullptr ? tileCentre(map->placeInScreen(map->exit())) : roomCentre(room);
}

SubBox bannerBox(const Dungeon& dungeon, const Room& room) {
    return pixelsAround(bannerPoint(dungeon, room), {14, 10});
}

SubBox pickupBox(const Room& room) {
    return pixelsAround(roomCentre(room), {16, 18});
}

namespace {

bool isLanternSure(const World& world) {
    return surelyHasOneOf(world.config.adventure, world.config.floor,
                          EnumSet<Item>::of(Item::Lantern));
}

// Whether, on the floor that gives the lantern, the room is farther from the start than the
// lantern's chest.
bool isBehindLantern(const World& world, const Room& room) {
    const auto all = world.things.all();
    const auto chest = std::ranges::find_if(
        all, [](const Thing& thing) { return thing.loot.what == treasureOf(Item::Lantern); });
    return chest != all.end() && world.dungeon.plan(chest->cell).distance < room.distance();
}

bool isHarmless(const Room& room) {
    return std::ranges::none_of(room.tiles().values(), isHarmful);
}

}  // namespace

bool isDark(const World& world, const Room& room) {
    if (room.landmark() != Landmark::None) {
        return world.areLightsOut && room.cell() == world.cell();
    }
    if (room.wasMadeDark() || (world.areLightsOut && room.cell() == world.cell())) {
        return true;
    }
    if (!world.config.isAdventure() || room.kind() != RoomKind::Plain || room.piece() ||
        world.dungeon.plan(room.cell()).holds != Holding::None) {
        return false;
    }
    const LanternConfig& config = world.config.items.lantern;
    const bool isSure = isLanternSure(world);
    const Fraction chance =
        isSure || isBehindLantern(world, room) ? config.darkChanceWith : config.darkChance;
    return happens(cellRoll(world.dungeon.seed().number, Purpose::Darkness, room.cell()), chance) &&
           (isSure || isHarmless(room));
}

bool mayLiveInDark(const World& world, CreatureKind kind) {
    return has(kind, Trait::ComesNear) && isLanternSure(world);
}

}  // namespace doorstring
