#include "config/schema/schema.hpp"

#include "base/fixed.hpp"
#include "config/schema/dungeon_keys.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

ChoiceKind easings() {
    return {{"linear", "smooth", "out"},
            [](const Config& c) { return static_cast<std::size_t>(c.view.easing); },
            [](Config& c, std::size_t index) { c.view.easing = static_cast<Easing>(index); }};
}

// One of the names, or the first word: none of them.
template <auto Part, auto Member, std::size_t count>
ChoiceKind oneOf(std::string_view first, const std::array<std::string_view, count>& names) {
    using Value = typename std::remove_reference_t<decltype(follow<Part, Member>(
        std::declval<Config&>()))>::value_type;
    std::vector<std::string_view> words{first};
    words.insert(words.end(), names.begin(), names.end());
    return {std::move(words),
            [](const Config& c) {
                const auto& value = follow<Part, Member>(c);
                return value ? static_cast<std::size_t>(*value) + 1 : 0;
            },
            [](Config& c, std::size_t index) {
                follow<Part, Member>(c) =
                    index == 0 ? std::optional<Value>() : static_cast<Value>(index - 1);
            }};
}

// What a menu cannot be left or walked through without.
bool isNeeded(Action action) {
    return action <= Action::Back || action == Action::Pause;
}

void addRoom(std::vector<KeySpec>& keys) {
    const auto add = [&](std::string path, std::string_view unit, ValueKind kind) {
        keys.push_back({std::move(path), true, unit, std::move(kind)});
    };
    add("room.width", "tiles",
        IntegerKind{5, 31, field<&Config::room, &RoomConfig::size, &GridSize::width>()});
    add("room.height", "tiles",
        IntegerKind{5, 31, field<&Config::room, &RoomConfig::size, &GridSize::height>()});
    add("room.pillar_chance", "", FractionKind{field<&Config::room, &RoomConfig::pillarChance>()});
    add("room.template_step", "rooms",
        IntegerKind{0, 1000, field<&Config::room, &RoomConfig::templateStep>()});
    add("room.interior", "", oneOf<&Config::room, &RoomConfig::interior>("mixed", interiorNames));
    for (std::size_t i = 0; i < interiorCount; ++i) {
        add("interior." + std::string(interiorNames[i]), "",
            InteriorKind{static_cast<Interior>(i)});
    }
}

void addPlayer(std::vector<KeySpec>& keys) {
    const auto add = [&](std::string path, std::string_view unit, ValueKind kind) {
        keys.push_back({std::move(path), true, unit, std::move(kind)});
    };
    add("player.speed", "pixels a second",
        IntegerKind{16, 480, field<&Config::player, &PlayerConfig::speed>()});
    add("player.hit_box_width", "pixels",
        IntegerKind{4, pixelsPerTile,
                    field<&Config::player, &PlayerConfig::hitBox, &GridSize::width>()});
    add("player.hit_box_height", "pixels",
        IntegerKind{4, pixelsPerTile,
                    field<&Config::player, &PlayerConfig::hitBox, &GridSize::height>()});
    add("player.corner_rounding", "pixels",
        IntegerKind{0, pixelsPerTile, field<&Config::player, &PlayerConfig::cornerRounding>()});
    add("player.push_seconds", "seconds",
        TicksKind{2, field<&Config::player, &PlayerConfig::pushTicks>()});
    add("player.hearts", "", IntegerKind{1, 10, field<&Config::player, &PlayerConfig::hearts>()});
    add("player.safe_seconds", "seconds",
        TicksKind{5, field<&Config::player, &PlayerConfig::safeTicks>(), 500});
    add("player.knock_back", "pixels",
        IntegerKind{0, 32, field<&Config::player, &PlayerConfig::knockBack>()});
    add("player.swing_seconds", "seconds",
        TicksKind{1, field<&Config::player, &PlayerConfig::swingTicks>(), 100});
    add("player.sword_reach", "pixels",
        IntegerKind{4, 32, field<&Config::player, &PlayerConfig::swordReach>()});
    add("explore.locks", "", BooleanKind{field<&Config::explore, &ExploreConfig::locks>()});
}

void addGround(std::vector<KeySpec>& keys) {
    const auto addTicks = [&](std::string path, int mostSeconds, Field<int> field,
                              int leastThousandths) {
        keys.push_back({"ground." + std::move(path), true, "seconds",
                        TicksKind{mostSeconds, field, leastThousandths}});
    };
    addTicks("fall_seconds", 2, field<&Config::ground, &GroundConfig::fallTicks>(), 100);
    keys.push_back({"ground.shallows_speed", true, "percent",
                    IntegerKind{20, 100, field<&Config::ground, &GroundConfig::shallowsSpeed>()}});
    addTicks("ice_seconds", 3, field<&Config::ground, &GroundConfig::iceTicks>(), 0);
    addTicks("spikes_down_seconds", 10, field<&Config::ground, &GroundConfig::spikesDownTicks>(),
             500);
    // Whatever hurts is announced for as long as people take to see it and to act.
    addTicks("spikes_warning_seconds", 5,
             field<&Config::ground, &GroundConfig::spikesWarningTicks>(), 350);
    addTicks("spikes_up_seconds", 10, field<&Config::ground, &GroundConfig::spikesUpTicks>(), 100);
    addTicks("crate_push_seconds", 2, field<&Config::ground, &GroundConfig::cratePushTicks>(), 50);
    addTicks("block_push_seconds", 2, field<&Config::ground, &GroundConfig::blockPushTicks>(), 50);
    addTicks("crate_slide_seconds", 1, field<&Config::ground, &GroundConfig::crateSlideTicks>(),
             50);
}

void addView(std::vector<KeySpec>& keys) {
    const auto add = [&](std::string path, std::string_view unit, ValueKind kind) {
        keys.push_back({std::move(path), false, unit, std::move(kind)});
    };
    add("view.scale", "", IntegerKind{1, 16, field<&Config::view, &ViewConfig::scale>(), "auto"});
    add("view.fullscreen", "", BooleanKind{field<&Config::view, &ViewConfig::fullscreen>()});
    // Play stands still while rooms slide: the inputs of a recording count on its length.
    keys.push_back({"view.slide_seconds", true, "seconds",
                    TicksKind{3, field<&Config::view, &ViewConfig::slideTicks>()}});
    add("view.easing", "", easings());
    add("view.reduced_motion", "", BooleanKind{field<&Config::view, &ViewConfig::reducedMotion>()});
    add("view.effects_volume", "percent",
        IntegerKind{0, 100, field<&Config::view, &ViewConfig::effectsVolume>()});
    add("view.music_volume", "percent",
        IntegerKind{0, 100, field<&Config::view, &ViewConfig::musicVolume>()});
    add("view.muted", "", BooleanKind{field<&Config::view, &ViewConfig::muted>()});
    add("view.frame_limit", "frames a second",
        IntegerKind{30, 1000, field<&Config::view, &ViewConfig::frameLimit>()});
}

void addKeys(std::vector<KeySpec>& keys) {
    keys.push_back({"pad.dead_zone", false, "percent",
                    IntegerKind{10, 90, field<&Config::pad, &PadConfig::deadZone>()}});
    for (int index = 0; index < actionCount; ++index) {
        const auto action = static_cast<Action>(index);
        keys.push_back({"keys." + std::string(name(action)), false, "",
                        KeyListKind{action, isNeeded(action)}});
    }
}

std::vector<KeySpec> everyKey() {
    std::vector<KeySpec> keys;
    keys.push_back({"tileset", true, "",
                    oneOf<&Config::dungeon, &DungeonConfig::tileset>("by seed", tilesetNames)});
    addDungeonKeys(keys);
    addRoom(keys);
    addPlayer(keys);
    addGround(keys);
    addView(keys);
    addKeys(keys);
    return keys;
}

std::string_view lastPart(std::string_view path) {
    return path.substr(path.rfind('.') + 1);
}

std::vector<std::string_view> sections() {
    std::vector<std::string_view> names;
    for (const KeySpec& spec : schema()) {
        const std::string_view path = spec.path;
        const std::string_view name = path.substr(0, path.find('.'));
        if (name != path && (names.empty() || names.back() != name)) {
            names.push_back(name);
        }
    }
    return names;
}

}  // namespace

std::span<const KeySpec> schema() {
    static const std::vector<KeySpec> keys = everyKey();
    return keys;
}

const KeySpec* findKey(std::string_view path) {
    for (const KeySpec& spec : schema()) {
        if (spec.path == path) {
            return &spec;
        }
    }
    return nullptr;
}

std::string unknownKeySentence(std::string_view path) {
    if (path == "view.tileset") {
        return "view.tileset is called tileset now, and belongs to the dungeon: its rooms depend "
               "on it, too; allowed is tileset, above the first section";
    }
    std::vector<std::string_view> all;
    std::vector<std::string_view> sameName;
    std::vector<std::string_view> sameSection;
    const std::string_view section = path.substr(0, path.size() - lastPart(path).size());
    for (const KeySpec& spec : schema()) {
        all.push_back(spec.path);
        if (lastPart(spec.path) == lastPart(path)) {
            sameName.push_back(spec.path);
        }
        if (!section.empty() && std::string_view(spec.path).starts_with(section)) {
            sameSection.push_back(lastPart(spec.path));
        }
    }
    const std::string_view nearest = nearestWord(path, all);
    if (!nearest.empty()) {
        return fmt::format("{} is not a key; did you mean {}?", path, nearest);
    }
    if (!sameName.empty()) {
        return fmt::format("{} is not a key; did you mean {}?", path, joined(sameName, "", " or "));
    }
    if (!sameSection.empty()) {
        return fmt::format("{} is not a key; those of {} are {}", path,
                           section.substr(0, section.size() - 1), joined(sameSection));
    }
    return fmt::format("{} is not a key; the sections are {}", path, joined(sections()));
}

}  // namespace doorstring
