#include "world/expedition.hpp"

#include "base/overloaded.hpp"
#include "room/templates/pool.hpp"
#include "world/beginning.hpp"
#include "world/bosses/chambers.hpp"
#include "world/creatures/place.hpp"
#include "world/guests/companion.hpp"
#include "world/motion/terrain.hpp"
#include "world/state/relics.hpp"
#include "world/step.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

void count(const Event& event, RunTally& tally) {
    std::visit(Overloaded{[&](const OfferWoven& bought) { tally.woven.push_back(bought.offer); },
                          [&](const CreatureFell&) { ++tally.felled; },
                          [&](const KnightHurt& hurt) { tally.lastBlow = hurt; },
                          [&](const TreasureTaken& taken) {
                              tally.relics = isRelic(taken.what)
                                                 ? tally.relics.with(relicOf(taken.what))
                                                 : tally.relics;
                          },
                          [&](const FlipEnded& flip) { tally.rooms += flip.firstVisit ? 1 : 0; },
                          [](const auto&) {}},
               event);
}

// Adapts the creatures of the knight's room if the figures of any kind of creature were edited.
// During a flip, also chooses and places the creatures of the next room again. If that room is a
// chamber, adapts its boss instead.
void refitCreatures(World& world, const CreaturesConfig& before) {
    const CreaturesConfig& config = world.config.creatures;
    if (before.kinds == config.kinds) {
        return;
    }
    const auto refitAll = [&](std::vector<Creature>& creatures) {
        for (Creature& creature : creatures) {
            refit(creature, before.kinds[creature.kind], config.kinds[creature.kind]);
        }
    };
    refitAll(world.creatures.living);
    putCreaturesOnFooting(world);
    if (flipsIntoChamber(world)) {
        refitAll(world.flip->creatures);
    } else if (world.flip) {
        world.flip->creatures =
            creaturesOf(world, world.flip->next, world.flip->ground, world.flip->to);
    }
}

// Lays the tiles of the knight's room again after rooms made by hand were edited; during a flip
// those of the next room, too, unless it is a chamber. If the knight would then stand on something
// solid or harmful, he is moved to the nearest safe tile.
void rebuildRoom(World& world) {
    if (world.dungeon.carved() != nullptr) {
        return;  // a carved map has no rooms made by hand
    }
    world.room = world.roomAt(world.cell());
    world.layThingsAgain();
    world.ground = world.groundAsMade(world.room);
    world.memory = {};
    world.isChamber = false;
    world.piece = {};
    if (world.room.piece()) {
        world.areLightsOut = false;
    }
    if (flipsIntoChamber(world)) {
        return;
    }
    if (world.flip) {
        world.flip->next = world.roomAt(world.flip->next.cell());
        world.flip->ground = world.groundAsMade(world.flip->next);
        world.flip->creatures =
            creaturesOf(world, world.flip->next, world.flip->ground, world.flip->to);
        return;
    }
    putCreaturesOnFooting(world);
    const Grid<Tile> onlySafeTiles = safePart(world.room);
    const Terrain terrain(world.room, onlySafeTiles, world.shutDoors(world.cell()));
    SubBox entry = world.knightBox();
    entry.at = world.entry;
    world.entry = safePlaceNear(terrain, entry);
    const SubPos place = safePlaceNear(terrain, world.knightBox());
    if (place != world.player.body.at) {
        world.player.body.at = world.player.body.previous = place;
    }
}

// Empties the places of offers that are woven already.
void takeAwayWoven(World& world) {
    for (const Thing& thing : world.things.all()) {
        if (thing.kind == ThingKind::Offer && world.altar.woven.has(thing.offer)) {
            world.things.markEmpty(thing.cell, thing.tile);
        }
    }
}

// Returns what a knight has when his floor is regrown: what he brought to it, but no more hearts,
// coins, bombs and arrows than he has now. The set pieces that he has met up to now stay met. He
// keeps the threads that he has now, less the one that is spent.
Kit withoutGain(const Kit& brought, const Kit& now) {
    Kit kit = brought;
    kit.halfHearts = std::min(kit.halfHearts, now.halfHearts);
    kit.coins = std::min(kit.coins, now.coins);
    kit.bombs = std::min(kit.bombs, now.bombs);
    kit.arrows = std::min(kit.arrows, now.arrows);
    kit.threads = std::max(0, now.threads - 1);
    kit.piecesMet = now.piecesMet;
    return kit;
}

// Puts a knight into a dungeon with a kit or, if `kit` is null, with what he begins with.
PlayedDungeon entered(const Config& config, Dungeon dungeon, const Kit* kit, std::uint32_t number) {
    WorldConfig worldConfig(config);
    worldConfig.adventure.brought = kit != nullptr
                                        ? Brought{kit->relics, kit->hasBoughtHeart, kit->piecesMet}
                                        : Brought{firstRelics(dungeon, config.adventure), {}, {}};
    PlayedDungeon next{World(std::move(dungeon), worldConfig), number};
    if (kit != nullptr) {
        next.world.player.kit = *kit;
        next.world.player.kit.renewCharges();
    } else {
        equip(next.world, config.adventure);
        next.world.player.kit.relics = worldConfig.adventure.brought.relics;
    }
    wearRelics(next.world);
    // If the knight has already met the set piece to begin at, this floor does not have it.
    const std::vector<PlacedPiece>& pieces = next.world.config.room.pieces;
    const auto wanted =
        std::ranges::find_if(pieces, [wants = config.adventure.pieceToBeginAt](const auto& placed) {
            return placed.piece == wants;
        });
    if (config.adventure.isOn() && wanted != pieces.end()) {
        beginIn(next.world, wanted->cell);
    } else if (config.adventure.isOn() && config.adventure.roleToBeginIn) {
        beginAt(next.world, *config.adventure.roleToBeginIn);
    }
    next.kitOnEntry = next.world.player.kit;
    next.grownWith = config.dungeon;
    return next;
}

// Returns the seed of the adventure whose first floor is the dungeon: the dungeon's own seed. Null
// for any other dungeon.
std::optional<Seed> runSeedIn(const World& world) {
    return world.config.floor == 1 ? std::optional(world.dungeon.seed()) : std::nullopt;
}

}  // namespace

Expedition::Expedition(const Config& config, Dungeon dungeon)
    : now_(entered(config, std::move(dungeon), nullptr, 1)), runSeed_(runSeedIn(now_.world)) {
    tally_.rooms = 1;
}

void Expedition::step(InputFrame input, Events& events) {
    const std::size_t eventsBefore = events.size();
    doorstring::step(now_.world, input, events);
    ++tally_.ticks;
    tally_.assists = tally_.assists | assistsOf(world().config.assist);
    std::for_each(events.begin() + static_cast<std::ptrdiff_t>(eventsBefore), events.end(),
                  [this](const Event& event) {
                      count(event, tally_);
                      encounterCount_.take(event, world(), tally_.encounters);
                  });
    tell(&ExpeditionWitness::stepped, input, now_.world);
}

void Expedition::enter(const Config& config, Dungeon dungeon, const Kit* kit) {
    now_ = entered(config, std::move(dungeon), kit, ++lastNumber_);
    encounterCount_ = {};
    ++tally_.rooms;
}

void Expedition::keepForUndo() {
    past_.push_back(std::move(now_));
    if (past_.size() > mostUndo) {
        past_.pop_front();
    }
}

void Expedition::grow(const Config& config, Dungeon dungeon) {
    const Seed seed = dungeon.seed();
    // Leaves set pieces out of the comparison below. World has added them to its configuration, so
    // they would differ although nobody has changed a weight.
    RoomConfig roomsBefore = now_.world.config.room;
    roomsBefore.pieces = config.room.pieces;
    if (now_.world.config.isAdventure() &&
        (now_.grownWith != config.dungeon || roomsBefore != config.room)) {
        tally_.weightsChanged = true;
    }
    if (config.adventure.isOn()) {
        const Kit kit = withoutGain(now_.kitOnEntry, now_.world.player.kit);
        const AltarGifts given = now_.world.altar;
        const std::optional<Companion> companion = now_.world.companion;
        past_.clear();
        enter(config, std::move(dungeon), &kit);
        now_.world.altar = given;
        now_.world.companion = companion;
        bringCompanion(now_.world);
        takeAwayWoven(now_.world);
    } else {
        keepForUndo();
        enter(config, std::move(dungeon), nullptr);
    }
    ++tally_.regrown;
    tell(&ExpeditionWitness::grown, config, seed);
}

void Expedition::regrow(const Config& config, Dungeon dungeon) {
    const Seed seed = dungeon.seed();
    keepForUndo();
    const World& before = past_.back().world;
    enter(config, std::move(dungeon), &before.player.kit);
    keepKnightsPlace(now_.world, before);
    ++tally_.regrown;
    tell(&ExpeditionWitness::regrown, config, seed);
}

void Expedition::descend(const Config& config, Dungeon dungeon) {
    const Seed seed = dungeon.seed();
    past_.clear();
    const Kit kit = now_.world.player.kit;
    enter(config, std::move(dungeon), &kit);
    tell(&ExpeditionWitness::descended, config, seed);
}

void Expedition::begin(const Config& config, Dungeon dungeon) {
    const Seed seed = dungeon.seed();
    past_.clear();
    tally_ = {};
    enter(config, std::move(dungeon), nullptr);
    runSeed_ = runSeedIn(now_.world);
    tell(&ExpeditionWitness::begun, config, seed);
}

bool Expedition::undo() {
    if (past_.empty()) {
        return false;
    }
    now_ = std::move(past_.back());
    past_.pop_back();
    tell(&ExpeditionWitness::undone);
    return true;
}

void Expedition::apply(const Config& config) {
    // The hit box, locks, hearts, the sizes of rooms and what is on a floor change only with the
    // next dungeon. Otherwise a box that grows in a narrow place could end inside a wall, a door
    // could lock behind the knight, and hearts would come and go. Locks are no part of PlayConfig.
    // All the others are, so `next` gets their old values back.
    World& world = now_.world;
    PlayConfig next = config;  // copies only the part of `config` that is a PlayConfig
    next.player.hitBox = world.config.player.hitBox;
    next.player.hearts = world.config.player.hearts;
    next.room = world.config.room;
    next.adventure = world.config.adventure;
    next.creatures.kindInBossRoom = world.config.creatures.kindInBossRoom;
    const CreaturesConfig before = world.config.creatures;
    static_cast<PlayConfig&>(world.config) = std::move(next);
    world.config.applyDemands();
    wearRelics(world);
    world.config.slideSpeed = config.view.slideSpeed;
    world.config.slideBackSpeed = config.view.slideBackSpeed;
    refitCreatures(world, before);
    // Compares the texts as recordings hold them, which is without the comments in the files of
    // rooms. So no tiles are laid again if only comments were edited.
    const RoomConfig old = world.config.room;
    world.config.room.texts = config.room.texts;
    if (old.texts != config.room.texts && roomsText(old) != roomsText(config.room)) {
        rebuildRoom(world);
    }
    tell(&ExpeditionWitness::applied, config);
}

}  // namespace doorstring
