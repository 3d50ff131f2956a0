#include "cli/options/command_line.hpp"

#include "cli/options/given_options.hpp"
#include "cli/options/help.hpp"
#include "cli/options/map_look.hpp"
#include "cli/options/misuse.hpp"
#include "cli/options/room_options.hpp"
#include "cli/options/shared_options.hpp"

#include <fmt/format.h>

#include <charconv>
#include <ostream>

namespace doorstring {

namespace {

OrSentence<Request> gameRequest(const GivenOptions& given) {
    PlayRequest request;
    request.common = commonOf(given);
    const auto seed = seedOf(given);
    if (!seed) {
        return seed.error();
    }
    request.seed = seed.value();
    request.explore = given.has("--explore");
    if (given.has("--locks")) {
        request.common.sets.emplace_back("explore.locks=true");
    }
    if (given.has("--tour")) {
        request.tourFolder = given.text("--tour");
    }
    if (given.has("--record")) {
        request.recordFile = given.text("--record");
    }
    return Request(std::move(request));
}

OrSentence<Request> mapRequest(const GivenOptions& given) {
    constexpr std::array<std::string_view, 4> formats{"ascii", "json", "jsonl", "png"};
    const auto chosen = seedsOf(given);
    if (!chosen) {
        return chosen.error();
    }
    const auto format = formatOf(given, formats);
    if (!format) {
        return format.error();
    }
    const auto look = mapLook(given, static_cast<MapFormat>(format.value()));
    if (!look) {
        return look.error();
    }
    MapRequest request{.common = commonOf(given),
                       .seed = chosen.value().seed,
                       .seeds = chosen.value().seeds,
                       .format = static_cast<MapFormat>(format.value()),
                       .tiles = given.has("--tiles"),
                       .look = look.value(),
                       .out = std::nullopt};
    if (given.has("--out")) {
        request.out = given.text("--out");
    }
    return Request(std::move(request));
}

OrSentence<Request> solveRequest(const GivenOptions& given) {
    constexpr std::array<std::string_view, 2> formats{"text", "json"};
    const auto chosen = seedsOf(given);
    if (!chosen) {
        return chosen.error();
    }
    const auto format = formatOf(given, formats);
    if (!format) {
        return format.error();
    }
    return Request(SolveRequest{.common = commonOf(given),
                                .seed = chosen.value().seed,
                                .seeds = chosen.value().seeds,
                                .format = static_cast<SolveFormat>(format.value())});
}

OrSentence<Request> replayRequest(const GivenOptions& given) {
    if (given.files.empty()) {
        return std::string("replay wants a recording, as in doorstring replay walk.replay, and "
                           "found nothing");
    }
    if (given.files.size() > 1) {
        return fmt::format("replay plays one recording, and found '{}' and '{}'", given.files[0],
                           given.files[1]);
    }
    for (const std::string_view option : {"--config", "--preset", "--set"}) {
        if (given.has("--verify") && given.has(option)) {
            return fmt::format("{} means nothing to --verify, for a recording brings its "
                               "configuration along",
                               option);
        }
    }
    ReplayRequest request;
    request.common = commonOf(given);
    request.file = given.files.front();
    request.verify = given.has("--verify");
    return Request(std::move(request));
}

OrSentence<int> everyOf(const GivenOptions& given) {
    if (!given.has("--every")) {
        return 1;
    }
    const std::string& text = given.text("--every");
    int every = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), every);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || every < 1) {
        return fmt::format("--every wants a whole number from 1 on, as in --every 10, and found "
                           "'{}'",
                           text);
    }
    return every;
}

// With --out pictures, else the window.
OrSentence<Request> watchRequest(const GivenOptions& given) {
    const auto seed = seedOf(given);
    if (!seed) {
        return seed.error();
    }
    const auto every = everyOf(given);
    if (!every) {
        return every.error();
    }
    if (given.has("--out")) {
        return Request(
            WatchRequest{commonOf(given), seed.value(), given.text("--out"), every.value()});
    }
    if (given.has("--every")) {
        return std::string("--every counts pictures, and there are none without --out FOLDER");
    }
    PlayRequest request;
    request.common = commonOf(given);
    request.seed = seed.value();
    request.watch = true;
    return Request(std::move(request));
}

OrSentence<Request> understand(const GivenOptions& given) {
    if (const auto fault = misuse(given)) {
        return *fault;
    }
    switch (given.command) {
    case Command::Map:
        return mapRequest(given);
    case Command::Replay:
        return replayRequest(given);
    case Command::Watch:
        return watchRequest(given);
    case Command::Solve:
        return solveRequest(given);
    case Command::Room:
        return roomRequest(given, commonOf(given));
    case Command::Game:
        break;
    }
    return gameRequest(given);
}

ExitNow wrongUse(std::ostream& err, const std::string& sentence) {
    err << "doorstring: " << sentence << '\n';
    return {exitWrongUse};
}

}  // namespace

Request parseCommandLine(int argc, const char* const* argv, std::ostream& out, std::ostream& err) {
    const auto given = sortOptions(argc, argv);
    if (!given) {
        return wrongUse(err, given.error());
    }
    if (given.value().has("--help")) {
        out << helpFor(given.value().command);
        return ExitNow{exitDone};
    }
    if (given.value().has("--version")) {
        out << versionReport();
        return ExitNow{exitDone};
    }
    auto request = understand(given.value());
    if (!request) {
        return wrongUse(err, request.error());
    }
    return std::move(request.value());
}

ConfigSources makeSources(const Folders& folders, const CommonOptions& options) {
    return {.shipped = folders.shippedConfig,
            .user = folders.userConfig,
            .folder = options.configFolder,
            .preset = options.preset,
            .sets = options.sets};
}

}  // namespace doorstring
