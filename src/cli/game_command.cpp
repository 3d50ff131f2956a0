#include "cli/commands.hpp"
#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <span>

namespace doorstring {

namespace {

constexpr NumberRange floorNumbers{1, floorCount};

constexpr std::array gameOptions{
    Option{"--seed", "SEED", "the first dungeon: a code (7K2M-Q9XA), a number or any text",
           "7K2M-Q9XA"},
    codeOption,
    Option{"--explore", "", "start in a dungeon instead of at the title"},
    Option{"--adventure", "", "begin an adventure of five floors at once"},
    Option{"--daily", "", "begin the adventure of today's seed; one try a day counts"},
    Option{.name = "--floor",
           .argument = "N",
           .help = "try an adventure from that floor on, with what is fair there",
           .example = "3",
           .numbers = &floorNumbers},
    Option{.name = "--at",
           .argument = "ROOM",
           .help = "try boss, treasure, shop, altar, arena, puzzle, key or secret",
           .example = "boss",
           .choices = roleNames},
    Option{"--locks", "", "lock doors and hide their keys when exploring"},
    Option{"--tour", "DIR", "let the game play itself and save pictures in DIR", "out/tour"},
    Option{"--record", "FILE", "record the play in FILE, for doorstring replay", "walk.replay"}};

constexpr std::array<std::string_view, 5> gameExamples{
    "doorstring --adventure --floor 3 --at boss",
    "doorstring --explore --locks --set grid.width=20", "doorstring --seed 7K2M-Q9XA",
    "doorstring --preset classic", "doorstring --config my-config --verbose"};

// What an option does that others speak against.
struct Clash {
    std::string_view option;
    std::string_view does;
    std::span<const std::string_view> others;
};

constexpr std::array<std::string_view, 6> notDaily{"--seed",  "--explore", "--adventure",
                                                   "--floor", "--at",      "--locks"};
constexpr std::array<std::string_view, 4> notCode{"--adventure", "--daily", "--floor", "--at"};
constexpr std::array<std::string_view, 2> notAdventure{"--explore", "--locks"};
constexpr std::array<std::string_view, 4> notTour{"--daily", "--adventure", "--floor", "--at"};

constexpr std::array clashes{Clash{"--daily", "begins the adventure of today's seed", notDaily},
                             Clash{"--adventure", "begins an adventure", notAdventure},
                             Clash{"--floor", "begins an adventure", notAdventure},
                             Clash{"--at", "begins an adventure", notAdventure},
                             Clash{"--code", "leads to a dungeon to explore", notCode},
                             Clash{"--tour", "begins at the title", notTour}};

std::optional<std::string> firstClash(const GivenOptions& given) {
    for (const Clash& clash : clashes) {
        for (const std::string_view other : clash.others) {
            if (given.has(clash.option) && given.has(other)) {
                return fmt::format("{} {}; found {} as well", clash.option, clash.does, other);
            }
        }
    }
    return std::nullopt;
}

int runGame(const PlayRequest& request, const CommandContext& context) {
    return context.window.play(request, makeSources(context.folders, request.common));
}

}  // namespace

OrSentence<PlayRequest> readGameOptions(const GivenOptions& given) {
    const auto seed = seedOf(given);
    if (!seed) {
        return seed.error();
    }
    if (const auto clash = firstClash(given)) {
        return *clash;
    }
    PlayRequest request;
    request.daily = given.has("--daily");
    request.common = commonOf(given);
    request.seed = seed.value();
    request.explore = given.has("--explore");
    if (given.has("--locks")) {
        request.common.sets.emplace_back("explore.locks=true");
    }
    request.adventure = given.has("--adventure");
    if (given.has("--floor") || given.has("--at")) {
        request.common.sets.push_back(
            fmt::format("adventure.floor={}", given.number("--floor", 1)));
    }
    if (given.has("--at")) {
        request.common.sets.push_back("adventure.at=" + given.text("--at"));
    }
    request.tourFolder = given.path("--tour");
    request.recordFile = given.path("--record");
    return request;
}

constinit const Command gameCommand{
    .purpose = "explore dungeons that grow from door tables anyone can edit",
    .options = gameOptions,
    .examples = gameExamples,
    .prepare = prepared<readGameOptions, runGame>};

}  // namespace doorstring
