// What the autopilot sees, a reaction time late, and what it remembers of its fights.
#pragma once

#include "autopilot/fight/skill.hpp"
#include "base/seed.hpp"
#include "world/state/creatures.hpp"
#include "world/state/world.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

// What a player sees of a creature: no health and no random numbers.
struct SeenCreature {
    CreatureKind kind = CreatureKind::Slime;
    SubBox box;
    GridOffset motion;  // subpixels a tick
    Direction facing = Direction::South;
    Doing doing = Doing::Waits;
    int ticks = 0;           // since its doing began
    bool wasStruck = false;  // a blow pushes it back; of a boss, also while it flashes after one
    Move move = Move::Only;
    int ticksToLanding = 0;        // while it leaps high above the room; 0 otherwise
    bool isOffGround = false;      // aloft, away or still entering: out of reach of blows
    bool isBeforeItsTurn = false;  // a foe of a puzzle that must not fall yet
    DoorSet guarded = {};          // the sides from which no blow reaches it
};

struct SeenShot {
    ProjectileKind kind = ProjectileKind::Bone;
    CreatureKind sender = CreatureKind::Skeleton;  // who threw or shot it
    SubBox box;
    GridOffset motion;
    int ticks = 0;       // since it was shot, thrown or laid
    bool isOwn = false;  // a bomb that the knight has laid
};

struct SeenDrop {
    DropKind kind = DropKind::Heart;
    SubPos middle;
};

struct SeenRoom {
    GridPos cell;
    SubPos knight;        // the middle of his hit box
    bool isShut = false;  // whether he is shut in: World::isKnightShutIn()
    bool isDark = false;
    std::vector<SeenCreature> creatures;
    std::vector<SeenShot> shots;
    std::vector<SeenDrop> drops;
    std::vector<Omen> omens;

    bool isQuiet() const {
        return creatures.empty() && shots.empty() && drops.empty() && omens.empty();
    }
};

// The terrain of the knight's room: the ground as it is, the doors as they were seen.
Terrain seenTerrain(const World& world, const SeenRoom& room);

class Eyes {
public:
    Eyes();

    // Looks at the world. Must be called once a tick; forgets everything if a tick was left out.
    void look(const World& world);
    // The room as it was `reactionTicks` ago; empty if it was not on the screen then.
    const SeenRoom& room() const { return pictures_[(newest_ + 1) % pictures_.size()]; }
    // The middle of the knight `ticksAgo` ticks ago, which must be at most `reactionTicks`.
    SubPos whereKnightWas(int ticksAgo) const;

private:
    void forget(GridPos cell);
    SeenRoom& beginPicture();
    bool isDarkIn(const World& world, const Room& room);
    void rememberLost(const SeenRoom& room, int sight);
    void hideUnlit(const World& world, SeenRoom& room);

    std::array<SeenRoom, reactionTicks + 1> pictures_;
    std::size_t newest_ = 0;
    Seed seed_;
    std::uint64_t tick_ = 0;
    std::optional<GridPos> darkAskedIn_;  // the cell that isDarkIn() looked at last
    bool wasDark_ = false;                // what it answered
    std::vector<SeenCreature> lost_;      // creatures that went out of the light
    std::optional<GridPos> lostIn_;       // the cell in which the light left them
};

// Remembers for how long no blow has hit in this room, and which rooms were too dangerous.
class FightMemory {
public:
    // Notes what is seen of the knight's room. Must be called once a tick.
    void follow(const World& world, const SeenRoom& room);

    // Whether the knight still waits for a better moment: see patienceTicks.
    bool isPatient() const;
    // Whether the knight may fight in this room, and whether he may flee from it.
    bool mayFight() const;
    bool mayFlee() const;

private:
    struct Trouble {
        GridPos cell;
        int count = 0;
    };
    void enter(const World& world);
    void noteTrouble(GridPos cell, int count);
    int troubles() const;

    Seed seed_;
    GridPos cell_;
    std::size_t seenCount_ = 0;    // number of creatures seen in the room
    std::size_t livingCount_ = 0;  // number of creatures in the room, seen or not
    int ticks_ = 0;                // since a blow hit, or since the knight came in
    bool isDying_ = false;
    std::vector<Trouble> troubles_;
};

}  // namespace doorstring
