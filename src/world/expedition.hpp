// The dungeon in play, and those before it: R makes a new one, U takes that back. All that ever
// happens to a world in play goes through here, so that it can be recorded and replayed.
#pragma once

#include "config/config.hpp"
#include "world/encounters.hpp"
#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <deque>
#include <optional>

namespace doorstring {

// An observer that is notified of everything that is done to an expedition, right after it was
// done.
class ExpeditionWitness {
public:
    ExpeditionWitness() = default;
    ExpeditionWitness(const ExpeditionWitness&) = delete;
    ExpeditionWitness& operator=(const ExpeditionWitness&) = delete;
    virtual ~ExpeditionWitness() = default;

    virtual void grown(const Config& config, Seed seed) = 0;
    virtual void regrown(const Config& config, Seed seed) = 0;
    virtual void descended(const Config& config, Seed seed) = 0;
    virtual void begun(const Config& config, Seed seed) = 0;
    virtual void undone() = 0;
    virtual void applied(const Config& config) = 0;
    virtual void stepped(InputFrame input, const World& world) = 0;
};

struct PlayedDungeon {
    World world;               // as it is now, or was when the dungeon after it began
    std::uint32_t number = 1;  // tells one grown dungeon from another, whatever their seeds
    Kit kitOnEntry = {};       // what the knight carried when he came to the floor
    DungeonConfig grownWith = {};
};

// What is counted of a whole run or exploration. U, which returns to an earlier dungeon, takes
// nothing back of it.
struct RunTally {
    std::uint64_t ticks = 0;
    int felled = 0;                      // creatures
    int rooms = 0;                       // entered for the first time
    int regrown = 0;                     // dungeons grown again, by R or for saved weights
    EnumSet<Relic> relics;               // taken or bought
    EnumSet<Assist> assists;             // that were on during any tick
    bool weightsChanged = false;         // R regrew a floor with other weights than it had before
    std::optional<KnightHurt> lastBlow;  // null if nothing ever hurt the knight
    std::vector<OfferId> woven;          // in the order of weaving
    Encounters encounters;
};

class Expedition {
public:
    // The number of dungeons that U can bring back, each with all that was seen of it.
    static constexpr std::size_t mostUndo = 8;

    Expedition(const Config& config, Dungeon dungeon);

    World& world() { return now_.world; }
    const World& world() const { return now_.world; }
    std::uint32_t number() const { return now_.number; }
    const RunTally& tally() const { return tally_; }
    // The seed of the adventure. Empty if none is played, or if it began on a later floor: then
    // only the seed of that floor is known.
    std::optional<Seed> runSeed() const { return runSeed_; }
    // The weights that the dungeon was grown with, whatever they are by now.
    const DungeonConfig& grownWith() const { return now_.grownWith; }

    void step(InputFrame input, Events& events);
    // Continues in a dungeon that was grown from the config. In an adventure this spends a thread,
    // if one is left, and cannot be undone. There the knight gets back what he brought to the
    // floor, but no more hearts, coins, bombs and arrows than he had before the call.
    void grow(const Config& config, Dungeon dungeon);
    // Continues in the dungeon regrown around the knight, with the same seed and another config. He
    // keeps what he carries. No room may be sliding in.
    void regrow(const Config& config, Dungeon dungeon);
    // Takes the knight down the stairs with what he carries. There is no way back.
    void descend(const Config& config, Dungeon dungeon);
    // Begins a run or an exploration: nothing is left of what was before.
    void begin(const Config& config, Dungeon dungeon);
    // Returns to the dungeon before. False if there is none.
    bool undo();
    // Adopts from `config` what may change during play: the rules by which the knight walks,
    // pushes and fights, those of items, creatures and the ground, the assists, the speed of a
    // slide, and rooms made by hand.
    void apply(const Config& config);

    // A witness must outlive the expedition or be removed before the witness is destroyed.
    void addWitness(ExpeditionWitness& witness) { witnesses_.push_back(&witness); }
    void removeWitness(ExpeditionWitness& witness) { std::erase(witnesses_, &witness); }

private:
    // Enters a dungeon with a kit or, if `kit` is null, with what a knight begins with.
    void enter(const Config& config, Dungeon dungeon, const Kit* kit);
    void keepForUndo();
    template <typename Done, typename... Values>
    void tell(Done done, const Values&... values) const {
        for (ExpeditionWitness* witness : witnesses_) {
            (witness->*done)(values...);
        }
    }

    PlayedDungeon now_;
    std::uint32_t lastNumber_ = 1;  // of the dungeon that was grown last
    std::deque<PlayedDungeon> past_;
    std::vector<ExpeditionWitness*> witnesses_;
    std::optional<Seed> runSeed_;
    RunTally tally_;
    EncounterCount encounterCount_;
};

}  // namespace doorstring
