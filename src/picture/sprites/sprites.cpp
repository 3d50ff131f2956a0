#include "picture/sprites/sprites.hpp"

#include "picture/sprites/stand_in.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Loads a sheet, or makes a stand-in if it is missing or broken.
SpriteSheet loadSheet(const std::filesystem::path& assets, const std::string& name, GridSize cell,
                      int count, std::vector<std::string>& faults) {
    auto sheet = SpriteSheet::load(assets / "sprites" / (name + ".png"), cell, count);
    if (sheet) {
        return std::move(sheet.value());
    }
    faults.push_back(std::move(sheet.error()));
    return standInSheet(cell, count);
}

}  // namespace

int swordCell(Direction facing, int picture) {
    return static_cast<int>(facing) * picturesOf(CreaturePose::Attack) + picture;
}

MapSprite visitedRoom(DoorSet doors) {
    return spriteAfter(MapSprite::Visited0, doors.bits());
}

MapSprite seenRoom(DoorSet doors) {
    return spriteAfter(MapSprite::Seen0, doors.bits());
}

std::optional<MapSprite> doorMark(DoorLock lock, Direction side) {
    const int place = static_cast<int>(side);
    switch (lock) {
    case DoorLock::Small:
        return spriteAfter(MapSprite::SmallLockN, place);
    case DoorLock::Boss:
        return spriteAfter(MapSprite::BossLockN, place);
    case DoorLock::Cracked:
        return spriteAfter(MapSprite::CrackedN, place);
    case DoorLock::None:
        break;
    }
    return std::nullopt;
}

std::optional<MapSprite> roomIcon(RoomKind kind) {
    const auto role = roleOf(kind);
    return role ? std::optional(spriteAfter(MapSprite::IconBoss, static_cast<int>(*role)))
                : std::nullopt;
}

GlyphSprite doorsGlyph(DoorSet doors) {
    return spriteAfter(GlyphSprite::Doors0, doors.bits());
}

GlyphSprite arrowGlyph(Direction direction) {
    return spriteAfter(GlyphSprite::ArrowN, static_cast<int>(direction));
}

std::string sheetNameOf(CreatureKind kind) {
    std::string name(doorstring::name(kind));
    std::ranges::replace(name, '_', '-');
    return (isBoss(kind) ? "bosses/" : has(kind, Trait::Guest) ? "guests/" : "creatures/") + name;
}

SpriteSheets SpriteSheets::load(const std::filesystem::path& assets,
                                std::vector<std::string>& faults) {
    SpriteSheets sheets;
    for (const SheetPlan& plan : sheetPlans) {
        sheets.*plan.sheet =
            loadSheet(assets, std::string(plan.name), plan.cell, plan.count, faults);
    }
    for (const CreatureKind kind : allValues<CreatureKind>) {
        const int side = isBoss(kind) ? bossSide : 16;
        sheets.creatures[kind] = loadSheet(assets, sheetNameOf(kind), {side, side},
                                           isBoss(kind) ? bossCells(kind) : poseCells, faults);
    }
    return sheets;
}

}  // namespace doorstring
