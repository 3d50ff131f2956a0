// The knight at one tick: what he carries from floor to floor, what his items do in his room, and
// what he pushes at.
#pragma once

#include "base/direction.hpp"
#include "base/enums.hpp"
#include "config/creature_parts.hpp"
#include "config/item_parts.hpp"
#include "config/relic_parts.hpp"
#include "config/set_piece_parts.hpp"
#include "world/motion/body.hpp"
#include "world/state/input_frame.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

// What the knight carries from floor to floor.
struct Kit {
    int hearts = 0;           // full or not
    int halfHearts = 0;       // that are left
    bool isHalfOwed = false;  // half of a half heart, to be paid with the next hit: see HeartLoss
    int heartPieces = 0;      // always fewer than make a heart
    int coins = 0;
    int bombs = 0;
    int arrows = 0;
    int refillTicks = 0;  // since he has had fewer arrows than `refillTo`, or since one came back
    int threads = 0;
    EnumSet<Item> items;
    EnumSet<Relic> relics;
    EnumSet<SetPiece> piecesMet;
    bool hasBoughtHeart = false;            // a heart container, which is sold once
    EnumArray<CreatureKind, int> wounds{};  // number of times that each kind hurt him
    EnumArray<Power, int> counts{};         // what each has counted, or has spent in this room
    std::optional<Item> chosen;             // in hand; Button::Item uses it
    std::optional<Item> second;             // in hand before; Button::SecondItem uses it

    int mostHalfHearts() const { return 2 * hearts; }
    bool areHeartsFull() const { return halfHearts >= mostHalfHearts(); }
    void heal(int halves) { halfHearts = std::min(halfHearts + halves, mostHalfHearts()); }
    // Adds a heart, unless he has as many as he can have. Heals all hearts in either case.
    void addHeart() {
        hearts = std::min(hearts + 1, std::max(hearts, mostHearts));
        halfHearts = mostHalfHearts();
    }
    void addHeartPiece() {
        if (++heartPieces == piecesPerHeart) {
            heartPieces = 0;
            addHeart();
        }
    }
    // Takes an item in hand; the one that was there becomes the second.
    void choose(Item item) {
        if (chosen != item) {
            second = chosen;
            chosen = item;
        }
    }
    // Adds an item, with the first bombs or arrows if it uses them up. If the item can be taken in
    // hand and nothing is in hand, it is in hand at once. If something else is in hand, the new
    // item becomes the second, unless there is a second already.
    void addItem(Item item, const ItemsConfig& config) {
        items = items.with(item);
        if (itemRows[item].isHeld && chosen != item) {
            std::optional<Item>& hand = chosen ? second : chosen;
            if (!hand) {
                hand = item;
            }
        }
        if (item == Item::Bombs) {
            addBombs(config.bombs.given, config.bombs.most);
        } else if (item == Item::Bow) {
            addArrows(config.bow.given, config.bow.most);
        }
    }
    // Number of bombs or arrows left for an item; null if it uses up nothing.
    constexpr std::optional<int> usesLeft(Item item) const {
        return item == Item::Bombs ? std::optional(bombs)
               : item == Item::Bow ? std::optional(arrows)
                                   : std::nullopt;
    }
    void addBombs(int count, int most) { bombs = std::max(bombs, std::min(bombs + count, most)); }
    void addArrows(int count, int most) {
        arrows = std::max(arrows, std::min(arrows + count, most));
    }
    // Gives back the charges that were spent in a room.
    void renewCharges() {
        for (const Power power : powersPerRoom) {
            counts[power] = 0;
        }
    }
    friend bool operator==(const Kit&, const Kit&) = default;
};

struct LaidBomb {
    SubPos middle;
    int ticks = 0;  // since it was laid
};

// With the power Needles the sword throws a Needle, at no cost, while all hearts are full. With the
// power ArrowsBack a Shot that has hit something becomes ComesBack.
enum class ArrowKind : std::uint8_t { Shot, Needle, ComesBack };

struct Arrow {
    Body body;
    Direction way = Direction::South;
    int stuckTicks = 0;  // since it got stuck in something; 0 if it flies
    ArrowKind kind = ArrowKind::Shot;
};

enum class HookDoing : std::uint8_t {
    Flies,
    Returns,
    Pulls,  // the knight, to where it has caught
};

struct Hook {
    Direction way = Direction::South;
    HookDoing doing = HookDoing::Flies;
    SubPos tip;
    SubPos previous;  // of the tip, a tick before
    bool carriesPickup = false;
};

struct Tools {
    static constexpr std::size_t mostBombs = 4;
    static constexpr std::size_t mostArrows = 8;

    Tools() {
        bombs.reserve(mostBombs);
        arrows.reserve(mostArrows);
    }

    std::vector<LaidBomb> bombs;
    std::vector<Arrow> arrows;
    std::optional<Hook> hook;
};

// What was given to the knight: he holds it above his head while all else waits.
struct HeldUp {
    Treasure what = Treasure::Coins;
    int count = 1;
    int ticks = 0;  // since he was given it
};

// What the knight does besides walking. Each deed excludes all that follow it here. A knight can
// begin to swing or to use an item only while he does none of them. He can walk only then, and at
// the end of a swing while he takes back the sword. Earlier in a swing, and while he rests, he
// does not walk, but he still glides on ice.
enum class Deed : std::uint8_t {
    Dies,
    Descends,  // the stairs
    IsReeled,  // in by a string, to its other end
    Falls,     // into a pit
    IsPushed,  // back, by what hurt him
    Hooks,     // until the hook is back, or has pulled him
    Hops,
    HoldsUp,  // what he was given
    Swings,
    Rests,  // after a shot
    None,
};

// How long the knight has walked one way, and whether he hurries.
struct Hurry {
    GridOffset way;  // zero if he stands
    int ticks = 0;   // since he began to walk that way
    bool isQuick = false;
};

struct Player {
    Body body;
    Kit kit;
    Direction facing = Direction::South;
    int walkTicks = 0;  // since he began to walk; 0 if he stands
    Hurry hurry;
    int creaturesSinceHeart = 0;  // felled while hearts were few, since a creature left a heart
    int descentTicks = 0;         // since he began to walk down stairs; 0 if he does not
    int deathTicks = 0;           // since no heart is left; 0 if he lives
    int slipTicks = 0;            // since he began to slip at the edge of a pit; 0 if he does not
    int fallTicks = 0;            // since he began to fall; 0 if he does not
    int swingTicks = 0;           // since he began to swing the sword; 0 if he does not
    int swordPressTicks = 0;      // ticks left in which a press of the sword button still counts
    bool swordHeld = false;       // the sword button was down in the last tick
    EnumSet<Button> itemKeys;     // the item buttons that were down in the last tick
    int restTicks = 0;            // left in which an item keeps him where he is
    int hopTicks = 0;             // since he began to hop; 0 if he does not
    int hopSpeed = 0;             // of his hop, in pixels a second
    bool isPulled = false;        // by the hook
    int stringTicks = 0;          // since a string took him up; 0 if none has
    std::optional<HeldUp> heldUp = {};

    bool walking() const { return walkTicks > 0; }
    bool falling() const { return fallTicks > 0; }
    bool dying() const { return deathTicks > 0; }
    bool hopping() const { return hopTicks > 0; }
    // Whether he is above the ground: it does not harm him, and he presses no plates.
    bool isAloft() const { return hopping() || isPulled; }
    bool descending() const { return descentTicks > 0; }
    // Whether a string pulls him to its other end.
    bool isReeled() const { return stringTicks > 0; }
    // Whether he falls, dies, walks down stairs or is pulled by a string, which nothing interrupts.
    bool isHelpless() const { return falling() || dying() || descending() || isReeled(); }
};

struct DoorPush {
    std::optional<Direction> side;  // null if no door is pushed at
    int ticks = 0;                  // since it began
};

struct PushAttempt {
    std::optional<GridPos> pushable = {};  // null if nothing is pushed at
    int ticks = 0;                         // since it began
    bool refused = false;                  // whether its refusal was reported
    // The direction in which the knight has pushed something, if he has walked on that way ever
    // since; else null.
    std::optional<Direction> pushedWay = {};
};

struct ThingPush {
    std::optional<GridPos> tile;  // null if no thing is pushed at
    int ticks = 0;                // since it began
};

// Number of ticks for which each of the four pictures of a walk is shown.
inline constexpr int ticksPerStepPicture = 8;

}  // namespace doorstring
