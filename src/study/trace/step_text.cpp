#include "config/text/say.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/passes/generate.hpp"
#include "study/trace/room_names.hpp"
#include "study/trace/trace.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr std::array passTitles{
    // Translators: a part of the making of a dungeon, before a colon or by itself.
    msgIn("pass", "grow"),    msgIn("pass", "carve"), msgIn("pass", "cut"),
    msgIn("pass", "measure"), msgIn("pass", "seal"),  msgIn("pass", "roles"),
    msgIn("pass", "locks"),   msgIn("pass", "loops"), msgIn("pass", "limits"),
};

std::string placedText(const TraceStep& step, const RoomPlan& plan) {
    const std::string cell = cellText(step.cell);
    const std::string doors = toString(plan.doors);
    if (step.number > 0) {
        return say("sweep {sweep}: room {cell} {doors}", "sweep"_a = step.number, "cell"_a = cell,
                   "doors"_a = doors);
    }
    const std::string_view pass = tr(titleOfPass(step.pass));
    if (plan.kind == RoomKind::Plain) {
        return say("{pass}: room {cell} {doors}", "pass"_a = pass, "cell"_a = cell,
                   "doors"_a = doors);
    }
    return say("{pass}: {room} {cell} {doors}", "pass"_a = pass,
               "room"_a = tr(roomTraits[plan.kind].room), "cell"_a = cell, "doors"_a = doors);
}

std::string carvedText(const Trace& trace, const TraceStep& step) {
    const CarveStep& carved = trace.map()->steps()[step.carved - 1];
    const GridSize size = carved.area.size();
    const std::string_view pass = tr(titleOfPass(step.pass));
    if (!carved.isTunnel()) {
        return say("{pass}: room of {width} x {height} tiles at {cell}", "pass"_a = pass,
                   "width"_a = size.width, "height"_a = size.height,
                   "cell"_a = cellText(carved.area.corner()));
    }
    return size.width > size.height
               ? sayCount(size.width, "{pass}: horizontal tunnel, {count} tile long",
                          "{pass}: horizontal tunnel, {count} tiles long", "pass"_a = pass)
               : sayCount(size.height, "{pass}: vertical tunnel, {count} tile long",
                          "{pass}: vertical tunnel, {count} tiles long", "pass"_a = pass);
}

std::string lockedText(const TraceStep& step, const RoomPlan& plan) {
    const std::string_view pass = tr(titleOfPass(step.pass));
    const char door = letter(step.side);
    const std::string cell = cellText(step.cell);
    switch (plan.locks.at(step.side)) {
    case DoorLock::None:
        return say("{pass}: door {door} of {cell} is unlocked again", "pass"_a = pass,
                   "door"_a = door, "cell"_a = cell);
    case DoorLock::Small:
        return say("{pass}: door {door} of {cell} gets a small lock", "pass"_a = pass,
                   "door"_a = door, "cell"_a = cell);
    case DoorLock::Boss:
        return say("{pass}: door {door} of {cell} gets a boss lock", "pass"_a = pass,
                   "door"_a = door, "cell"_a = cell);
    case DoorLock::Cracked:
        return say("{pass}: door {door} of {cell} becomes a cracked wall", "pass"_a = pass,
                   "door"_a = door, "cell"_a = cell);
    }
    return {};
}

std::string keyText(const TraceStep& step, const RoomPlan& plan) {
    const std::string_view pass = tr(titleOfPass(step.pass));
    const std::string cell = cellText(step.cell);
    switch (plan.holds) {
    case Holding::SmallKey:
        return say("{pass}: small key placed in {cell}", "pass"_a = pass, "cell"_a = cell);
    case Holding::BossKey:
        return say("{pass}: boss key placed in {cell}", "pass"_a = pass, "cell"_a = cell);
    case Holding::None:
        break;
    }
    return say("{pass}: key removed from {cell}", "pass"_a = pass, "cell"_a = cell);
}

// Says a step that is about whole tries: that one begins, has grown or is discarded, or how many
// are discarded.
std::string tryText(const Trace& trace, std::size_t index, const DungeonConfig& config) {
    const TraceStep& step = trace.step(index);
    const std::string cell = cellText(step.cell);
    switch (step.event) {
    case TraceEvent::TryGrown:
        return sayCount(step.rooms, "try {number}: {count} room", "try {number}: {count} rooms",
                        "number"_a = step.number);
    case TraceEvent::Discarded:
        // Translators: {breach} is a sentence such as "it had fewer rooms than limits.min_rooms =
        // 40".
        return say("try {number} is discarded: {breach}", "number"_a = step.number,
                   "breach"_a = brokenText(step.rule, config));
    case TraceEvent::MoreDiscarded:
        return index == 0
                   ? say("tries discarded before this one: {number}", "number"_a = step.number)
                   : sayCount(step.number, "{count} more try is discarded",
                              "{count} more tries are discarded");
    default:
        break;
    }
    // The only other event is Begun.
    return step.number > 1
               ? say("try {number}: start {cell}", "number"_a = step.number, "cell"_a = cell)
               : say("{pass}: start {cell} {doors}", "pass"_a = tr(titleOfPass(growPass)),
                     "cell"_a = cell, "doors"_a = toString(trace.planAfter(index).doors));
}

}  // namespace

Message titleOfPass(std::string_view pass) {
    const auto found = std::ranges::find(passTitles, pass, &Message::english);
    return found == passTitles.end() ? Message::ofText(pass) : *found;
}

std::string stepText(const Trace& trace, std::size_t index, const DungeonConfig& config) {
    const TraceStep& step = trace.step(index);
    const std::string_view pass = tr(titleOfPass(step.pass));
    const std::string cell = cellText(step.cell);
    switch (step.event) {
    case TraceEvent::MapBegun:
        return say("{pass}: a map of {width} x {height} tiles, all wall", "pass"_a = pass,
                   "width"_a = trace.map()->size().width, "height"_a = trace.map()->size().height);
    case TraceEvent::AreaCarved:
        return carvedText(trace, step);
    case TraceEvent::SweepBegun:
        return say("sweep {sweep} begins", "sweep"_a = step.number);
    case TraceEvent::RoomPlaced:
        return placedText(step, trace.planAfter(index));
    case TraceEvent::DoorSealed:
        return say("{pass}: door {door} of {cell} removed", "pass"_a = pass,
                   "door"_a = letter(step.side), "cell"_a = cell);
    case TraceEvent::DoorOpened:
        return say("{pass}: doorway between {cell} and {other}", "pass"_a = pass, "cell"_a = cell,
                   "other"_a = cellText(neighbour(step.cell, step.side)));
    case TraceEvent::RoleGiven:
        return say("{pass}: {cell} becomes the {room}", "pass"_a = pass, "cell"_a = cell,
                   "room"_a = tr(roomTraits[trace.planAfter(index).kind].room));
    case TraceEvent::DoorLocked:
        return lockedText(step, trace.planAfter(index));
    case TraceEvent::KeyLaid:
        return keyText(step, trace.planAfter(index));
    case TraceEvent::DistancesMeasured:
        return say("{pass}: {cell} is farthest from the start, at distance {distance}",
                   "pass"_a = pass, "cell"_a = cell, "distance"_a = step.longest.value_or(0));
    case TraceEvent::Begun:
    case TraceEvent::TryGrown:
    case TraceEvent::Discarded:
    case TraceEvent::MoreDiscarded:
        return tryText(trace, index, config);
    }
    return {};
}

namespace {

constexpr GridSize mostTraced{1024, 1024};

// Fills the size of the grid and the largest size allowed into the sentence; null if the grid is
// not too large.
std::optional<std::string> tooLarge(const DungeonConfig& config, Message sentence) {
    if (isCarved(config.growth) || config.grid.area() <= mostTraced.area()) {
        return std::nullopt;
    }
    return filled(sentence, "width"_a = config.grid.width, "height"_a = config.grid.height,
                  "columns"_a = mostTraced.width, "rows"_a = mostTraced.height);
}

}  // namespace

std::optional<std::string> tooLargeToWatch(const DungeonConfig& config) {
    return tooLarge(config, msg("a grid of {width} x {height} rooms is too large to watch it grow; "
                                "{columns} x {rows} is the most"));
}

std::optional<std::string> tooLargeToExplain(const DungeonConfig& config) {
    return tooLarge(config, msg("a grid of {width} x {height} rooms is too large to explain its "
                                "rooms; {columns} x {rows} is the most"));
}

}  // namespace doorstring
