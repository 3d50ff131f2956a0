// The work of the Lab after a moved weight, a dozen dungeons and 2,000 that are measured, and the
// frames that are drawn while a thread does it. longest_ms is the longest of these frames.
// links: doorstring_app
#include "lab/growth/lab_growth.hpp"
#include "lab/workshop.hpp"
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

constexpr int framesWatched = 120;  // two seconds

void growAndMeasure(benchmark::State& state, const char* preset) {
    const Config config = bench::shippedConfig(preset);
    LabGrowth growth;
    for (auto _ : state) {
        growth.begin(config);
        std::vector<LabTask> tasks;
        growth.addTasks(tasks);
        LabQueue queue;
        queue.set(std::move(tasks));
        queue.finish();
        for (const LabDone& done : queue.takeDone()) {
            growth.take(done);
        }
    }
    state.SetItemsProcessed(state.iterations() * (labDungeons + 2 * labSeeds));
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
        SessionStart begin{sources, std::move(loaded), std::move(dungeon), true};
        begin.workshop = makeWorkshop();
        begin.workshop.worksAcrossFrames = true;
        return begin;
    }

    Art art_;
    Game game_;
    Canvas canvas_;
    bool up_ = true;
};

// A key moves a weight, and the frame is drawn.
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
        const auto begin = std::chrono::steady_clock::now();
        if (frame++ % framesWatched == 0) {
            lab.moveWeight();
        }
        lab.frame();
        longest = std::max<decltype(longest)>(longest, std::chrono::steady_clock::now() - begin);
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
