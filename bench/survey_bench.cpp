// links: doorstring_cli
// The program's own path: `doorstring survey` and `doorstring seek` with one thread and with two,
// on classic dungeons, a million of which are to take a second at most on two processors.
#include "cli/commands.hpp"
#include "files/folders.hpp"

#include <benchmark/benchmark.h>

#include <sstream>
#include <string>
#include <vector>

namespace doorstring::bench {

namespace {

constexpr int dungeons = 200'000;

class NoWindow final : public GameWindow {
public:
    int play(const PlayRequest& /*request*/, ConfigSources /*sources*/) override { return 1; }
    int replay(const ReplayRequest& /*request*/) override { return 1; }
};

// Runs the words as a command line on 1 thread or more, and counts dungeons a second.
void runWords(benchmark::State& state, std::vector<std::string> words) {
    words.insert(words.begin(), "doorstring");
    words.insert(words.end(), {"--preset", "classic", "--seeds", "0:" + std::to_string(dungeons),
                               "--jobs", std::to_string(state.range(0))});
    std::vector<const char*> pointers;
    for (const std::string& word : words) {
        pointers.push_back(word.c_str());
    }
    const Folders folders = findFolders().value();
    NoWindow window;
    for (auto _ : state) {
        std::ostringstream out;
        std::ostringstream err;
        const CommandLine line =
            readCommandLine(static_cast<int>(pointers.size()), pointers.data(), out, err);
        benchmark::DoNotOptimize(runCommand(*line.given, {folders, out, err, window}));
    }
    state.counters["dungeons"] =
        benchmark::Counter(static_cast<double>(dungeons) * static_cast<double>(state.iterations()),
                           benchmark::Counter::kIsRate);
}

void survey(benchmark::State& state) {
    runWords(state, {"survey"});
}

// Nothing fits, so that all seeds are looked at.
void seek(benchmark::State& state) {
    runWords(state, {"seek", "--rooms", "20", "--loops", "1"});
}

BENCHMARK(survey)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(seek)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace doorstring::bench
