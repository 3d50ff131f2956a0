// What the Lab does between a moved weight and the next frame: a dozen dungeons, 2,000 that are
// measured, and drawing. A frame has 16 ms. The danger of creatures follows in the frames after it,
// and all that takes longer than its part of a frame. longest_ms is the longest of these frames.
// links: doorstring_app
#include "app/pace.hpp"
#include "lab/growth/lab_growth.hpp"
#include "lab/keys/lab_worker.hpp"
#include "play/game.hpp"
#include "shipped_config.hpp"
#include "testing/grown_dungeon.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

using namespace doorstring;

namespace {

constexpr std::int64_t aPiece = 1000;
constexpr int framesWatched = 120;  // two seconds

void growAndMeasure(benchmark::State& state, const char* preset) {
    const Config config = bench::shippedConfig(preset);
    LabGrowth growth;
    for (auto _ : state) {
        growth.begin(config);
        while (growth.settled() < labSeeds) {
            growth.work(aPiece);
        }
    }
    state.SetItemsProcessed(state.iterations() * (labDungeons + labSeeds));
}
BENCHMARK_CAPTURE(growAndMeasure, default, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(growAndMeasure, classic, "classic")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(growAndMeasure, corridors, "corridors")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(growAndMeasure, labyrinth, "labyrinth")->Unit(benchmark::kMillisecond);

// The Lab as it is opened in a window, but for the window.
class LabInFrames {
public:
    explicit LabInFrames(const std::string& preset)
        : art_(Art::load(DOORSTRING_PROJECT "/assets").art),
          game_(art_, start(preset), FirstState::Explore) {
        game_.session().labPace = &worker_;
        press(Key::L);
    }

    void press(Key key) {
        game_.handle(KeyPressed{{key}});
        game_.handle(KeyReleased{key});
    }

    void moveWeight() {
        press(up_ ? Key::Right : Key::Left);
        up_ = !up_;
    }

    void frame() {
        worker_.setDeadline(LabWorker::Clock::now() + labPartOfFrame);
        game_.tick();
        game_.draw(canvas_, wholeTick);
    }

private:
    static SessionStart start(const std::string& preset) {
        ConfigSources sources;
        sources.shipped = DOORSTRING_PROJECT "/config";
        sources.preset = preset;
        LoadedConfig loaded = loadConfig(sources).value();
        Dungeon dungeon = testing::grownDungeon(loaded.config, Seed{17});
        return {sources, std::move(loaded), std::move(dungeon), true};
    }

    Art art_;
    LabWorker worker_;
    Game game_;
    Canvas canvas_;
    bool up_ = true;
};

// A key moves a weight; what is done until the frame is drawn.
void frameOfMovedWeight(benchmark::State& state, const char* preset) {
    LabInFrames lab(preset);
    for (auto _ : state) {
        lab.moveWeight();
        lab.frame();
    }
}
BENCHMARK_CAPTURE(frameOfMovedWeight, default, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(frameOfMovedWeight, classic, "classic")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(frameOfMovedWeight, labyrinth, "labyrinth")->Unit(benchmark::kMillisecond);

// Each of the frames that follow a moved weight, for two seconds of them.
void longestFrame(benchmark::State& state, const std::string& preset) {
    LabInFrames lab(preset);
    std::chrono::duration<double, std::milli> longest{};
    int frame = 0;
    for (auto _ : state) {
        const auto begin = LabWorker::Clock::now();
        if (frame++ % framesWatched == 0) {
            lab.moveWeight();
        }
        lab.frame();
        longest = std::max<decltype(longest)>(longest, LabWorker::Clock::now() - begin);
    }
    state.counters["longest_ms"] = longest.count();
}

// All presets that ship; "" is the default.
void registerPresets() {
    std::vector<std::string> presets{""};
    for (const auto& entry :
         std::filesystem::directory_iterator(DOORSTRING_PROJECT "/config/presets")) {
        presets.push_back(entry.path().stem().string());
    }
    std::ranges::sort(presets);
    for (const std::string& preset : presets) {
        const std::string name = "longestFrame/" + (preset.empty() ? "default" : preset);
        benchmark::RegisterBenchmark(name.c_str(), longestFrame, preset)
            ->Unit(benchmark::kMillisecond)
            ->Iterations(4 * framesWatched);
    }
}
const bool areRegistered = (registerPresets(), true);

}  // namespace
