// Plays many dungeons in processes of their own, so that a crash takes no more than one play.
#pragma once

#include "cli/autoplay/dungeon_play.hpp"
#include "cli/options/common_options.hpp"

#include <cstddef>
#include <new>
#include <sys/mman.h>
#include <sys/types.h>
#include <vector>

namespace doorstring {

// Memory that a process shares with those that it forks.

// `count` values, zeros until they are constructed. They are not destroyed.
template <typename Value>
class SharedArray {
public:
    explicit SharedArray(std::size_t count)
        : bytes_(count * sizeof(Value)),
          memory_(
              ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {
        if (memory_ == MAP_FAILED) {
            throw std::bad_alloc();
        }
        values_ = static_cast<Value*>(memory_);
        for (std::size_t i = 0; i < count; ++i) {
            new (values_ + i) Value();
        }
    }
    ~SharedArray() { ::munmap(memory_, bytes_); }
    SharedArray(const SharedArray&) = delete;
    SharedArray& operator=(const SharedArray&) = delete;

    Value& operator[](std::size_t i) { return values_[i]; }
    const Value& operator[](std::size_t i) const { return values_[i]; }

private:
    std::size_t bytes_;
    void* memory_;
    Value* values_ = nullptr;
};

class Workers {
public:
    // The plan must outlive the workers.
    Workers(const PlayPlan& plan, SeedRange seeds, int jobs);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // Lets them work for a moment. False once all is played.
    bool work();
    // Ends them, with whatever they are at.
    void stop();
    std::uint64_t played() const { return desk_[0].played; }

    // Of the seed at that place of the range. NotPlayed until it is played to its end.
    const PlayResult& result(std::uint64_t index) const { return sheets_[index].result; }
    // Where that play crashed.
    const PlayPlace& placeOf(std::uint64_t index) const { return sheets_[index].place; }

private:
    struct Sheet {
        PlayResult result;
        PlayPlace place;
    };
    // What the processes agree about.
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

    const PlayPlan& plan_;
    SeedRange seeds_;
    SharedArray<Sheet> sheets_;
    SharedArray<Desk> desk_;
    SharedArray<Worker> workers_;
    std::vector<pid_t> processes_;  // by job; 0: it has ended
};

}  // namespace doorstring
