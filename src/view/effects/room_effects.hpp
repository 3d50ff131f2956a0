// Short effects in a room: what flies up and bursts, a crate or a block that trembles when it is
// pushed in vain, the shaking of the picture. Each begins with an event and ends by itself.
// Also, how dark the room is while the knight dies, wakes, goes down the stairs or is pulled by
// a string.
#pragma once

#include "view/effects/one_shots.hpp"
#include "world/state/events.hpp"

#include <optional>

namespace doorstring {

class RoomEffects {
public:
    // Begins the effects of the world's last tick. `dungeonNumber` tells one grown dungeon from
    // another.
    void take(const Events& events, const World& world, std::uint32_t dungeonNumber);

    const OneShots& shots() const { return shots_; }
    const FallenCreatures& fallen() const { return fallen_; }

    // The tile of the crate or block that trembles now; empty if none does.
    std::optional<GridPos> tremblingTile(const World& world, std::uint32_t dungeonNumber) const;
    // Draws the crate or block that trembles; there must be one. (x, y) is the upper left corner of
    // the knight's room on the canvas.
    void drawTrembling(Canvas& canvas, const TilesetPictures& tileset, const World& world, int x,
                       int y) const;

    // The number of pixels that the picture is shifted to the right; below 0: to the left.
    int shakeOffset(const World& world, std::uint32_t dungeonNumber) const;

    static constexpr int darkest = 5;
    // The darkness of the room, 0 to darkest.
    int darkness(const World& world, std::uint32_t dungeonNumber) const;

private:
    enum class PieceMotion : std::uint8_t { Warned, Moved };
    struct Trembling {
        Beginning begun;
        PushRefused push;
    };
    struct Shaking {
        Beginning begun;
        int pixels = 0;  // to each side, at the beginning
        int ticks = 0;

        int pixelsNow(const World& world, std::uint32_t number) const;
    };

    // Begins the effects of an event in a fight.
    void takeBlow(const Event& event, const Beginning& now, const World& world);
    void fall(const Beginning& now, const CreatureFell& fell, const World& world);
    void slam(const Beginning& now, const GroundSlammed& slam, const World& world);
    void burst(const Beginning& now, SubPos at, const World& world);
    void shakeDoor(const Beginning& now, Direction side, const World& world);
    void strike(const Beginning& now, const OmenStruck& omen, const World& world);
    void rage(const Beginning& now, SubPos at, const World& world);
    void sinkGates(const Beginning& now, const World& world);
    void glitter(const Beginning& now, const World& world);
    // Shows that something of a set piece is about to move, or that it has moved.
    void stir(const Beginning& now, SetPiece piece, SubPos at, PieceMotion motion,
              const World& world);
    void endPiece(const Beginning& now, SetPiece piece, const World& world);
    void raiseStonesAt(const Beginning& now, const World& world, Direction side);
    void raiseDustAtStairs(const Beginning& now, const World& world);
    void raiseDustAtDoors(const Beginning& now, const World& world);
    void show(const Beginning& begun, EffectSprite first, int pictures, GridPos corner);
    void showDust(const Beginning& begun, GridPos corner);
    void showPuff(const Beginning& begun, GridPos corner);
    void shakeBy(const Shaking& shaking, const World& world);

    OneShots shots_;
    FallenCreatures fallen_;
    std::optional<Trembling> trembling_;
    Shaking shaking_;
    Beginning woke_;  // when and where the knight last woke
};

}  // namespace doorstring
