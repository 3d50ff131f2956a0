#include "study/why/why_text.hpp"

#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/dungeon_rooms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace doorstring {

namespace {

std::string roomCountText(std::int64_t count) {
    return count == 1 ? "1 room" : fmt::format("{} rooms", count);
}

std::string headSentence(const RoomReason& reason) {
    const RoomPlan& plan = reason.plan;
    const std::string doors =
        plan.doors.empty() ? "no doors" : fmt::format("doors {}", toString(plan.doors));
    if (plan.kind == RoomKind::Start) {
        return fmt::format("{}: the start, {}.", cellText(reason.cell), doors);
    }
    return fmt::format("{}: {} room, {}, {} from the start.", cellText(reason.cell),
                       name(plan.kind), doors, roomCountText(plan.distance));
}

// "21 (and 1 secret)"
std::string grownText(const RoomReason& reason) {
    return reason.secret == 0 ? fmt::format("{}", reason.grown)
                              : fmt::format("{} (and {} secret)", reason.grown, reason.secret);
}

// "21 rooms (and 1 secret)"
std::string everythingText(const RoomReason& reason) {
    const std::string grown = roomCountText(static_cast<std::int64_t>(reason.grown));
    return reason.secret == 0 ? grown : fmt::format("{} (and {} secret)", grown, reason.secret);
}

std::string placedSentence(const RoomReason& reason) {
    const std::string sweep =
        reason.sweep > 0 ? fmt::format(", in sweep {}", reason.sweep) : std::string();
    return fmt::format("It was placed through door {} of {} as room {} of {}{}.",
                       letter(reason.travelled), cellText(*reason.parent), reason.place + 1,
                       grownText(reason), sweep);
}

std::string drawSentence(const DoorDraw& draw) {
    constexpr std::string_view sections[]{"tables", "middle", "far"};
    return fmt::format("It drew {} from {}.{}, a chance of {}: the roll is {} of {}, and {} has {} "
                       "to {}.",
                       toString(draw.drawn), sections[static_cast<std::size_t>(draw.band)],
                       letter(draw.table), percentText(draw.weight, draw.total),
                       thousandthsText(draw.roll), thousandthsText(draw.total),
                       toString(draw.drawn), thousandthsText(draw.first),
                       thousandthsText(draw.first + draw.weight));
}

std::string coinSentence(const CoinFlip& coin, Fraction refuse) {
    const auto ofOne = [&](std::uint32_t part) {
        return thousandthsText(std::int64_t{part} * 1000 / refuse.denominator);
    };
    return fmt::format("The cell was free, touched no other room, and the coin did not refuse it, "
                       "a chance of {}: the roll is {} of 1, and refusing has 0 to {} "
                       "(hideout.refuse).",
                       percentText(refuse.denominator - refuse.numerator, refuse.denominator),
                       ofOne(coin.roll), ofOne(refuse.numerator));
}

std::vector<std::string> originSentences(const RoomReason& reason, const DungeonConfig& config) {
    switch (reason.origin) {
    case RoomOrigin::Start:
        if (reason.growth == Growth::Hideout) {
            return {fmt::format("Everything grew from here, {} in all.", everythingText(reason))};
        }
        return {fmt::format("Everything grew from here, {} in all; start.doors = {}.",
                            everythingText(reason), toString(reason.first))};
    case RoomOrigin::Table:
        return {placedSentence(reason), drawSentence(*reason.draw)};
    case RoomOrigin::Border:
        return {placedSentence(reason),
                "It is in the outermost rows or columns, where rooms have only "
                "the door back (grid.border = \"dead ends\"): nothing was "
                "drawn."};
    case RoomOrigin::Hideout:
        return {placedSentence(reason), coinSentence(*reason.coin, config.hideout.refuse)};
    case RoomOrigin::Secret:
        return {"It was added when all other rooms stood."};
    case RoomOrigin::Carved:
        break;
    }
    return {};
}

std::string doorSentence(const DoorReason& door, const DungeonConfig& config) {
    const char side = letter(door.side);
    const std::string beyond = cellText(door.beyond);
    switch (door.event) {
    case DoorEvent::OutOfGrid:
        return fmt::format("Door {} was dropped: it would lead out of the grid.", side);
    case DoorEvent::FacesRoom:
        return fmt::format("Door {} was dropped: {} already stood there{}.", side, beyond,
                           config.loops.keepFacing ? ", without a door facing it" : "");
    case DoorEvent::KeptFacing:
        return fmt::format("Door {} stayed: {} already stood there, with a door facing it "
                           "(loops.keep_facing).",
                           side, beyond);
    case DoorEvent::GrownInto:
        return fmt::format("Door {} was made for {}, which grew out of it.", side, beyond);
    case DoorEvent::NoDoorBack:
        return fmt::format("Door {} was sealed: {} was placed from another room, and has no door "
                           "back.",
                           side, beyond);
    case DoorEvent::Cracked:
        return fmt::format("Door {} to {} is a cracked wall: one of the two is a secret room.",
                           side, beyond);
    case DoorEvent::AroundLock:
        return fmt::format("Door {} to {} was closed: it led around a lock.", side, beyond);
    case DoorEvent::Loop:
        return fmt::format("Door {} was opened to {} once both stood (loops.chance, {}).", side,
                           beyond, percentText(config.loops.chance));
    }
    return {};
}

std::string distancesText(const RoleConfig& role) {
    return role.to == 0 ? fmt::format("{} or more", role.from)
                        : fmt::format("{} to {}", role.from, role.to);
}

std::string skippedText(const RoleReason& role) {
    std::string text;
    if (role.taken > 0) {
        text = fmt::format("; {} before it {} taken", role.taken, role.taken == 1 ? "was" : "were");
    }
    if (role.unsuited > 0) {
        text += fmt::format("{} {} not suited", text.empty() ? "; before it," : " and",
                            role.unsuited == 1 ? "1 was" : fmt::format("{} were", role.unsuited));
    }
    return text;
}

std::string roleSentence(const RoleReason& role, const DungeonConfig& config) {
    const RoleConfig& wanted = config.roles[role.role];
    const std::string_view what = name(role.role);
    switch (role.choice) {
    case RoleChoice::DeadEnd:
        return fmt::format("It is the {} room as dead end {} of {}, {} first{} (roles.{}: {} from "
                           "the start).",
                           what, role.place, role.of,
                           config.growth == Growth::Hideout ? "the last one made" : "the farthest",
                           skippedText(role), what, distancesText(wanted));
    case RoleChoice::AnyRoom:
        return fmt::format("It is {} {} room by lot, out of {} that suited (roles.{}: {} from the "
                           "start).",
                           what == "altar" || what == "arena" ? "an" : "a", what,
                           roomCountText(role.of), what, distancesText(wanted));
    case RoleChoice::EmptyCell:
        return fmt::format("The secret room: no other empty cell that suited had more than the {} "
                           "around this one.",
                           roomCountText(role.of));
    case RoleChoice::Chamber:
        return "It is the boss room: the ground of the boss was carved around the exit.";
    case RoleChoice::ForKey:
        break;
    }
    return {};
}

// "a room of 5 x 7 tiles at (32, 20), 2 tunnels"
std::string piecesText(const std::vector<CarveStep>& pieces) {
    std::vector<std::string> parts;
    for (const CarveStep& piece : pieces) {
        if (piece.isRoom) {
            parts.push_back(fmt::format("a room of {} x {} tiles at {}", piece.area.width,
                                        piece.area.height, cellText(piece.area.corner())));
        }
    }
    if (const std::size_t tunnels = pieces.size() - parts.size(); tunnels > 0) {
        parts.push_back(tunnels == 1 ? "a tunnel" : fmt::format("{} tunnels", tunnels));
    }
    return joined(parts, "", ", ");
}

std::vector<std::string> carvedSentences(const CarvedReason& carved) {
    std::vector<std::string> sentences{
        fmt::format("It is a screen of a carved map, {} {} of it ground.", carved.ground,
                    carved.ground == 1 ? "tile" : "tiles"),
        fmt::format("What was carved there, or partly there: {}.", piecesText(carved.pieces)),
        "It has a door on each side whose edge has ground on both sides."};
    if (carved.hasExit) {
        sentences.emplace_back("The exit is here.");
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
        sentences.push_back(roleSentence(*reason.role, config));
    }
    for (const LockReason& lock : reason.locks) {
        sentences.push_back(lockSentence(lock, reason));
    }
    if (reason.key) {
        sentences.push_back(keySentence(*reason.key, config));
    }
    std::erase(sentences, std::string());
    if (reason.discarded > 0) {
        sentences.push_back(
            fmt::format("Dungeons of this seed that were discarded before: {}.", reason.discarded));
    }
    return sentences;
}

namespace {

std::string drawnSentence(const InteriorDraw& draw, const std::string& what) {
    return fmt::format("Inside: {}, a chance of {} among the {} that could be here: the roll is {} "
                       "of {}, and {} has {} to {}.",
                       what, percentText(draw.weight, draw.total), draw.of,
                       thousandthsText(draw.roll), thousandthsText(draw.total), name(draw.drawn),
                       thousandthsText(draw.first), thousandthsText(draw.first + draw.weight));
}

}  // namespace

std::string interiorSentence(const Dungeon& dungeon, const RoomConfig& config, GridPos cell) {
    if (dungeon.carved() != nullptr) {
        return {};
    }
    const InteriorChoice choice(dungeon, config);
    const InteriorDraw draw = choice.drawAt(cell);
    const std::string what = draw.drawn == Interior::Template
                                 ? fmt::format("the room \"{}\", made by hand (template)",
                                               choice.templates().nameAt(cell))
                                 : std::string(name(draw.drawn));
    if (draw.of > 0) {
        return drawnSentence(draw, what);
    }
    return config.interior == draw.drawn
               ? fmt::format("Inside: {}, as room.interior has it for all rooms.", what)
               : fmt::format("Inside: {}, as nothing else that has a weight fits here.", what);
}

void addInterior(std::vector<std::string>& sentences, const Dungeon& dungeon,
                 const RoomConfig& config, GridPos cell) {
    if (std::string sentence = interiorSentence(dungeon, config, cell); !sentence.empty()) {
        sentences.push_back(std::move(sentence));
    }
}

std::string lockSentence(const LockReason& lock, const RoomReason& reason) {
    if (!lock.note) {
        return {};
    }
    const LockNote& note = *lock.note;
    const std::string key = fmt::format("its key lies in {}", cellText(note.key));
    if (lock.lock == DoorLock::Boss) {
        return fmt::format("Door {} has the boss's lock (locks.boss); {}.", letter(lock.side), key);
    }
    const std::string which =
        fmt::format("Door {} has small lock {} of {}", letter(lock.side), lock.number, lock.of);
    if (note.parted == 0) {
        return fmt::format("{}: it was opened for a loop, between rooms that another lock parts; "
                           "{}.",
                           which, key);
    }
    return fmt::format("{}{}: it closes off {} of {} rooms, from {} on; {}.", which,
                       note.toBoss ? ", on the way to the boss" : "", note.behind, note.parted,
                       note.cell == reason.cell ? "this one" : cellText(note.cell), key);
}

std::string keySentence(const KeyReason& key, const DungeonConfig& config) {
    const std::string_view order = config.roles[Role::Key].deadEnd
                                       ? "dead ends come first, then the farthest"
                                       : "the farthest come first";
    if (key.key == Holding::BossKey) {
        return fmt::format("It has the boss's key, for door {} of {}; among plain rooms {}.",
                           letter(key.side), cellText(key.lock), order);
    }
    return fmt::format("It has a small key, for door {} of {}; among plain rooms before that lock "
                       "{}.",
                       letter(key.side), cellText(key.lock), order);
}

std::string percentText(std::int64_t part, std::int64_t whole) {
    const std::int64_t permille = (part * 1000 + whole / 2) / whole;
    if (permille == 0 && part > 0) {
        return "less than 0.1%";
    }
    if (permille == 1000 && part < whole) {
        return "more than 99.9%";
    }
    return thousandthsText(permille * 100) + "%";
}

std::string percentText(Fraction chance) {
    return percentText(chance.numerator, chance.denominator);
}

}  // namespace doorstring
