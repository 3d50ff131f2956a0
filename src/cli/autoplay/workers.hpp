// Processes in which a pilot plays.
#pragma once

#include "cli/autoplay/dungeon_play.hpp"
#include "cli/options/common_options.hpp"
#include "files/system.hpp"

#include <atomic>
#include <cstdint>
#include <vector>

namespace doorstring {

// Plays many dungeons in several processes, so that a crash ends only one play.
class Workers {
public:
    // The plan must outlive the workers.
    Workers(const PlayPlan& plan, SeedRange seeds, int jobs);

    // Waits for a moment, and replaces workers that have crashed. Returns false once all is played.
    bool work();
    // Kills the workers, whatever they are doing.
    void stop();
    std::uint64_t played() const { return desk_[0].played; }

    // Returns the result of the seed at `index` of the range; while the play of that seed has not
    // ended, an empty result, whose end is NotPlayed.
    PlayResult result(std::uint64_t index) const {
        return slots_[index].isComplete ? slots_[index].result : PlayResult();
    }
    // Returns the black box of the same seed's play, which tells how far a play that crashed got.
    const BlackBox& blackBoxOf(std::uint64_t index) const { return slots_[index].blackBox; }

private:
    // What is known of one play.
    struct Slot {
        PlayResult result;
        BlackBox blackBox;
        std::atomic<bool> isComplete{false};  // whether `result` is complete
    };
    // Hands out seeds.
    struct Desk {
        std::atomic<std::uint64_t> next{0};    // the index of the seed to play next
        std::atomic<std::uint64_t> played{0};  // number of seeds whose play has ended
    };
    struct Worker {
        std::atomic<std::uint64_t> index{0};  // of the seed that it plays
        std::atomic<bool> isPlaying{false};
    };

    void start(std::size_t process);
    bool playNext(Worker& worker);
    void noteCrash(std::uint64_t index);
    void publish(Slot& slot);

    const PlayPlan& plan_;
    SeedRange seeds_;
    // The arrays are in memory that all processes share.
    SharedArray<Slot> slots_;      // by index of the seed
    SharedArray<Desk> desk_;       // a single element
    SharedArray<Worker> workers_;  // what each process plays, in the order of `processes_`

    std::vector<ChildProcess> processes_;
};

}  // namespace doorstring
