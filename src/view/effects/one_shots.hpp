// Pictures that play once above a room and are gone: dust, sparks, splinters, blasts.
#pragma once

#include "picture/canvas/sprite_sheet.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/tiles/tileset.hpp"
#include "view/light.hpp"
#include "world/state/world.hpp"

#include <array>
#include <cstdint>

namespace doorstring {

// When and where something short began.
struct Beginning {
    std::uint32_t dungeonNumber = 0;  // tells one grown dungeon from another
    GridPos room;
    std::uint64_t tick = 0;

    // Whether it began in the knight's room, fewer than `ticks` ticks ago. False if it is yet to
    // begin, because then the unsigned difference of the ticks wraps to a huge number.
    bool isWithin(std::uint64_t ticks, const World& world, std::uint32_t number) const {
        return dungeonNumber == number && room == world.cell() && world.tick - tick < ticks;
    }
    Beginning later(std::uint64_t ticks) const { return {dungeonNumber, room, tick + ticks}; }
};

inline constexpr std::uint64_t ticksAPicture = 5;
inline constexpr int halfBlast = 24;  // half the side of a blast's picture, in pixels

constexpr GridPos pixelOf(SubPos at) {
    return {toPixels(at.x), toPixels(at.y)};
}

struct OneShot {
    Beginning begun;
    SpriteSheet SpriteSheets::*sheet = &SpriteSheets::effects;
    int firstPicture = 0;  // its number in the sheet
    int pictures = 0;      // how many; 0 if nothing is shown
    GridPos corner;        // the upper left one, in pixels of the room
    int blastRadius = 0;   // pixels; 0 if it is not a blast
};

class OneShots {
public:
    void add(const OneShot& shot);

    // Draws the pictures; (x, y) is the upper left corner of the knight's room. Bits of grass have
    // the colours of the tileset's grass.
    void draw(Canvas& canvas, const SpriteSheets& sprites, const TilesetPictures& tileset,
              const World& world, std::uint32_t dungeonNumber, int x, int y) const;
    // Adds the lights of blasts; `corner` is the upper left corner of the knight's room.
    void addLights(Lights& lights, const World& world, std::uint32_t dungeonNumber,
                   GridPos corner) const;

private:
    std::array<OneShot, 64> shots_;  // the newest replaces the oldest
    std::size_t next_ = 0;
};

// The shards into which a creature bursts.

inline constexpr int shardTicks = 26;  // until they are gone

// Draws the shards `ticks` after the creature burst, in the colours of one of its pictures.
void drawShards(Canvas& canvas, const SpriteSheet& sheet, int picture, int ticks, GridPos middle);

// Creatures that fell: white for a moment, then in shards.

inline constexpr std::uint64_t whiteTicks = 3;

class FallenCreatures {
public:
    // Adds a creature that fell; `middle` is in pixels of the room. If `isBossThere`, small slimes
    // have the colour of the King Slime.
    void add(const Beginning& now, CreatureKind kind, GridPos middle, bool isBossThere);
    // Draws them; (x, y) is the upper left corner of the knight's room. Without flashes they keep
    // their colours instead of turning white.
    void draw(Canvas& canvas, const SpriteSheets& sprites, const World& world,
              std::uint32_t dungeonNumber, int x, int y, bool flashes = true) const;

private:
    struct Fallen {
        Beginning begun;
        CreatureKind kind = CreatureKind::Slime;
        GridPos middle;
        bool isBossThere = false;
    };
    std::array<Fallen, 12> fallen_;  // the newest replaces the oldest
    std::size_t next_ = 0;
};

}  // namespace doorstring
