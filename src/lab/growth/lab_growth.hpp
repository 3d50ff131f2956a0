// What a configuration makes of fixed seeds: a dozen dungeons to look at, and many more that are
// only measured.
#pragma once

#include "lab/growth/lab_work.hpp"
#include "study/survey/survey.hpp"

#include <array>
#include <memory>
#include <vector>

namespace doorstring {

inline constexpr int labDungeons = 12;
inline constexpr int labSeeds = 2000;  // that are measured

// How often each value of labMetrics occurred.
using LabMeasures = std::array<Distribution, labMetrics.size()>;

struct LabDungeon {
    // Null if it is not grown yet, or if no try kept to the limits. Shared, as some are large.
    std::shared_ptr<const Dungeon> dungeon;
    std::uint32_t longestDistance = 0;
    bool failed = false;
};

// Grids with more cells are not grown: a dozen of them would take too much memory and time.
inline constexpr int mostLabCells = 1 << 20;

class LabGrowth {
public:
    LabGrowth();

    // Begins with another configuration. What was shown stays until there is something in its
    // place.
    void begin(const Config& config);
    // Changes the seed of one of the dozen; takes effect at the next begin().
    void setSeed(int place, Seed seed) { seeds_[static_cast<std::size_t>(place)] = seed; }
    // Adds the work that is left.
    void addTasks(std::vector<LabTask>& tasks) const;
    // Takes what comes next of that work; ignores the rest.
    void take(const LabDone& done);
    // Whether the two have the same work left.
    bool isAsFarAs(const LabGrowth& other) const {
        return config_ == other.config_ && phase_ == other.phase_ && place_ == other.place_;
    }
    bool isTooLarge() const { return isTooLarge_; }

    const std::array<LabDungeon, labDungeons>& dungeons() const { return dungeons_; }
    Seed seedOf(int place) const { return seeds_[static_cast<std::size_t>(place)]; }
    // The measures of the newest configuration of which enough is measured.
    const Distribution& measured(std::size_t metric) const;
    LabMeasures measures() const;
    // The shapes of the rooms of the same dungeons.
    const ShapeCounts& shapes() const;

private:
    // Whether what the phase counts is shown, and not all of it is there.
    bool isEnoughOf(LabPhase phase) const;
    void nextPhase();
    void takeDungeon(const LabTried& tried);
    void takeMeasures(const LabTried& tried);

    std::shared_ptr<const Config> config_;
    std::shared_ptr<const Config> measured_;  // the same but for what no histogram shows
    std::array<Seed, labDungeons> seeds_;
    bool isTooLarge_ = false;
    LabPhase phase_ = LabPhase::Done;
    int place_ = 0;  // in the dozen, or among the measured seeds
    std::array<LabDungeon, labDungeons> dungeons_;
    LabMeasures shown_;
    LabMeasures next_;
    ShapeCounts shownShapes_;
    ShapeCounts nextShapes_;
};

// Which rooms of the Lab's dozen a weight has just changed: they are lit, and fade.
class RoomLights {
public:
    // Compares with what was shown at the last call.
    void follow(const LabGrowth& growth);
    void tick();
    // How lit a room that changed is, from 0 to 255.
    int light(int place, GridPos cell) const;
    // What is shown now is not compared with what was before.
    void forget() { shown_ = {}; }

private:
    struct Lit {
        Grid<std::uint8_t> rooms;  // ticks left
        bool any = false;
    };

    std::array<std::shared_ptr<const Dungeon>, labDungeons> shown_;
    std::array<Lit, labDungeons> lit_;
};

}  // namespace doorstring
