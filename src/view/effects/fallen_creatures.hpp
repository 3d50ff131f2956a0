// Creatures that fell: white for a moment, then in pieces.
#pragma once

#include "picture/sprites/sprites.hpp"
#include "view/effects/beginning.hpp"

#include <array>

namespace doorstring {

inline constexpr std::uint64_t whiteTicks = 3;

class FallenCreatures {
public:
    // `middle`: in pixels, in the room.
    void add(const Beginning& now, CreatureKind kind, GridPos middle, bool isKingThere);
    // (x, y) is the upper left corner of the knight's room.
    void draw(Canvas& canvas, const SpriteSheets& sprites, const World& world,
              std::uint32_t dungeonNumber, int x, int y) const;

private:
    struct Fallen {
        Beginning begun;
        CreatureKind kind = CreatureKind::Slime;
        GridPos middle;
        bool isKingThere = false;
    };
    std::array<Fallen, 12> fallen_;  // the oldest makes place for the newest
    std::size_t next_ = 0;
};

}  // namespace doorstring
