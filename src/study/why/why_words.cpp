#include "config/text/say.hpp"
#include "study/trace/room_names.hpp"
#include "study/why/why_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <string_view>
#include <utility>

namespace doorstring {

namespace {

std::string_view sidesText(DoorSet sides) {
    return tr(sideNames[sides.bits()]);
}

std::string headWords(const RoomReason& reason) {
    const DoorSet doors = reason.plan.doors;
    const std::string_view room = tr(roomTraits[reason.plan.kind].head);
    if (doors.empty()) {
        return say("{room}, with no doors.", "room"_a = room);
    }
    if (doors == DoorSet::all()) {
        return say("{room}, with doors on all sides.", "room"_a = room);
    }
    return sayCount(doors.size(), "{room}, with a door to the {sides}.",
                    "{room}, with doors to the {sides}.", "room"_a = room,
                    "sides"_a = sidesText(doors));
}

// Names the shape of a room for a knight who enters it in direction `travelled`: "a turn north", "a
// dead end".
std::string shapeText(DoorSet doors, Direction travelled) {
    const DoorSet onward = doors.without(opposite(travelled));
    const DoorSet aside = onward.without(travelled);
    if (onward.size() == 3) {
        return say("a crossing");
    }
    if (aside.empty()) {
        return onward.empty() ? say("a dead end") : say("a way straight on");
    }
    if (aside.size() > 1) {
        return isVertical(travelled) ? say("a fork west and east") : say("a fork north and south");
    }
    const std::string_view way = tr(wayNames[*aside.begin()]);
    return onward.has(travelled) ? say("a branch {way}", "way"_a = way)
                                 : say("a turn {way}", "way"_a = way);
}

// Says "1 chance in 12". If the exact second number is large, rounds to "about 1 chance in 83" or
// "about 7 chances in 10".
std::string chanceText(std::int64_t part, std::int64_t whole) {
    constexpr std::int64_t mostExact = 60;
    if (part == whole) {
        return say("nothing else could come");
    }
    const std::int64_t common = std::gcd(part, whole);
    if (whole / common <= mostExact) {
        return sayCount(part / common, "{count} chance in {of}", "{count} chances in {of}",
                        "of"_a = whole / common);
    }
    const bool isLikely = 2 * part > whole;
    const std::int64_t rounded = isLikely ? 10 : (2 * whole + part) / (2 * part);
    const std::int64_t chances = isLikely ? (20 * part + whole) / (2 * whole) : 1;
    return chances == rounded ? say("almost nothing else could come")
                              : sayCount(chances, "about {count} chance in {of}",
                                         "about {count} chances in {of}", "of"_a = rounded);
}

std::string carvedWords(const CarvedReason& carved) {
    const std::int64_t tunnels = std::ranges::count_if(carved.pieces, &CarveStep::isTunnel);
    const std::int64_t rooms = std::ssize(carved.pieces) - tunnels;
    const std::string roomsText = sayCount(rooms, "a room", "{count} rooms");
    const std::string tunnelsText = sayCount(tunnels, "a tunnel", "{count} tunnels");
    const std::string pieces = tunnels == 0 ? roomsText
                               : rooms == 0 ? tunnelsText
                                            : say("{rooms} and {tunnels}", "rooms"_a = roomsText,
                                                  "tunnels"_a = tunnelsText);
    return say("It was dug out of the rock: {pieces}. Its doors are where the ground goes on.",
               "pieces"_a = pieces);
}

std::string originWords(const RoomReason& reason, const DungeonConfig& config) {
    const std::string_view way = tr(wayNames[reason.travelled]);
    switch (reason.origin) {
    case RoomOrigin::Start:
        return sayCount(static_cast<std::int64_t>(reason.grown + reason.secret),
                        "Everything grew from here: {count} room.",
                        "Everything grew from here: {count} rooms.");
    case RoomOrigin::Table:
        // Translators: {shape} is "a turn north" or the like, {chance} "1 chance in 12".
        return say("A door {way} drew {shape}: {chance}.", "way"_a = way,
                   "shape"_a = shapeText(reason.draw->drawn, reason.travelled),
                   "chance"_a = chanceText(reason.draw->weight, reason.draw->total));
    case RoomOrigin::Border:
        return say("A door {way} led to the rim, where all are dead ends.", "way"_a = way);
    case RoomOrigin::Hideout: {
        const Fraction refuse = config.hideout.refuse;
        return say("It grew {way} as a coin fell: {chance}.", "way"_a = way,
                   "chance"_a =
                       chanceText(refuse.denominator - refuse.numerator, refuse.denominator));
    }
    case RoomOrigin::Secret:
        return say("It was hidden here when all other rooms stood.");
    case RoomOrigin::Carved:
        break;
    }
    return carvedWords(*reason.carved);
}

std::string crackedWords(DoorSet sides, bool isSecret) {
    const std::string_view where = sidesText(sides);
    return isSecret
               ? sayCount(sides.size(), "Its {sides} wall is cracked: that is the way in.",
                          "Its {sides} walls are cracked: that is the way in.", "sides"_a = where)
               : sayCount(sides.size(), "Its {sides} wall is cracked: a secret is behind.",
                          "Its {sides} walls are cracked: a secret is behind.", "sides"_a = where);
}

std::string eventWords(DoorEvent event, DoorSet sides, const RoomReason& reason) {
    const std::string_view where = sidesText(sides);
    const int count = sides.size();
    switch (event) {
    case DoorEvent::OutOfGrid:
        return sayCount(count, "Its {sides} door was left out: the map ends there.",
                        "Its {sides} doors were left out: the map ends there.", "sides"_a = where);
    case DoorEvent::FacesRoom:
        return sayCount(count, "Its {sides} door was bricked up: a room was there.",
                        "Its {sides} doors were bricked up: rooms were there.", "sides"_a = where);
    case DoorEvent::KeptFacing:
        return sayCount(count, "Its {sides} door met a door that was there.",
                        "Its {sides} doors met doors that were there.", "sides"_a = where);
    case DoorEvent::GrownInto:
        return sayCount(count, "Its {sides} door leads to a room that grew there.",
                        "Its {sides} doors lead to rooms that grew there.", "sides"_a = where);
    case DoorEvent::NoDoorBack:
        return sayCount(count,
                        "Its {sides} door was bricked up: the room that came there had no door to "
                        "meet it.",
                        "Its {sides} doors were bricked up: the rooms that came there had no doors "
                        "to meet them.",
                        "sides"_a = where);
    case DoorEvent::Cracked:
        return crackedWords(sides, reason.origin == RoomOrigin::Secret);
    case DoorEvent::AroundLock:
        return sayCount(count, "Its {sides} door was bricked up: it led around a lock.",
                        "Its {sides} doors were bricked up: they led around a lock.",
                        "sides"_a = where);
    case DoorEvent::Loop:
        return sayCount(count, "Its {sides} door was broken through last, for a loop.",
                        "Its {sides} doors were broken through last, for loops.",
                        "sides"_a = where);
    }
    return {};
}

// Writes one sentence for each event that happened to doors, about all these doors together.
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
    return fmt::format("{}", fmt::join(sentences, " "));
}

std::string roleWords(const RoleReason& role) {
    switch (role.choice) {
    case RoleChoice::DeadEnd:
        return role.place <= 1 ? say("It was the farthest dead end.")
                               : say("It was the farthest dead end left.");
    case RoleChoice::AnyRoom:
        return role.count == 1 ? say("No other room could become that.")
                               : say("It became that by lot: {chance}.",
                                     "chance"_a = chanceText(1, role.count));
    case RoleChoice::EmptyCell:
        return say("No other empty place touched more rooms.");
    case RoleChoice::Chamber:
        return say("The boss's ground was dug around the exit.");
    case RoleChoice::ForKey:
        break;
    }
    return {};
}

std::string keyWords(const KeyReason& key, const DungeonConfig& config) {
    const bool areDeadEndsFirst = config.roles[Role::Key].deadEnd;
    if (key.key == Holding::BossKey) {
        return areDeadEndsFirst ? say("It holds the boss's key: dead ends come first.")
                                : say("It holds the boss's key: far rooms come first.");
    }
    return areDeadEndsFirst ? say("It holds a small key: dead ends come first.")
                            : say("It holds a small key: far rooms come first.");
}

std::string lockWords(const RoomReason& reason) {
    DoorSet sides;
    const LockReason* bossLock = nullptr;
    for (const LockReason& lock : reason.locks) {
        if (!lock.note) {
            continue;
        }
        sides = sides.with(lock.side);
        if (lock.lock == DoorLock::Boss) {
            bossLock = &lock;
        }
    }
    if (bossLock != nullptr) {
        return say("Its {side} door has the boss's lock.",
                   "side"_a = sidesText(DoorSet::of(bossLock->side)));
    }
    return sides.empty()
               ? std::string()
               : sayCount(sides.size(), "Its {sides} door is locked: the key lies elsewhere.",
                          "Its {sides} doors are locked: the key lies elsewhere.",
                          "sides"_a = sidesText(sides));
}

}  // namespace

std::vector<std::string> whyWords(const RoomReason& reason, const DungeonConfig& config) {
    std::vector<std::string> words{headWords(reason), originWords(reason, config),
                                   doorWords(reason)};
    std::string purpose = reason.role ? roleWords(*reason.role) : std::string();
    if (purpose.empty()) {
        purpose = reason.key ? keyWords(*reason.key, config) : lockWords(reason);
    }
    words.push_back(std::move(purpose));
    std::erase(words, std::string());
    return words;
}

}  // namespace doorstring
