#include "cli/autoplay/workers.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <thread>

namespace doorstring {

Workers::Workers(const PlayPlan& plan, SeedRange seeds, int jobs)
    : plan_(plan),
      seeds_(seeds),
      slots_(seeds.count()),
      desk_(1),
      workers_(static_cast<std::size_t>(jobs)),
      processes_(std::min<std::uint64_t>(static_cast<std::uint64_t>(jobs), seeds.count())) {
    for (std::size_t process = 0; process < processes_.size(); ++process) {
        start(process);
    }
}

void Workers::stop() {
    for (ChildProcess& process : processes_) {
        process.kill();
    }
}

void Workers::start(std::size_t process) {
    processes_[process].start([this, process] { return playNext(workers_[process]); });
}

// Plays the next dungeon; called in the process of `worker`. Returns false if none is left.
bool Workers::playNext(Worker& worker) {
    const std::uint64_t index = desk_[0].next++;
    if (index >= seeds_.count()) {
        return false;
    }
    worker.index = index;
    worker.isPlaying = true;
    try {
        Slot& slot = slots_[index];
        slot.result = playSeed(plan_, Seed{seeds_.first + index}, slot.blackBox);
        publish(slot);
    } catch (const std::exception&) {
        noteCrash(index);
    }
    worker.isPlaying = false;
    return true;
}

void Workers::noteCrash(std::uint64_t index) {
    Slot& slot = slots_[index];
    slot.result = {};
    slot.result.end = PlayEnd::Crashed;
    slot.result.ticks = slot.blackBox.ticks;
    publish(slot);
}

void Workers::publish(Slot& slot) {
    slot.isComplete = true;
    ++desk_[0].played;
}

bool Workers::work() {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    bool isBusy = false;
    for (std::size_t process = 0; process < processes_.size(); ++process) {
        if (!processes_[process].isRunning()) {
            Worker& worker = workers_[process];
            if (worker.isPlaying && !slots_[worker.index].isComplete) {
                noteCrash(worker.index);
            }
            worker.isPlaying = false;
            if (desk_[0].next < seeds_.count()) {
                start(process);
            }
        }
        isBusy = isBusy || processes_[process].isRunning();
    }
    if (isBusy) {
        return true;
    }
    // A worker that was killed from outside may have taken a seed without noting which one.
    for (std::uint64_t index = 0; index < seeds_.count(); ++index) {
        if (!slots_[index].isComplete) {
            noteCrash(index);
        }
    }
    return false;
}

}  // namespace doorstring
