// The help at the lower edge of the Lab.
#include "config/contradictions/contradictions.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "dungeon/metrics.hpp"
#include "lab/keys/lab.hpp"
#include "lab/page/lab_screen.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace doorstring {

namespace {

std::int64_t percentOf(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : (part * 200 / whole + 1) / 2;
}

std::string weightHelp(const DungeonConfig& config, const TablePlace& place) {
    constexpr DirectionArray<std::string_view> words{{{"north", "south", "west", "east"}}};
    const DoorTable& table = tableAt(config, place.page, place.way);
    const std::int64_t weight = weightOf(table, doorsOf(place.shape, place.way));
    return fmt::format("Going {}, the next room is drawn as \"{}\" {} times in {}: {}%.",
                       words[place.way], name(place.shape), thousandthsText(weight),
                       thousandthsText(table.total()), percentOf(weight, table.total()));
}

// Says how often rooms have the shape in the end; empty if it is about what the table asks for.
std::string cameHelp(const DungeonConfig& config, const TablePlace& place,
                     const ShapeCounts& shapes) {
    constexpr std::int64_t clearly = 2;  // percent
    const DoorTable& table = tableAt(config, place.page, place.way);
    const std::int64_t rooms = shapes.rooms(place.page, place.way);
    const std::int64_t came = percentOf(shapes.rooms(place), rooms);
    const std::int64_t asked =
        percentOf(weightOf(table, doorsOf(place.shape, place.way)), table.total());
    return rooms == 0 || std::abs(came - asked) < clearly
               ? std::string()
               : fmt::format("{}% came out: a door that meets a room or the edge is closed.", came);
}

// " It is 9% of the weights of all interiors."
std::string interiorShare(std::string_view path, const RoomConfig& config) {
    std::int64_t all = 0;
    std::int64_t own = 0;
    for (const Interior interior : allValues<Interior>) {
        const std::int64_t weight = config.interiors[interior].weight;
        all += weight;
        own += path == fmt::format("interior.{}.weight", name(interior)) ? weight : 0;
    }
    return path.ends_with(".weight")
               ? fmt::format(" That is {}% of all weights.", percentOf(own, all))
               : std::string();
}

// "1 plain  2 start ..." of "\"any\" and lists of \"plain\", \"start\" ...": what digits switch on
// and off.
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

std::string counted(std::int64_t count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string wordsOf(const Dungeon& dungeon) {
    const Metrics metrics = measure(dungeon);
    int secret = 0;
    dungeon.forEachRoom(
        [&](GridPos, const RoomPlan& plan) { secret += plan.kind == RoomKind::Secret ? 1 : 0; });
    std::string words =
        fmt::format("Seed {}: {}", toCode(dungeon.seed()), counted(metrics.rooms, "room"));
    if (secret > 0) {
        words += fmt::format(" ({} secret)", secret);
    }
    words += fmt::format(", {}, {}; farthest room {} away", counted(metrics.deadEnds, "dead end"),
                         counted(metrics.loops, "loop"), metrics.longestDistance);
    if (metrics.bossDistance > 0) {
        words += fmt::format(", boss {}", metrics.bossDistance);
    }
    return words + ".";
}

}  // namespace

const std::string& DungeonWords::of(const LabGrowth& growth, int place) {
    const LabDungeon& shown = growth.dungeons()[static_cast<std::size_t>(place)];
    if (!shown.dungeon) {
        words_ = shown.failed ? "No dungeon of this seed keeps to the limits." : "";
    } else if (shown.dungeon != dungeon_) {
        words_ = wordsOf(*shown.dungeon);
    }
    dungeon_ = shown.dungeon;
    return words_;
}

// The second line of the help of a weight: what a weight is until something is edited, then how
// often rooms have the shape in the end.
std::string Lab::secondHelp(const TablePlace& place) const {
    const LabSheet& sheet = model_.sheet();
    if (sheet.changedKeys().empty()) {
        return "\u2190 \u2192 changes how often such rooms come; the dungeons follow at once.";
    }
    const std::string came = cameHelp(sheet.config().dungeon, place, model_.growth().shapes());
    return !came.empty()       ? came
           : model_.isTurned() ? "All four directions change together. X: only this one."
                               : "Only this direction changes. X: all four together.";
}

LabHelp Lab::fieldHelp() const {
    const LabField& field = model_.field();
    const Config& config = model_.sheet().config();
    const std::string& path = field.key->path;
    const auto unread = whyUnread(path, config);
    const std::string unused = unread ? fmt::format("Not used: {}.", *unread) : std::string();
    if (field.table) {
        const std::string drawn = weightHelp(config.dungeon, *field.table);
        if (unread) {
            return {unused, {}};
        }
        return {drawn, secondHelp(*field.table)};
    }
    const std::string plain = asSentence(helpOf(*field.key)) + interiorShare(path, config.room);
    if (unread) {
        return {unused, plain};
    }
    const std::string digits = digitsOf(field.key->allowed);
    if (digits.empty() && field.key->canToggle()) {
        return {plain, "The keys 1 to 4 take N, S, W and E in or out."};
    }
    return {plain, digits.empty() ? fmt::format("{}: {}", path, field.key->allowed) : digits};
}

LabHelp Lab::help() {
    const LabSheet& sheet = model_.sheet();
    if (!sheet.fault().empty()) {
        return {sheet.fault(), {}, true};
    }
    const std::size_t danger = labMetrics.size() - 1;
    if (pointedMetric_) {
        return {fmt::format("{} Of 2,000 dungeons; the number is their mean.",
                            labMetricHelp(*pointedMetric_)),
                "Grey: the same before all edits, or in a duel of the other set."};
    }
    if (amongDungeons_) {
        return {words_.of(model_.growth(), model_.dungeon()), std::string(labMetricHelp(danger))};
    }
    return fieldHelp();
}

std::string Lab::hints(bool ofPad) const {
    if (!model_.typed().empty()) {
        return "Enter takes it   Backspace erases   Escape brings the old value back";
    }
    if (ofPad) {
        const std::string_view first = cursor_          ? "D-pad rooms   B back"
                                       : amongDungeons_ ? "D-pad dungeons   B back"
                                       : tens_          ? "D-pad by ten   Back dungeons"
                                                        : "D-pad changes   Back dungeons";
        return fmt::format("{}   A walks   X sets   Y undo   LB RB pages   Start all actions",
                           first);
    }
    if (cursor_) {
        return "Arrows go from room to room   W back to the dungeons   Enter walks";
    }
    return amongDungeons_
               ? "Arrows choose   Enter walks   F finds one alike   W why a room   Esc back"
               : "\u2190 \u2192 change   0-9 type   Tab dungeons   Enter walks   F1 "
                 "keys   Esc leaves";
}

}  // namespace doorstring
