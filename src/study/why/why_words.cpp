#include "config/text/nearest.hpp"
#include "study/why/why_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

namespace doorstring {

namespace {

constexpr DirectionArray<std::string_view> sideWords{{"north", "south", "west", "east"}};

// "north, west and east"
std::string sidesText(DoorSet sides) {
    std::vector<std::string> words;
    for (const Direction side : sides) {
        words.emplace_back(sideWords[side]);
    }
    if (words.size() < 2) {
        return joined(words, "", ", ");
    }
    const std::string last = words.back();
    words.pop_back();
    return fmt::format("{} and {}", joined(words, "", ", "), last);
}

std::string doorsText(DoorSet sides, std::string_view noun) {
    return fmt::format("{} {}{}", sidesText(sides), noun, sides.size() > 1 ? "s" : "");
}

std::string headWords(const RoomReason& reason) {
    const RoomPlan& plan = reason.plan;
    const std::string doors =
        plan.doors.empty() ? "no doors"
        : plan.doors.size() == 4
            ? "doors on all sides"
            : fmt::format("{} to the {}", plan.doors.size() == 1 ? "a door" : "doors",
                          sidesText(plan.doors));
    if (plan.kind == RoomKind::Start) {
        return fmt::format("The start, with {}.", doors);
    }
    std::string kind(name(plan.kind));
    kind.front() = static_cast<char>(kind.front() - 'a' + 'A');
    return fmt::format("{} room, with {}.", kind, doors);
}

// What a room that was entered in that direction does with the way.
std::string shapeText(DoorSet doors, Direction travelled) {
    const DoorSet onward = doors.without(opposite(travelled));
    const DoorSet aside = onward.without(travelled);
    if (onward.size() == 3) {
        return "a crossing";
    }
    if (aside.empty()) {
        return onward.empty() ? "a dead end" : "a way straight on";
    }
    const std::string_view shape = onward.has(travelled) ? "branch"
                                   : aside.size() == 1   ? "turn"
                                                         : "fork";
    return fmt::format("a {} {}", shape, sidesText(aside));
}

// "1 chance in 12"; rounded where the whole is no small number.
std::string chanceText(std::int64_t part, std::int64_t whole) {
    constexpr std::int64_t mostExact = 60;
    const std::int64_t common = std::gcd(part, whole);
    if (part == whole) {
        return "nothing else could come";
    }
    std::string_view about;
    std::int64_t chances = part / common;
    std::int64_t of = whole / common;
    if (of > mostExact) {
        about = "about ";
        of = 2 * part > whole ? 10 : (2 * whole + part) / (2 * part);
        chances = 2 * part > whole ? (20 * part + whole) / (2 * whole) : 1;
    }
    if (chances == of) {
        return "almost nothing else could come";
    }
    return fmt::format("{}{} {} in {}", about, chances, chances == 1 ? "chance" : "chances", of);
}

std::string tunnelsText(std::size_t tunnels) {
    return tunnels == 1 ? "a tunnel" : fmt::format("{} tunnels", tunnels);
}

std::string carvedWords(const CarvedReason& carved) {
    const auto rooms = static_cast<std::size_t>(
        std::ranges::count_if(carved.pieces, [](const CarveStep& step) { return step.isRoom; }));
    const std::size_t tunnels = carved.pieces.size() - rooms;
    std::vector<std::string> dug;
    if (rooms > 0) {
        dug.push_back(rooms == 1 ? "a room" : fmt::format("{} rooms", rooms));
    }
    if (tunnels > 0) {
        dug.push_back(tunnelsText(tunnels));
    }
    return fmt::format("It was dug out of the rock: {}. Its doors are where the ground goes on.",
                       joined(dug, "", " and "));
}

std::string originWords(const RoomReason& reason, const DungeonConfig& config) {
    const std::string_view way = sideWords[reason.travelled];
    switch (reason.origin) {
    case RoomOrigin::Start:
        return fmt::format("Everything grew from here: {} rooms.", reason.grown + reason.secret);
    case RoomOrigin::Table:
        return fmt::format("A door {} drew {}: {}.", way,
                           shapeText(reason.draw->drawn, reason.travelled),
                           chanceText(reason.draw->weight, reason.draw->total));
    case RoomOrigin::Border:
        return fmt::format("A door {} led to the rim, where all are dead ends.", way);
    case RoomOrigin::Hideout: {
        const Fraction refuse = config.hideout.refuse;
        return fmt::format("It grew {} as a coin fell: {}.", way,
                           chanceText(refuse.denominator - refuse.numerator, refuse.denominator));
    }
    case RoomOrigin::Secret:
        return "It was hidden here when all other rooms stood.";
    case RoomOrigin::Carved:
        break;
    }
    return carvedWords(*reason.carved);
}

std::string eventWords(DoorEvent event, DoorSet sides, const RoomReason& reason) {
    const bool many = sides.size() > 1;
    const auto doors = [&](std::string_view one, std::string_view more) {
        return fmt::format("Its {} {}", doorsText(sides, "door"), many ? more : one);
    };
    switch (event) {
    case DoorEvent::OutOfGrid:
        return doors("was left out: the map ends there.", "were left out: the map ends there.");
    case DoorEvent::FacesRoom:
        return doors("was bricked up: a room was there.", "were bricked up: rooms were there.");
    case DoorEvent::KeptFacing:
        return doors("met a door that was there.", "met doors that were there.");
    case DoorEvent::GrownInto:
        return doors("leads to a room that grew there.", "lead to rooms that grew there.");
    case DoorEvent::NoDoorBack:
        return doors("was bricked up: the room that came there had no door to meet it.",
                     "were bricked up: the rooms that came there had no doors to meet them.");
    case DoorEvent::Cracked:
        return fmt::format(
            "Its {} cracked: {}.", doorsText(sides, "wall") + (many ? " are" : " is"),
            reason.origin == RoomOrigin::Secret ? "that is the way in" : "a secret is behind");
    case DoorEvent::AroundLock:
        return doors("was bricked up: it led around a lock.",
                     "were bricked up: they led around a lock.");
    case DoorEvent::Loop:
        return doors("was broken through last, for a loop.",
                     "were broken through last, for loops.");
    }
    return {};
}

// One sentence for all doors to which the same happened.
std::string doorWords(const RoomReason& reason) {
    std::vector<std::string> sentences;
    for (const DoorEvent event : allValues<DoorEvent>) {
        DoorSet sides;
        for (const DoorReason& door : reason.doors) {
            sides = door.event == event ? sides.with(door.side) : sides;
        }
        if (!sides.empty()) {
            sentences.push_back(eventWords(event, sides, reason));
        }
    }
    return joined(sentences, "", " ");
}

std::string roleWords(const RoleReason& role, const DungeonConfig& config) {
    switch (role.choice) {
    case RoleChoice::DeadEnd:
        return fmt::format("It was the {} dead end{}.",
                           config.growth == Growth::Hideout ? "newest" : "farthest",
                           role.place > 1 ? " left" : "");
    case RoleChoice::AnyRoom:
        return role.of == 1 ? "No other room could become that."
                            : fmt::format("It became that by lot: {}.", chanceText(1, role.of));
    case RoleChoice::EmptyCell:
        return "No other empty place touched more rooms.";
    case RoleChoice::Chamber:
        return "The boss's ground was dug around the exit.";
    case RoleChoice::ForKey:
        break;
    }
    return {};
}

std::string keyWords(const KeyReason& key, const DungeonConfig& config) {
    return fmt::format(
        "It holds {}: {}.", key.key == Holding::BossKey ? "the boss's key" : "a small key",
        config.roles[Role::Key].deadEnd ? "dead ends come first" : "far rooms come first");
}

std::string lockWords(const RoomReason& reason) {
    DoorSet sides;
    const LockReason* boss = nullptr;
    for (const LockReason& lock : reason.locks) {
        sides = lock.note ? sides.with(lock.side) : sides;
        boss = lock.note && lock.lock == DoorLock::Boss ? &lock : boss;
    }
    if (boss != nullptr) {
        return fmt::format("Its {} door has the boss's lock.", sideWords[boss->side]);
    }
    return sides.empty() ? std::string()
                         : fmt::format("Its {} {} locked: the key lies elsewhere.",
                                       doorsText(sides, "door"), sides.size() > 1 ? "are" : "is");
}

}  // namespace

std::vector<std::string> whyWords(const RoomReason& reason, const DungeonConfig& config) {
    std::vector<std::string> words{headWords(reason), originWords(reason, config),
                                   doorWords(reason)};
    std::string use = reason.role ? roleWords(*reason.role, config) : std::string();
    if (use.empty()) {
        use = reason.key ? keyWords(*reason.key, config) : lockWords(reason);
    }
    words.push_back(std::move(use));
    std::erase(words, std::string());
    return words;
}

}  // namespace doorstring
