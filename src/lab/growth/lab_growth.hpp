// The dungeons of fixed seeds with one configuration: a dozen to look at, and many more that are
// only measured.
#pragma once

#include "lab/growth/lab_work.hpp"
#include "study/survey/survey.hpp"

#include <array>
#include <memory>
#include <vector>

namespace doorstring {

inline constexpr int labDungeons = 12;  // the dozen; a place in it is an index from 0
inline constexpr int labSeeds = 2000;   // the number of seeds that are measured

// How often each value occurred, for each metric of labMetrics.
using LabMeasures = std::array<Distribution, labMetrics.size()>;

struct LabDungeon {
    // Null if it is not grown yet, if no try kept to the limits, or if the grid is too large.
    // Shared, as some dungeons are large.
    std::shared_ptr<const Dungeon> dungeon;
    std::uint32_t longestDistance = 0;
    bool failed = false;  // no try kept to the limits
};

// Grids with more cells are not grown: a dozen of them would take too much memory and time.
#if defined(DOORSTRING_WITHOUT_THREADS)
inline constexpr int mostLabCells = 1 << 16;  // each try must fit between two frames
#else
inline constexpr int mostLabCells = 1 << 20;
#endif

class LabGrowth {
public:
    LabGrowth();

    // Begins again with another configuration. The earlier results stay until new ones replace
    // them. If the grid is too large, they are removed at once.
    void begin(const Config& config);
    // Changes the seed of one of the dozen, from the next begin() on.
    void setSeed(int place, Seed seed) { seeds_[static_cast<std::size_t>(place)] = seed; }
    // Adds the work that is left.
    void addTasks(std::vector<LabTask>& tasks) const;
    // Takes a result if it is the next one that is missing; ignores others.
    void take(const LabDone& done);
    // Whether the other is a copy of this one and has the same work left, so that the results for
    // one serve both.
    bool hasSameWorkAs(const LabGrowth& other) const {
        return config_ == other.config_ && phase_ == other.phase_ && place_ == other.place_;
    }
    bool isTooLarge() const { return isTooLarge_; }

    const std::array<LabDungeon, labDungeons>& dungeons() const { return dungeons_; }
    Seed seedOf(int place) const { return seeds_[static_cast<std::size_t>(place)]; }
    // The values of labMetrics[metric], from the newest configuration of which enough dungeons are
    // measured.
    const Distribution& measured(std::size_t metric) const;
    // What measured() returns for each metric.
    LabMeasures measures() const;
    // The shapes of the rooms in the dungeons that are measured.
    const ShapeCounts& shapes() const;

private:
    // Whether `collected_` has enough results of the phase to show them. False once all is done:
    // then `shown_` has the results, and `collected_` is empty.
    bool hasCollectedEnough(LabPhase phase) const;
    void beginNextPhase();
    void takeDungeon(const LabTried& tried);
    void takeMeasures(const LabTried& tried);

    std::shared_ptr<const Config> config_;
    std::shared_ptr<const Config> measuredConfig_;  // `config_`, or one without its locks
    std::array<Seed, labDungeons> seeds_;
    bool isTooLarge_ = false;
    LabPhase phase_ = LabPhase::Done;
    int place_ = 0;  // the index of the next seed among those of `phase_`
    std::array<LabDungeon, labDungeons> dungeons_;
    LabMeasures shown_;      // shown unless `collected_` has enough results
    LabMeasures collected_;  // collects the results of `config_`; empty once all is done
    ShapeCounts shownShapes_;
    ShapeCounts collectedShapes_;
};

// Adds the work that is left of these growths, one after the other. Work that several share is
// added once.
void addTasksOf(const std::vector<const LabGrowth*>& growths, std::vector<LabTask>& tasks);

// Lights the rooms of the Lab's dozen that an edit has just changed. The light fades.
class RoomLights {
public:
    // Lights the rooms that differ from those at the last call.
    void follow(const LabGrowth& growth);
    void tick();
    // How brightly a room is lit, from 0 to 255; 0 if it did not change lately.
    int brightness(int place, GridPos cell) const;

private:
    struct Lit {
        Grid<std::uint8_t> ticksLeft;  // for which each room is still lit
        bool isAnyLit = false;
    };

    std::array<std::shared_ptr<const Dungeon>, labDungeons> earlier_;  // as of the last follow()
    std::array<Lit, labDungeons> lit_;
};

}  // namespace doorstring
