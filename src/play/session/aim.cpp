#include "play/session/aim.hpp"

#include "base/utf8.hpp"
#include "config/text/say.hpp"

#include <algorithm>
#include <string_view>

namespace doorstring {

namespace {

// Whether the knight has been in a room with a door that a lock of this kind still keeps shut.
bool hasSeenLock(const World& world, DoorLock lock) {
    bool isSeen = false;
    world.dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        isSeen = isSeen || (world.sights.at(cell) == Sight::Visited &&
                            std::ranges::any_of(allDirections, [&](Direction side) {
                                return world.lockAt(cell, side) == lock;
                            }));
    });
    return isSeen;
}

// Whether the map shows the room of the stairs: once the knight has been in it; always with the
// compass; and if a boss guards it, once he has been in a room that has a door to it.
bool isGoalKnown(const World& world) {
    const Sight sight = world.sights.at(world.metrics.goal);
    return sight == Sight::Visited || world.hasCompass ||
           (world.isGoalGuarded() && sight == Sight::Seen);
}

std::string aimInShutRoom(const World& world) {
    if (world.piece.isShut && world.room.piece()) {
        return aimOf(world.config.adventure.pieces.table[*world.room.piece()]);
    }
    return say("Strike down all that shuts you in.");
}

std::string aimAtStairs(const World& world) {
    return world.config.isLastFloor() ? say("Take the last stairs: the way out!")
                                      : say("Go down the stairs.");
}

// Says what to do on the way to the stairs.
std::string aimOnTheWay(const World& world) {
    const bool hasBossKey = world.locks.hasBossKey();
    if (hasSeenLock(world, DoorLock::Boss)) {
        return hasBossKey ? say("Open the boss's door: you have its key.")
                          : say("Find the key to the boss's door.");
    }
    if (isGoalKnown(world)) {
        return world.isGoalGuarded() ? say("Go into the boss's room.")
                                     : say("Clear the room with the stairs.");
    }
    if (hasBossKey) {
        return say("Find the boss's door: you have its key.");
    }
    if (hasSeenLock(world, DoorLock::Small)) {
        return world.locks.smallKeys() > 0 ? say("Open a locked door: you have a small key.")
                                           : say("Find a small key for a locked door.");
    }
    return world.isGoalGuarded() ? say("Look around for the boss's room.")
                                 : say("Look around for the way down.");
}

}  // namespace

std::string aimOf(const PieceConfig& piece) {
    std::string_view text = tr(Message::ofText(piece.text));
    text = text.substr(0, text.find(';'));
    // In French a no-break space comes before a semicolon.
    constexpr std::string_view noBreakSpace = "\u00a0";
    if (text.ends_with(noBreakSpace)) {
        text.remove_suffix(noBreakSpace.size());
    }
    return capitalized(text) + ".";
}

std::string aimText(const World& world) {
    if (!world.config.isAdventure() || world.ending != Ending::None || world.player.dying()) {
        return {};
    }
    if (const Creature* boss = world.boss()) {
        const std::string_view title = tr(creatureRows[boss->kind].title);
        return say("Strike down: {boss}", "boss"_a = capitalized(title));
    }
    if (world.isKnightShutIn()) {
        return aimInShutRoom(world);
    }
    return world.stairTicks > 0 ? aimAtStairs(world) : aimOnTheWay(world);
}

}  // namespace doorstring
