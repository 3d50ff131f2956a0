#include "study/why/why_text.hpp"

#include "base/fixed.hpp"
#include "config/text/numbers.hpp"
#include "config/text/say.hpp"
#include "dungeon/ascii.hpp"
#include "study/trace/room_names.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>
#include <string_view>

namespace doorstring {

namespace {

std::string headSentence(const RoomReason& reason) {
    const RoomPlan& plan = reason.plan;
    const std::string cell = cellText(reason.cell);
    const std::string doors = toString(plan.doors);
    if (plan.kind == RoomKind::Start) {
        return doors.empty()
                   ? say("{cell}: the start, no doors.", "cell"_a = cell)
                   : say("{cell}: the start, doors {doors}.", "cell"_a = cell, "doors"_a = doors);
    }
    const std::string_view room = tr(roomTraits[plan.kind].room);
    return doors.empty()
               ? sayCount(plan.distance, "{cell}: {room}, no doors, {count} room from the start.",
                          "{cell}: {room}, no doors, {count} rooms from the start.",
                          "cell"_a = cell, "room"_a = room)
               : sayCount(plan.distance,
                          "{cell}: {room}, doors {doors}, {count} room from the start.",
                          "{cell}: {room}, doors {doors}, {count} rooms from the start.",
                          "cell"_a = cell, "room"_a = room, "doors"_a = doors);
}

// Turns "21" into "21 (and 1 secret)".
std::string withSecret(const std::string& rooms, const RoomReason& reason) {
    if (reason.secret == 0) {
        return rooms;
    }
    const std::string secret = sayCount(static_cast<std::int64_t>(reason.secret),
                                        "and {count} secret", "and {count} secret");
    // Translators: {rooms} is "21" or "21 rooms", {secret} "and 1 secret".
    return say("{rooms} ({secret})", "rooms"_a = rooms, "secret"_a = secret);
}

std::string startSentence(const RoomReason& reason) {
    const std::string rooms = withSecret(
        sayCount(static_cast<std::int64_t>(reason.grown), "{count} room", "{count} rooms"), reason);
    return reason.growth == Growth::Hideout
               ? say("Everything grew from here, {rooms} in all.", "rooms"_a = rooms)
               : say("Everything grew from here, {rooms} in all; start.doors = {doors}.",
                     "rooms"_a = rooms, "doors"_a = toString(reason.firstDoors));
}

std::string placedSentence(const RoomReason& reason) {
    const char door = letter(reason.travelled);
    const std::string cell = cellText(*reason.parent);
    const std::string rooms = withSecret(std::to_string(reason.grown), reason);
    const std::size_t place = reason.place + 1;
    return reason.sweep == 0
               ? say("It was placed through door {door} of {cell} as room {place} of {rooms}.",
                     "door"_a = door, "cell"_a = cell, "place"_a = place, "rooms"_a = rooms)
               : say("It was placed through door {door} of {cell} as room {place} of {rooms}, in "
                     "sweep {sweep}.",
                     "door"_a = door, "cell"_a = cell, "place"_a = place, "rooms"_a = rooms,
                     "sweep"_a = reason.sweep);
}

std::string drawSentence(const DoorDraw& draw) {
    constexpr std::string_view sections[]{"tables", "middle", "far"};
    const std::string table =
        fmt::format("{}.{}", sections[static_cast<std::size_t>(draw.band)], letter(draw.table));
    return say("It drew {doors} from {table}, a chance of {chance}: the roll is {roll} of {total}, "
               "and {doors} has {first} to {end}.",
               "doors"_a = toString(draw.drawn), "table"_a = table,
               "chance"_a = percentText(draw.weight, draw.total),
               "roll"_a = thousandthsText(draw.roll), "total"_a = thousandthsText(draw.total),
               "first"_a = thousandthsText(draw.lowestRoll),
               "end"_a = thousandthsText(draw.lowestRoll + draw.weight));
}

std::string coinSentence(const CoinFlip& coin, Fraction refuse) {
    const auto decimalText = [&](std::uint32_t part) {
        return thousandthsText(std::int64_t{part} * 1000 / refuse.denominator);
    };
    return say("The cell was free, touched no other room, and the coin did not refuse it, a chance "
               "of {chance}: the roll is {roll} of 1, and refusing has 0 to {end} "
               "(hideout.refuse).",
               "chance"_a = percentText(refuse.denominator - refuse.numerator, refuse.denominator),
               "roll"_a = decimalText(coin.roll), "end"_a = decimalText(refuse.numerator));
}

std::vector<std::string> originSentences(const RoomReason& reason, const DungeonConfig& config) {
    switch (reason.origin) {
    case RoomOrigin::Start:
        return {startSentence(reason)};
    case RoomOrigin::Table:
        return {placedSentence(reason), drawSentence(*reason.draw)};
    case RoomOrigin::Border:
        return {placedSentence(reason),
                say("It is in the outermost rows or columns, where rooms have only the door back "
                    "(grid.border = \"dead ends\"): nothing was drawn.")};
    case RoomOrigin::Hideout:
        return {placedSentence(reason), coinSentence(*reason.coin, config.hideout.refuse)};
    case RoomOrigin::Secret:
        return {say("It was added when all other rooms stood.")};
    case RoomOrigin::Carved:
        break;
    }
    return {};
}

std::string droppedSentence(const DoorReason& door, bool keepsFacing) {
    const char side = letter(door.side);
    const std::string cell = cellText(door.beyond);
    return keepsFacing ? say("Door {door} was dropped: {cell} already stood there, without a door "
                             "facing it.",
                             "door"_a = side, "cell"_a = cell)
                       : say("Door {door} was dropped: {cell} already stood there.",
                             "door"_a = side, "cell"_a = cell);
}

std::string doorSentence(const DoorReason& door, const DungeonConfig& config) {
    const char side = letter(door.side);
    const std::string cell = cellText(door.beyond);
    switch (door.event) {
    case DoorEvent::OutOfGrid:
        return say("Door {door} was dropped: it would lead out of the grid.", "door"_a = side);
    case DoorEvent::FacesRoom:
        return droppedSentence(door, config.loops.keepFacing);
    case DoorEvent::KeptFacing:
        return say("Door {door} stayed: {cell} already stood there, with a door facing it "
                   "(loops.keep_facing).",
                   "door"_a = side, "cell"_a = cell);
    case DoorEvent::GrownInto:
        return say("Door {door} was made for {cell}, which grew out of it.", "door"_a = side,
                   "cell"_a = cell);
    case DoorEvent::NoDoorBack:
        return say("Door {door} was sealed: {cell} was placed from another room, and has no door "
                   "back.",
                   "door"_a = side, "cell"_a = cell);
    case DoorEvent::Cracked:
        return say("Door {door} to {cell} is a cracked wall: one of the two is a secret room.",
                   "door"_a = side, "cell"_a = cell);
    case DoorEvent::AroundLock:
        return say("Door {door} to {cell} was closed: it led around a lock.", "door"_a = side,
                   "cell"_a = cell);
    case DoorEvent::Loop:
        return say("Door {door} was opened to {cell} once both stood (loops.chance, {chance}).",
                   "door"_a = side, "cell"_a = cell, "chance"_a = percentText(config.loops.chance));
    }
    return {};
}

// Says "1 or more from the start" or "1 to 3 from the start", and what the distance was when the
// role was given if it is another one now: it need not be in that range.
std::string distancesText(const RoleReason& role, const RoleConfig& config,
                          std::uint32_t distanceNow) {
    std::string range =
        config.to == 0
            ? say("{from} or more from the start", "from"_a = config.from)
            : say("{from} to {to} from the start", "from"_a = config.from, "to"_a = config.to);
    if (role.distance == distanceNow) {
        return range;
    }
    // Translators: {distances} is "1 or more from the start"; "it" is a room.
    return say("{distances}; it was {distance} before locks and loops", "distances"_a = range,
               "distance"_a = role.distance);
}

// Says "2 before it were taken; 1 before it was not suited"; empty if no dead end was before it.
std::string skippedText(const RoleReason& role) {
    std::vector<std::string> skipped;
    if (role.taken > 0) {
        skipped.push_back(
            sayCount(role.taken, "{count} before it was taken", "{count} before it were taken"));
    }
    if (role.unsuited > 0) {
        skipped.push_back(sayCount(role.unsuited, "{count} before it was not suited",
                                   "{count} before it were not suited"));
    }
    return fmt::format("{}", fmt::join(skipped, "; "));
}

std::string deadEndSentence(const RoleReason& role, const std::string& distances) {
    const std::string_view room = tr(roomTraits[kindOf(role.role)].room);
    const std::string key = fmt::format("roles.{}", name(role.role));
    const std::string skipped = skippedText(role);
    if (skipped.empty()) {
        // Translators: {distances} is "1 or more from the start".
        return say("It is the {room} as dead end {place} of {of}, the farthest first ({key}: "
                   "{distances}).",
                   "room"_a = room, "place"_a = role.place, "of"_a = role.count, "key"_a = key,
                   "distances"_a = distances);
    }
    // Translators: {skipped} is "2 before it were taken" or the like.
    return say("It is the {room} as dead end {place} of {of}, the farthest first; {skipped} "
               "({key}: {distances}).",
               "room"_a = room, "place"_a = role.place, "of"_a = role.count, "skipped"_a = skipped,
               "key"_a = key, "distances"_a = distances);
}

std::string roleSentence(const RoomReason& reason, const DungeonConfig& config) {
    const RoleReason& role = *reason.role;
    const std::string distances =
        distancesText(role, config.roles[role.role], reason.plan.distance);
    switch (role.choice) {
    case RoleChoice::DeadEnd:
        return deadEndSentence(role, distances);
    case RoleChoice::AnyRoom:
        return sayCount(
            role.count,
            // Translators: {room} is "an arena room", {distances} "1 or more from the start".
            "It is {room} by lot, out of {count} room that suited ({key}: {distances}).",
            "It is {room} by lot, out of {count} rooms that suited ({key}: {distances}).",
            "room"_a = tr(roomTraits[kindOf(role.role)].one),
            "key"_a = fmt::format("roles.{}", name(role.role)), "distances"_a = distances);
    case RoleChoice::EmptyCell:
        return sayCount(role.count,
                        "The secret room: no other empty cell that suited had more than the "
                        "{count} room around this one.",
                        "The secret room: no other empty cell that suited had more than the "
                        "{count} rooms around this one.");
    case RoleChoice::Chamber:
        return say("It is the boss room: the ground of the boss was carved around the exit.");
    case RoleChoice::ForKey:
        break;
    }
    return {};
}

// Lists the pieces: "a room of 5 x 7 tiles at (32, 20), 2 tunnels".
std::string piecesText(const std::vector<CarveStep>& pieces) {
    std::vector<std::string> parts;
    for (const CarveStep& piece : pieces) {
        if (!piece.isTunnel()) {
            parts.push_back(say("a room of {width} x {height} tiles at {cell}",
                                "width"_a = piece.area.width, "height"_a = piece.area.height,
                                "cell"_a = cellText(piece.area.corner())));
        }
    }
    if (const std::size_t tunnels = pieces.size() - parts.size(); tunnels > 0) {
        parts.push_back(
            sayCount(static_cast<std::int64_t>(tunnels), "a tunnel", "{count} tunnels"));
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::vector<std::string> carvedSentences(const CarvedReason& carved) {
    std::vector<std::string> sentences{
        sayCount(carved.ground, "It is a screen of a carved map, {count} tile of it ground.",
                 "It is a screen of a carved map, {count} tiles of it ground."),
        say("What was carved there, or partly there: {pieces}.",
            "pieces"_a = piecesText(carved.pieces)),
        say("It has a door on each side where ground goes on across the edge.")};
    if (carved.hasExit) {
        sentences.push_back(say("The exit is here."));
    }
    return sentences;
}

}  // namespace

std::vector<std::string> whySentences(const RoomReason& reason, const DungeonConfig& config) {
    std::vector<std::string> sentences{headSentence(reason)};
    const auto add = [&](const std::vector<std::string>& more) {
        sentences.insert(sentences.end(), more.begin(), more.end());
    };
    add(originSentences(reason, config));
    if (reason.carved) {
        add(carvedSentences(*reason.carved));
    }
    for (const DoorReason& door : reason.doors) {
        sentences.push_back(doorSentence(door, config));
    }
    if (reason.role && reason.role->choice != RoleChoice::ForKey) {
        sentences.push_back(roleSentence(reason, config));
    }
    for (const LockReason& lock : reason.locks) {
        sentences.push_back(lockSentence(lock, reason));
    }
    if (reason.key) {
        sentences.push_back(keySentence(*reason.key, config));
    }
    std::erase(sentences, std::string());
    if (reason.discarded > 0) {
        sentences.push_back(say("Dungeons of this seed that were discarded before: {count}.",
                                "count"_a = reason.discarded));
    }
    return sentences;
}

namespace {

std::string smallLockSentence(const LockReason& lock, const LockNote& note, GridPos here) {
    const char door = letter(lock.side);
    const std::string key = cellText(note.key);
    if (note.levelRooms == 0) {
        return say("Door {door} has small lock {number} of {of}: it was opened for a loop, between "
                   "rooms that another lock parts; its key lies in {key}.",
                   "door"_a = door, "number"_a = lock.number, "of"_a = lock.smallLocks,
                   "key"_a = key);
    }
    // Translators: the room behind a lock, as in "from this one on".
    constexpr Message thisRoom = msgIn("closed off from", "this one");
    const std::string room = note.cell == here ? std::string(tr(thisRoom)) : cellText(note.cell);
    return note.toBoss
               ? sayCount(note.levelRooms,
                          "Door {door} has small lock {number} of {of}, on the way to the boss: it "
                          "closes off {behind} of {count} room, from {room} on; its key lies in "
                          "{key}.",
                          "Door {door} has small lock {number} of {of}, on the way to the boss: it "
                          "closes off {behind} of {count} rooms, from {room} on; its key lies in "
                          "{key}.",
                          "door"_a = door, "number"_a = lock.number, "of"_a = lock.smallLocks,
                          "behind"_a = note.behind, "room"_a = room, "key"_a = key)
               : sayCount(note.levelRooms,
                          "Door {door} has small lock {number} of {of}: it closes off {behind} of "
                          "{count} room, from {room} on; its key lies in {key}.",
                          "Door {door} has small lock {number} of {of}: it closes off {behind} of "
                          "{count} rooms, from {room} on; its key lies in {key}.",
                          "door"_a = door, "number"_a = lock.number, "of"_a = lock.smallLocks,
                          "behind"_a = note.behind, "room"_a = room, "key"_a = key);
}

}  // namespace

std::string lockSentence(const LockReason& lock, const RoomReason& reason) {
    if (!lock.note) {
        return {};
    }
    return lock.lock == DoorLock::Boss
               ? say("Door {door} has the boss's lock (locks.boss); its key lies in {key}.",
                     "door"_a = letter(lock.side), "key"_a = cellText(lock.note->key))
               : smallLockSentence(lock, *lock.note, reason.cell);
}

std::string keySentence(const KeyReason& key, const DungeonConfig& config) {
    const char door = letter(key.side);
    const std::string cell = cellText(key.room);
    const bool areDeadEndsFirst = config.roles[Role::Key].deadEnd;
    if (key.key == Holding::BossKey) {
        return areDeadEndsFirst
                   ? say("It has the boss's key, for door {door} of {cell}; among plain rooms dead "
                         "ends come first, then the farthest.",
                         "door"_a = door, "cell"_a = cell)
                   : say("It has the boss's key, for door {door} of {cell}; among plain rooms the "
                         "farthest come first.",
                         "door"_a = door, "cell"_a = cell);
    }
    return areDeadEndsFirst
               ? say("It has a small key, for door {door} of {cell}; among plain rooms before that "
                     "lock dead ends come first, then the farthest.",
                     "door"_a = door, "cell"_a = cell)
               : say("It has a small key, for door {door} of {cell}; among plain rooms before that "
                     "lock the farthest come first.",
                     "door"_a = door, "cell"_a = cell);
}

std::string percentText(std::int64_t part, std::int64_t whole) {
    const std::int64_t permille = roundedQuotient(part * 1000, whole);
    if (permille == 0 && part > 0) {
        return say("less than 0.1%");
    }
    if (permille == 1000 && part < whole) {
        return say("more than 99.9%");
    }
    return thousandthsText(permille * 100) + "%";
}

std::string percentText(Fraction chance) {
    return percentText(chance.numerator, chance.denominator);
}

}  // namespace doorstring
