// Processes that let the autopilot play.
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

    // Lets the workers play for a moment. Returns false once all is played.
    bool work();
    // Ends the workers, whatever they are doing.
    void stop();
    std::uint64_t played() const { return desk_[0].played; }

    // The result of the seed at that index of the range; NotPlayed until its play has ended.
    PlayResult result(std::uint64_t index) const {
        return sheets_[index].isPlayed ? sheets_[index].result : PlayResult();
    }
    // How far that play had got when it crashed.
    const PlayPlace& placeOf(std::uint64_t index) const { return sheets_[index].place; }

private:
    struct Sheet {
        PlayResult result;
        PlayPlace place;
        std::atomic<bool> isPlayed{false};  // true once the result is complete
    };
    // What the processes share.
    struct Desk {
        std::atomic<std::uint64_t> next{0};
        std::atomic<std::uint64_t> played{0};
    };
    struct Worker {
        std::atomic<std::uint64_t> index{0};  // of the seed that it plays
        std::atomic<bool> isPlaying{false};
    };

    void start(std::size_t job);
    bool playNext(Worker& worker);
    void noteCrash(std::uint64_t index);
    void publish(Sheet& sheet);

    const PlayPlan& plan_;
    SeedRange seeds_;
    SharedArray<Sheet> sheets_;
    SharedArray<Desk> desk_;
    SharedArray<Worker> workers_;
    std::vector<ChildProcess> processes_;  // by job
};

}  // namespace doorstring
