// The help at the lower edge of the Lab.
#include "config/contradictions/contradictions.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "dungeon/metrics.hpp"
#include "lab/keys/lab.hpp"
#include "lab/page/lab_screen.hpp"
#include "study/trace/room_names.hpp"
#include "view/hud/key_hints.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace doorstring {

namespace {

// Returns the share of the part in percent, rounded to the nearest; 0 if the whole is 0.
std::int64_t percentOf(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : (part * 200 / whole + 1) / 2;
}

std::string weightHelp(const DungeonConfig& config, const TablePlace& place) {
    const DoorTable& table = tableAt(config, place.page, place.way);
    const std::int64_t weight = weightOf(table, doorsOf(place.shape, place.way));
    const std::string_view way = tr(wayNames[place.way]);
    const std::string_view shape = tr(titleOf(place.shape));
    const std::string total = thousandthsText(table.total());
    const std::int64_t percent = percentOf(weight, table.total());
    if (weight % weightOne != 0) {
        return say("Going {way}, the next room is drawn as \"{shape}\" {weight} times in {total}: "
                   "{percent}%.",
                   "way"_a = way, "shape"_a = shape, "weight"_a = thousandthsText(weight),
                   "total"_a = total, "percent"_a = percent);
    }
    return sayCount(weight / weightOne,
                    "Going {way}, the next room is drawn as \"{shape}\" {count} time in {total}: "
                    "{percent}%.",
                    "Going {way}, the next room is drawn as \"{shape}\" {count} times in {total}: "
                    "{percent}%.",
                    "way"_a = way, "shape"_a = shape, "total"_a = total, "percent"_a = percent);
}

// Says how often rooms have the shape in the end; empty if that is about as often as the table asks
// for.
std::string outcomeHelp(const DungeonConfig& config, const TablePlace& place,
                        const ShapeCounts& shapes) {
    constexpr std::int64_t clearDifference = 2;  // percentage points
    const DoorTable& table = tableAt(config, place.page, place.way);
    const std::int64_t rooms = shapes.rooms(place.page, place.way);
    const std::int64_t outcome = percentOf(shapes.rooms(place), rooms);
    const std::int64_t wanted =
        percentOf(weightOf(table, doorsOf(place.shape, place.way)), table.total());
    return rooms == 0 || std::abs(outcome - wanted) < clearDifference
               ? std::string()
               : say("{percent}% came out: a door that meets a room or the edge is closed.",
                     "percent"_a = outcome);
}

// Returns "That is 9% of all weights."; empty if the key is not the weight of an interior.
std::string interiorShare(std::string_view path, const RoomConfig& config) {
    std::int64_t all = 0;
    std::int64_t own = 0;
    for (const Interior interior : allValues<Interior>) {
        const std::int64_t weight = config.interiors[interior].weight;
        all += weight;
        own += path == fmt::format("interior.{}.weight", name(interior)) ? weight : 0;
    }
    return path.ends_with(".weight")
               ? say("That is {percent}% of all weights.", "percent"_a = percentOf(own, all))
               : std::string();
}

// Returns the words that digits switch on and off: `1 plain  2 start ...` for a key that allows
// `"any" and lists of "plain", "start" ...`; empty if no lists are allowed.
std::string digitsOf(std::string_view allowed) {
    constexpr std::string_view lists = "lists of ";
    constexpr int most = 10;
    std::string text;
    std::size_t at = allowed.find(lists);
    for (int digit = 1; at != std::string_view::npos && digit <= most; ++digit) {
        const std::size_t begin = allowed.find('"', at);
        const std::size_t end = allowed.find('"', begin + 1);
        if (begin == std::string_view::npos || end == std::string_view::npos) {
            break;
        }
        text += fmt::format("{}{} {}", text.empty() ? "" : "  ", digit % most,
                            allowed.substr(begin + 1, end - begin - 1));
        at = end + 1;
    }
    return text;
}

std::string wordsOf(const Dungeon& dungeon) {
    const Metrics metrics = measure(dungeon);
    int secret = 0;
    dungeon.forEachRoom(
        [&](GridPos, const RoomPlan& plan) { secret += plan.kind == RoomKind::Secret ? 1 : 0; });
    const std::string seed = toCode(dungeon.seed());
    const std::string all = sayCount(metrics.rooms, "{count} room", "{count} rooms");
    const std::string rooms =
        secret == 0 ? all
                    : say("{rooms} ({secret})", "rooms"_a = all,
                          "secret"_a = sayCount(secret, "{count} secret", "{count} secret"));
    const std::string ends = sayCount(metrics.deadEnds, "{count} dead end", "{count} dead ends");
    const std::string loops = sayCount(metrics.loops, "{count} loop", "{count} loops");
    return metrics.bossDistance == 0
               ? say("Seed {seed}: {rooms}, {ends}, {loops}; farthest room {distance} away.",
                     "seed"_a = seed, "rooms"_a = rooms, "ends"_a = ends, "loops"_a = loops,
                     "distance"_a = metrics.longestDistance)
               : say("Seed {seed}: {rooms}, {ends}, {loops}; farthest room {distance} away, boss "
                     "{boss}.",
                     "seed"_a = seed, "rooms"_a = rooms, "ends"_a = ends, "loops"_a = loops,
                     "distance"_a = metrics.longestDistance, "boss"_a = metrics.bossDistance);
}

}  // namespace

const std::string& DungeonWords::of(const LabGrowth& growth, int place) {
    const LabDungeon& shown = growth.dungeons()[static_cast<std::size_t>(place)];
    if (!shown.dungeon) {
        words_ = shown.failed ? say("No dungeon of this seed keeps to the limits.") : "";
    } else if (shown.dungeon != dungeon_) {
        words_ = wordsOf(*shown.dungeon);
    }
    dungeon_ = shown.dungeon;
    return words_;
}

// Returns the second line of the help of a weight. Before any edit it says what a weight does.
// Once something is edited, it says how often rooms have the shape in the end, if that clearly
// differs from what the table asks for, and otherwise whether the four tables change together.
std::string Lab::secondLineOfHelp(const TablePlace& place, const Session& session) const {
    const LabSheet& sheet = model_.sheet();
    if (sheet.changedKeys().empty()) {
        return say("{keys} changes how often such rooms come; the dungeons follow at once.",
                   "keys"_a = "\u2190 \u2192");
    }
    const std::string outcome =
        outcomeHelp(sheet.config().dungeon, place, model_.growth().shapes());
    const std::string key = session.keyFor(Action::LabAllTables);
    return !outcome.empty() ? outcome
           : model_.editsAllTables()
               ? say("All four directions change together. {key}: only this one.", "key"_a = key)
               : say("Only this direction changes. {key}: all four together.", "key"_a = key);
}

LabHelp Lab::fieldHelp(const Session& session) const {
    const LabField& field = model_.field();
    const Config& config = model_.sheet().config();
    const std::string& path = field.key->path;
    const auto unread = whyUnread(path, config);
    const std::string unused =
        unread ? say("Not used: {reason}.", "reason"_a = *unread) : std::string();
    if (field.tablePlace) {
        const std::string drawn = weightHelp(config.dungeon, *field.tablePlace);
        if (unread) {
            return {unused, {}};
        }
        return {drawn, secondLineOfHelp(*field.tablePlace, session)};
    }
    const std::string share = interiorShare(path, config.room);
    const std::string keyHelp = asSentence(helpOf(*field.key)) + (share.empty() ? "" : " ") + share;
    if (unread) {
        return {unused, keyHelp};
    }
    const std::string digits = digitsOf(field.key->allowed);
    if (digits.empty() && field.key->canToggle()) {
        return {keyHelp, say("The keys 1 to 4 take N, S, W and E in or out.")};
    }
    return {keyHelp, digits.empty() ? fmt::format("{}: {}", path, field.key->allowed) : digits};
}

LabHelp Lab::help(const Session& session) {
    const LabSheet& sheet = model_.sheet();
    if (!sheet.fault().empty()) {
        return {.plain = sheet.fault(), .second = {}, .isBad = true};
    }
    const std::size_t dangerMetric = labMetrics.size() - 1;
    if (pointedMetric_) {
        return {fmt::format("{} {}", tr(labMetricHelp(*pointedMetric_)),
                            tr(msg("Of 2,000 dungeons; the number is their mean."))),
                say("Grey: the same before any edit; in a duel, the other set.")};
    }
    if (amongDungeons_) {
        return {words_.of(model_.growth(), model_.chosenDungeon()),
                std::string(tr(labMetricHelp(dangerMetric)))};
    }
    return fieldHelp(session);
}

std::string Lab::hints(const Session& session) const {
    const auto key = [&](Action action) { return session.keyFor(action); };
    if (!model_.typed().empty()) {
        return say("{enter} takes it   {erase} erases   {escape} brings the old value back",
                   "enter"_a = shownKey({Key::Enter}), "erase"_a = shownKey({Key::Backspace}),
                   "escape"_a = shownKey({Key::Escape}));
    }
    if (session.host.padInUse) {
        const std::string first =
            cursor_          ? say("D-pad rooms   {back} back", "back"_a = key(Action::Back))
            : amongDungeons_ ? say("D-pad dungeons   {back} back", "back"_a = key(Action::Back))
            : tens_ ? say("D-pad by ten   {key} dungeons", "key"_a = key(Action::LabDungeons))
                    : say("D-pad changes   {key} dungeons", "key"_a = key(Action::LabDungeons));
        return fmt::format(
            "{}   {}", first,
            say("{confirm} walks   {sets} sets   {undo} undo   {before} {next} pages   {all} all "
                "actions",
                "confirm"_a = key(Action::Confirm), "sets"_a = key(Action::LabOtherSet),
                "undo"_a = key(Action::LabUndo), "before"_a = key(Action::LabPreviousPage),
                "next"_a = key(Action::LabNextPage), "all"_a = key(Action::LabActions)));
    }
    if (cursor_ && reasons_.goesOn()) {
        return say("Arrows to other rooms   {next} reads on   {why} back   {confirm} walks",
                   "next"_a = key(Action::LabNextPage), "why"_a = key(Action::LabWhy),
                   "confirm"_a = key(Action::Confirm));
    }
    if (cursor_) {
        return say("Arrows go from room to room   {why} back to the dungeons   {confirm} walks",
                   "why"_a = key(Action::LabWhy), "confirm"_a = key(Action::Confirm));
    }
    return amongDungeons_
               ? say("Arrows choose   {confirm} walks   {find} finds one alike   {why} why a room  "
                     " "
                     "{back} back",
                     "confirm"_a = key(Action::Confirm), "find"_a = key(Action::LabFind),
                     "why"_a = key(Action::LabWhy), "back"_a = key(Action::Back))
               : say("{keys} change   0-9 type   {dungeons} dungeons   {confirm} walks   {help} "
                     "keys   {back} leaves",
                     "keys"_a = "\u2190 \u2192", "dungeons"_a = key(Action::LabDungeons),
                     "confirm"_a = key(Action::Confirm), "help"_a = key(Action::Help),
                     "back"_a = key(Action::Back));
}

}  // namespace doorstring
