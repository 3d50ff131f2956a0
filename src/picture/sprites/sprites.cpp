#include "picture/sprites/sprites.hpp"

#include "picture/sprites/stand_in.hpp"

#include <algorithm>

namespace doorstring {

namespace {

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
    const auto role = roleOf(kind);
    return role ? std::optional(after(MapSprite::IconBoss, static_cast<int>(*role))) : std::nullopt;
}

GlyphSprite doorsGlyph(DoorSet doors) {
    return after(GlyphSprite::Doors0, doors.bits());
}

GlyphSprite arrowGlyph(Direction direction) {
    return after(GlyphSprite::ArrowN, static_cast<int>(direction));
}

SpriteSheets SpriteSheets::load(const std::filesystem::path& assets,
                                std::vector<std::string>& faults) {
    SpriteSheets sheets;
    for (const SheetPlan& plan : sheetPlans) {
        const auto file = assets / "sprites" / (std::string(plan.name) + ".png");
        auto sheet = SpriteSheet::load(file, plan.cell, plan.count);
        if (sheet) {
            sheets.*plan.sheet = std::move(sheet.value());
        } else {
            faults.push_back(std::move(sheet.error()));
            sheets.*plan.sheet = standInSheet(plan.cell, plan.count);
        }
    }
    return sheets;
}

}  // namespace doorstring
