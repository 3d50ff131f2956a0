// kill -9 at random moments of adventures that the autopilot plays: each time the saved run must be
// at most five seconds behind, in the very state that the adventure was in at that tick, and
// Continue must go on from there. tools/kill-runs starts it.
#include "autopilot/fight/autopilot.hpp"
#include "base/rng.hpp"
#include "base/stable_hash.hpp"
#include "config/text/numbers.hpp"
#include "dungeon/passes/generate.hpp"
#include "play/game.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "world/state/state_hash.hpp"

#include <array>
#include <atomic>
#include <csignal>
#include <iostream>
#include <new>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace doorstring;

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t mostLost = 5 * ticksPerSecond;
constexpr std::size_t remembered = 1U << 16U;  // ticks

// A moment of a run: the digest is of the whole state of its floor, with all that the knight
// carries.
struct Moment {
    std::uint64_t seed = 0;
    std::uint64_t tick = 0;
    std::uint64_t digest = 0;
};

Moment momentOf(const Expedition& expedition, std::uint64_t seed) {
    const RunTally& tally = expedition.tally();
    StableHash hash;
    hash.add(stateHash(expedition.world()));
    for (const int count : {tally.felled, tally.rooms, tally.regrown}) {
        hash.add(static_cast<std::uint64_t>(count));
    }
    return {seed, tally.ticks, hash.value()};
}

// What the playing process has shown, in memory that outlives it.
struct Shown {
    std::atomic<bool> playing = false;
    std::atomic<bool> resumed = false;
    std::atomic<std::uint64_t> seed = 0;
    std::atomic<std::uint64_t> tick = 0;
    Moment resumedAt;
    std::array<std::uint64_t, remembered> digests{};

    void show(const Moment& moment) {
        digests[moment.tick % remembered] = moment.digest;
        tick = moment.tick;
        seed = moment.seed;
    }
};

Shown* sharedMemory() {
    void* memory =
        ::mmap(nullptr, sizeof(Shown), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return new (memory) Shown;
}

class Player {
public:
    Player(const Art& art, const fs::path& saves, FirstState first, Shown& shown)
        : game_(art, start(saves), first), shown_(shown) {
        game_.session().host.autopilot = Autopilot();
    }

    // Whether there is a run to continue: none if the program was killed after it had ended.
    bool hasRun() { return game_.session().runs->folder().hasRun(); }
    // Title, Continue, and any key in the room. False if that does not lead into play.
    bool resume(std::uint64_t seed) {
        game_.act(Action::Confirm);
        while (game_.stateName() == "continue") {
            game_.tick();
        }
        if (game_.stateName() != "ready") {
            std::cerr << "Continue led to the state " << game_.stateName() << ": "
                      << game_.session().message.text() << '\n';
            return false;
        }
        shown_.resumedAt = momentOf(game_.session().expedition, seed);
        shown_.resumed = true;
        game_.handle(KeyPressed{{Key::Enter}});
        game_.handle(KeyReleased{Key::Enter});
        return true;
    }
    bool begin(std::uint64_t seed) { return game_.session().beginAdventure(Seed{seed}); }

    // Until the run has ended.
    void play(std::uint64_t seed) {
        const Expedition& expedition = game_.session().expedition;
        shown_.playing = true;
        while (game_.session().runs->folder().hasRun()) {
            for (int tick = 0; tick < 60 && expedition.world().ending == Ending::None; ++tick) {
                game_.tick();
                shown_.show(momentOf(expedition, seed));
            }
            if (expedition.world().ending != Ending::None) {
                game_.tick();
            }
        }
    }

private:
    static SessionStart start(const fs::path& saves) {
        ConfigSources sources;
        sources.shipped = DOORSTRING_PROJECT "/config";
        LoadedConfig loaded = loadConfig(sources).value();
        Dungeon dungeon =
            generateDungeon(loaded.config.dungeon, loaded.config.room, Seed{17}).value();
        return {sources, std::move(loaded), std::move(dungeon), true, {saves}};
    }

    Game game_;
    Shown& shown_;
};

// The moment at which Continue would begin; empty if there is no saved run.
std::optional<Moment> savedMoment(const RunFolder& folder) {
    if (!folder.hasRun()) {
        return std::nullopt;
    }
    const auto recording = loadRecording(folder.run(), Config());
    if (!recording) {
        std::cerr << recording.error() << '\n';
        return Moment{};
    }
    Expedition expedition(recording.value().configs.front(), firstDungeon(recording.value()));
    ReplayRun run(recording.value(), expedition);
    run.playOut();
    if (run.differsAt()) {
        std::cerr << differenceText(folder.run(), recording.value(), *run.differsAt()) << '\n';
        return Moment{};
    }
    return momentOf(expedition, recording.value().seed.number);
}

class KillTrial {
public:
    KillTrial(fs::path saves, std::uint64_t seed)
        : folder_(std::move(saves)), random_(seed), shown_(sharedMemory()) {}

    // Returns false if something was lost.
    bool kill(int kills) {
        while (kills_ < kills) {
            const auto before = savedMoment(folder_);
            if (!playAndKill(before) || !holds(before)) {
                return false;
            }
        }
        return true;
    }
    void report() const {
        std::cout << kills_ << " kills, " << ended_ << " runs played to their end, " << continued_
                  << " times continued; lost at most "
                  << static_cast<double>(lost_) / ticksPerSecond << " s\n";
    }

private:
    bool playAndKill(const std::optional<Moment>& before) {
        shown_->playing = shown_->resumed = false;
        shown_->tick = before ? before->tick : 0;
        if (before) {  // which nobody has shown if the kill came just after it was saved
            shown_->digests[before->tick % remembered] = before->digest;
        }
        shown_->seed = before ? before->seed : ++newest_;
        const std::uint64_t seed = shown_->seed;
        const pid_t player = ::fork();
        if (player == 0) {
            // Not exit(): what the parent has is not the child's to clean up.
            ::_exit(playChild(seed, before.has_value()));
        }
        int status = 0;
        bool killed = false;
        while (::waitpid(player, &status, WNOHANG) == 0) {
            // Now and then while it is still starting, or continuing.
            if (killed || shown_->playing || random_.below(2000) == 0) {
                ::usleep(static_cast<useconds_t>(random_.below(40'000)));
                ::kill(player, SIGKILL);
                killed = true;
            } else {
                ::usleep(1000);
            }
        }
        const bool ended = WIFEXITED(status) && WEXITSTATUS(status) == 0;
        const bool wasKilled = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
        kills_ += wasKilled ? 1 : 0;
        ended_ += ended ? 1 : 0;
        continued_ += shown_->resumed ? 1 : 0;
        if (WIFSIGNALED(status) && !wasKilled) {
            std::cerr << "the game crashed with signal " << WTERMSIG(status) << '\n';
        }
        return ended || wasKilled;
    }

    int playChild(std::uint64_t seed, bool saved) const {
        Player player(art_, folder_.state(), saved ? FirstState::Title : FirstState::Explore,
                      *shown_);
        if (saved && !player.hasRun()) {
            return 0;
        }
        if (!(saved ? player.resume(seed) : player.begin(seed))) {
            return 1;
        }
        player.play(seed);
        return 0;
    }

    // Whether what is left is what was there.
    bool holds(const std::optional<Moment>& before) {
        if (shown_->resumed && (shown_->resumedAt.tick != before->tick ||
                                shown_->resumedAt.digest != before->digest)) {
            std::cerr << "Continue came back at tick " << shown_->resumedAt.tick << ", not "
                      << before->tick << ", or in another state\n";
            return false;
        }
        const auto left = savedMoment(folder_);
        if (left) {
            return holdsSaved(*left);
        }
        return holdsEnded() && (random_.below(2) == 0 || undoMove());
    }
    // A kill seldom comes between the index and the move of a run that has ended. This leaves what
    // it would leave.
    bool undoMove() const {
        const auto records = folder_.read();
        if (!records || records.value().runs.empty()) {
            return true;
        }
        std::error_code error;
        fs::rename(folder_.recording(records.value().runs.back()), folder_.run(), error);
        return !error;
    }
    bool holdsSaved(const Moment& left) {
        const std::uint64_t tick = shown_->tick;
        const bool seen = left.tick <= tick && tick - left.tick < remembered && tick > 0;
        lost_ = std::max(lost_, seen ? tick - left.tick : 0);
        const bool same = !seen || !shown_->playing || left.tick == 0 ||
                          shown_->digests[left.tick % remembered] == left.digest;
        if (left.seed != shown_->seed || left.tick + mostLost < tick || !same) {
            std::cerr << "seed " << shown_->seed << " was killed at tick " << tick
                      << "; what is left is seed " << left.seed << " at tick " << left.tick
                      << (same ? "" : " in another state") << '\n';
            return false;
        }
        return true;
    }
    // Whether the run, which is not saved, has ended and is in the records, or had not begun.
    bool holdsEnded() {
        const auto records = folder_.read();
        const bool kept = records && !records.value().runs.empty() &&
                          records.value().runs.back().seed.number == shown_->seed &&
                          records.value().runs.back().ticks >= shown_->tick;
        if (!kept && shown_->tick > 0) {
            std::cerr << "seed " << shown_->seed << " was killed at tick " << shown_->tick
                      << "; nothing is left of it\n";
            return false;
        }
        return true;
    }

    RunFolder folder_;
    RandomStream random_;
    Shown* shown_;
    Art art_ = Art::load(DOORSTRING_PROJECT "/assets").art;
    std::uint64_t newest_ = 0;
    int kills_ = 0;
    int ended_ = 0;
    int continued_ = 0;
    std::uint64_t lost_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    const auto kills = argc > 1 ? wholeNumber<int>(argv[1]) : 100;
    const auto seed = argc > 2 ? wholeNumber<std::uint64_t>(argv[2]) : 1;
    if (argc > 3 || !kills || !seed) {
        std::cerr << "Usage: kill_runs [KILLS [SEED]]\n";
        return 2;
    }
    const fs::path saves =
        fs::temp_directory_path() / ("doorstring-kill-runs-" + std::to_string(::getpid()));
    KillTrial trial(saves, *seed);
    const bool held = trial.kill(*kills);
    trial.report();
    if (!held) {
        std::cerr << "what is left is in " << saves << '\n';
        return 1;
    }
    fs::remove_all(saves);
    return 0;
}
