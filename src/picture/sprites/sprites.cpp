#include "picture/sprites/sprites.hpp"

#include "picture/sprites/stand_in.hpp"

#include <algorithm>

namespace doorstring {

namespace {

using Names = std::vector<std::string>;

// "walk-0", "walk-1", ...
void addSeries(Names& names, const std::string& name, int count) {
    for (int picture = 0; picture < count; ++picture) {
        names.push_back(name + "-" + std::to_string(picture));
    }
}

Names bannerNames() {
    Names names;
    for (const char* const state : {"banner", "reached", "spark"}) {
        addSeries(names, state, bannerPictures);
    }
    return names;
}

Names mapNames() {
    Names names;
    addSeries(names, "visited", DoorSet::count);
    addSeries(names, "seen", DoorSet::count);
    names.insert(names.end(), {"here", "start", "banner"});
    for (const std::string mark : {"small-lock", "boss-lock", "cracked"}) {
        for (const char* const side : {"-n", "-s", "-w", "-e"}) {
            names.push_back(mark + side);
        }
    }
    for (const std::string_view role : roleNames) {
        names.push_back("icon-" + std::string(role));
    }
    return names;
}

Names glyphNames() {
    Names names;
    addSeries(names, "doors", DoorSet::count);
    names.insert(names.end(), {"arrow-n", "arrow-s", "arrow-w", "arrow-e"});
    return names;
}

const Names uiNames{"cursor-0",    "cursor-1",  "heart-full", "heart-half",
                    "heart-empty", "small-key", "boss-key"};

Names thingNames() {
    Names names;
    addSeries(names, "small-key", thingPictures);
    addSeries(names, "boss-key", thingPictures);
    names.insert(names.end(), {"chest-closed", "chest-open"});
    return names;
}

Names swordNames() {
    Names names;
    for (const std::string_view facing : facingNames) {
        addSeries(names, std::string(facing), picturesOf(CreaturePose::Attack));
    }
    return names;
}

Names effectNames() {
    Names names;
    addSeries(names, "bits", 4);
    addSeries(names, "splash", 3);
    addSeries(names, "plunge", 4);
    addSeries(names, "stones", 4);
    addSeries(names, "dust", dustPictures);
    names.emplace_back("shadow");
    addSeries(names, "crate-broken", crateBrokenPictures);
    return names;
}

template <typename Sprite>
Sprite after(Sprite first, int places) {
    return static_cast<Sprite>(static_cast<int>(first) + places);
}

}  // namespace

int swordCell(Direction facing, int picture) {
    return static_cast<int>(facing) * picturesOf(CreaturePose::Attack) + picture;
}

MapSprite visitedRoom(DoorSet doors) {
    return after(MapSprite::Visited0, doors.bits());
}

MapSprite seenRoom(DoorSet doors) {
    return after(MapSprite::Seen0, doors.bits());
}

std::optional<MapSprite> doorMark(DoorLock lock, Direction side) {
    const int place = static_cast<int>(side);
    switch (lock) {
    case DoorLock::Small:
        return after(MapSprite::SmallLockN, place);
    case DoorLock::Boss:
        return after(MapSprite::BossLockN, place);
    case DoorLock::Cracked:
        return after(MapSprite::CrackedN, place);
    case DoorLock::None:
        break;
    }
    return std::nullopt;
}

std::optional<MapSprite> roomIcon(RoomKind kind) {
    if (kind < RoomKind::Boss) {
        return std::nullopt;
    }
    return after(MapSprite::IconBoss, static_cast<int>(kind) - static_cast<int>(RoomKind::Boss));
}

std::optional<FloorMark> floorMark(RoomKind kind) {
    if (kind < RoomKind::Boss) {
        return std::nullopt;
    }
    return static_cast<FloorMark>(static_cast<int>(kind) - static_cast<int>(RoomKind::Boss));
}

GlyphSprite doorsGlyph(DoorSet doors) {
    return after(GlyphSprite::Doors0, doors.bits());
}

GlyphSprite arrowGlyph(Direction direction) {
    return after(GlyphSprite::ArrowN, static_cast<int>(direction));
}

std::vector<SheetPlan> sheetPlans() {
    return {{"sprites/knight", {16, 16}, {}, &SpriteSheets::knight},
            {"sprites/banner", {16, 24}, bannerNames(), &SpriteSheets::banner},
            {"sprites/marks", {16, 16}, {"start-mark"}, &SpriteSheets::marks},
            {"sprites/minimap", {6, 4}, mapNames(), &SpriteSheets::minimap},
            {"sprites/map", {12, 10}, mapNames(), &SpriteSheets::map},
            {"sprites/glyphs", {7, 7}, glyphNames(), &SpriteSheets::glyphs},
            {"sprites/ui", {8, 8}, uiNames, &SpriteSheets::ui},
            {"sprites/things", {16, 16}, thingNames(), &SpriteSheets::things},
            {"sprites/sword", {40, 40}, swordNames(), &SpriteSheets::sword},
            {"sprites/effects", {16, 16}, effectNames(), &SpriteSheets::effects},
            {"sprites/logo", {176, 48}, {"logo"}, &SpriteSheets::logo},
            {"sprites/floor-marks",
             {48, 48},
             {roleNames.begin(), roleNames.end()},
             &SpriteSheets::floorMarks}};
}

SpriteSheets SpriteSheets::load(const std::filesystem::path& assets,
                                std::vector<std::string>& faults) {
    SpriteSheets sheets;
    for (const SheetPlan& plan : sheetPlans()) {
        auto sheet = SpriteSheet::load(assets / (plan.file + ".png"), plan.cell, plan.count());
        if (sheet) {
            sheets.*plan.sheet = std::move(sheet.value());
        } else {
            faults.push_back(std::move(sheet.error()));
            sheets.*plan.sheet = standInSheet(plan.cell, plan.count());
        }
    }
    return sheets;
}

}  // namespace doorstring
