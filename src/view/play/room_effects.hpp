// Short effects in a room: what flies up and bursts, a crate or a block that trembles when it is
// pushed in vain, the shaking of the picture, and the dark in which the knight falls and wakes.
// Each begins with an event and ends by itself.
#pragma once

#include "picture/sprites/sprites.hpp"
#include "picture/tiles/tileset.hpp"
#include "view/light/darkness.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <array>
#include <optional>

namespace doorstring {

// Draws on a canvas; (x, y) is the upper left corner of the knight's room.
class RoomEffects {
public:
    // Of the tick that the world has just done. `dungeonNumber` tells one grown dungeon from
    // another.
    void take(const Events& events, const World& world, std::uint32_t dungeonNumber);

    // Bits of grass in the colours of the tileset's grass.
    void drawFlying(Canvas& canvas, const SpriteSheets& sprites, const TilesetPictures& tileset,
                    const World& world, std::uint32_t dungeonNumber, int x, int y) const;
    // Creatures that fell: white for a moment, then in bits.
    void drawFallen(Canvas& canvas, const SpriteSheets& sprites, const World& world,
                    std::uint32_t dungeonNumber, int x, int y) const;

    // Of blasts.
    void addLights(Lights& lights, const World& world, std::uint32_t dungeonNumber,
                   GridPos room) const;

    // Where something trembles just now.
    std::optional<GridPos> trembling(const World& world, std::uint32_t dungeonNumber) const;
    void drawTrembling(Canvas& canvas, const TilesetPictures& tileset, const World& world, int x,
                       int y) const;

    // How many pixels the picture is off its place, to the right.
    int shake(const World& world, std::uint32_t dungeonNumber) const;

    // How dark it is, of darkest.
    static constexpr int darkest = 5;
    int darkness(const World& world, std::uint32_t dungeonNumber) const;

private:
    struct Beginning {
        std::uint32_t dungeonNumber = 0;
        GridPos room;
        std::uint64_t tick = 0;

        // Whether it was in the knight's room, fewer ticks ago. What has not begun yet is not.
        bool isWithin(std::uint64_t ticks, const World& world, std::uint32_t number) const {
            return dungeonNumber == number && room == world.cell() && world.tick - tick < ticks;
        }
    };
    struct Flying {
        Beginning begun;
        SpriteSheet SpriteSheets::*sheet = &SpriteSheets::effects;
        int first = 0;
        int pictures = 0;     // 0: nothing flies
        GridPos corner;       // pixels, in the room
        int blastRadius = 0;  // pixels; 0: it is no blast
    };
    struct Fallen {
        Beginning begun;
        CreatureKind kind = CreatureKind::Slime;
        GridPos middle;  // pixels, in the room
    };
    struct Trembling {
        Beginning begun;
        PushRefused push;
    };
    struct Shaking {
        Beginning begun;
        int pixels = 0;
        int ticks = 0;

        int pixelsNow(const World& world, std::uint32_t number) const;
    };

    // What takes place in a fight.
    void takeBlow(const Event& event, const Beginning& now, const World& world);
    void slam(const Beginning& now, const GroundSlammed& slam, const World& world);
    void burst(const Beginning& now, SubPos at, const World& world);
    void sinkGates(const Beginning& now, const World& world);
    void glitter(const Beginning& now, const World& world);
    void raiseStonesAt(const Beginning& now, const World& world, Direction side);
    void raiseDustAtStairs(const Beginning& now, const World& world);
    void raiseDustAtDoors(const Beginning& now, const World& world);
    void fly(const Flying& flying);
    void shakeBy(const Shaking& shaking, const World& world);

    std::array<Flying, 64> flying_;  // the oldest makes place for the newest
    std::size_t nextFlying_ = 0;
    std::array<Fallen, 12> fallen_;
    std::size_t nextFallen_ = 0;
    std::optional<Trembling> trembling_;
    Shaking shaking_;
    Beginning woke_;
};

}  // namespace doorstring
