#include "cli/dungeons/seed_crew.hpp"
#include "cli/seek/seek_parts.hpp"
#include "study/seek/seeker.hpp"

#include <algorithm>
#include <map>
#include <mutex>

namespace doorstring {

namespace {

// Puts together what came of turns of seeds, in the order of the seeds, however they are finished.
class SeekBoard {
public:
    SeekBoard(const Config& config, const SeekRequest& request)
        : config_(config),
          targets_(request.targets),
          wanted_(request.count),
          next_(request.seeds.first) {
        all_.tallies.resize(targets_.size());
    }

    // Does a turn; false once enough is found.
    bool work(SeedRange turn) {
        Sought sought = looked(turn, wanted_);
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(turn.first, Turn{turn, std::move(sought)});
        takeWaiting();
        return !isDone();
    }

    const Sought& sought() const { return all_; }

private:
    struct Turn {
        SeedRange seeds;
        Sought sought;
    };

    Sought looked(SeedRange turn, std::uint64_t wanted) const {
        Seeker seeker(config_, targets_, Seed{turn.first}, wanted);
        seeker.look(turn.count());
        return seeker.sought();
    }

    bool isDone() const { return all_.found.size() >= wanted_; }

    void takeWaiting() {
        while (!isDone() && !waiting_.empty() && waiting_.begin()->first == next_) {
            const Turn turn = std::move(waiting_.extract(waiting_.begin()).mapped());
            next_ = turn.seeds.end;
            const std::uint64_t left = wanted_ - all_.found.size();
            // The last one goes on behind the seed with which enough is found, unlike the search.
            all_.add(turn.sought.found.size() >= left ? looked(turn.seeds, left) : turn.sought,
                     targets_);
        }
    }

    const Config& config_;
    const std::vector<Target>& targets_;
    std::uint64_t wanted_;
    std::uint64_t next_;  // seed that is not in `all_`
    std::map<std::uint64_t, Turn> waiting_;
    Sought all_;
    std::mutex mutex_;
};

}  // namespace

SeekRecord seekOn(const Config& config, const SeekRequest& request, std::ostream* bar) {
    SeekRecord record{.preset = {}, .targets = request.targets, .seeds = request.seeds};
    for (std::size_t i = 0; i < record.targets.size(); ++i) {
        if (const auto reason = outOfReach(record.targets[i], config)) {
            record.outOfReach = *reason;
            record.unreached = i;
            record.seeds.end = record.seeds.first;
            return record;
        }
    }
    SeekBoard board(config, request);
    workThrough(
        request.seeds, request.jobs, [&](SeedRange turn, std::size_t) { return board.work(turn); },
        bar);
    record.sought = board.sought();
    record.seeds.end = record.seeds.first + record.sought.looked;
    return record;
}

}  // namespace doorstring
