#include "base/contains.hpp"
#include "cli/commands.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "config/sources/load.hpp"
#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace doorstring {

namespace {

constexpr NumberRange floorNumbers{1, mostFloors};

constexpr Option seedOfGame{.name = "--seed",
                            .argument = "SEED",
                            .help = "the first dungeon: a code (7K2M-Q9XA), a number or any text",
                            .example = "7K2M-Q9XA",
                            .fault = seedFault};
constexpr Option exploreGame{"--explore", "", "start in a dungeon instead of at the title"};
constexpr Option adventureGame{"--adventure", "", "begin an adventure at once"};
constexpr Option dailyGame{"--daily", "",
                           "begin the adventure of today's seed; one try a day counts"};
constexpr Option floorOfGame{
    .name = "--floor",
    .argument = "N",
    .help = "try an adventure from that floor on, with what is fair there; nothing is saved",
    .example = "3",
    .numbers = &floorNumbers};
constexpr auto roomsToBeginAt = [] {
    std::array<std::string_view, roleNames.size() + setPieceNames.size()> rooms;
    std::ranges::copy(setPieceNames, std::ranges::copy(roleNames, rooms.begin()).out);
    return rooms;
}();
// What the help says of --at, with all names of rooms.
constexpr auto helpOfRooms = [] {
    constexpr auto putText = [](auto put) {
        const auto putNames = [&](std::span<const std::string_view> names) {
            for (const std::string_view& room : names) {
                put(&room == &names.front() ? "" : &room == &names.back() ? " or " : ", ");
                put(room);
            }
        };
        put("try an adventure from the nearest ");
        putNames(roleNames);
        put(" room, or from a set piece: ");
        putNames(setPieceNames);
    };
    constexpr std::size_t length = [&] {
        std::size_t letters = 0;
        putText([&](std::string_view part) { letters += part.size(); });
        return letters;
    }();
    std::array<char, length> text{};
    auto end = text.begin();
    putText([&](std::string_view part) { end = std::ranges::copy(part, end).out; });
    return text;
}();
constexpr Option roomOfGame{.name = "--at",
                            .argument = "ROOM",
                            .help = {helpOfRooms.data(), helpOfRooms.size()},
                            .example = "boss",
                            .choices = roomsToBeginAt};
constexpr Option locksOfGame{"--locks", "", "lock doors and hide their keys when exploring"};
constexpr Option tourOfGame{"--tour", "DIR",
                            "let the game play itself and save pictures in DIR; needs no display",
                            "out/tour"};
constexpr Option recordOfGame{"--record", "FILE", "record the play in FILE, for doorstring replay",
                              "walk.replay"};
constexpr std::array gameOptions{seedOfGame,  codeOption, exploreGame, adventureGame, dailyGame,
                                 floorOfGame, roomOfGame, locksOfGame, tourOfGame,    recordOfGame};

constexpr std::array<std::string_view, 5> gameExamples{
    "doorstring --adventure --floor 3 --at boss",
    "doorstring --explore --locks --set grid.width=20", "doorstring --seed 7K2M-Q9XA",
    "doorstring --preset classic", "doorstring --config my-config --verbose"};

// An option, what it does, and the options that contradict it.
struct Clash {
    Option option;
    std::string_view does;
    std::span<const Option> others;
};

constexpr std::array notWithDaily{seedOfGame,  exploreGame, adventureGame,
                                  floorOfGame, roomOfGame,  locksOfGame};
constexpr std::array notWithCode{adventureGame, dailyGame, floorOfGame, roomOfGame};
constexpr std::array notWithAdventure{exploreGame, locksOfGame};
constexpr std::array notWithTour{dailyGame, adventureGame, floorOfGame, roomOfGame};

constexpr std::array clashes{Clash{dailyGame, "begins the adventure of today's seed", notWithDaily},
                             Clash{adventureGame, "begins an adventure", notWithAdventure},
                             Clash{floorOfGame, "begins an adventure", notWithAdventure},
                             Clash{roomOfGame, "begins an adventure", notWithAdventure},
                             Clash{codeOption, "leads to a dungeon to explore", notWithCode},
                             Clash{tourOfGame, "begins at the title", notWithTour}};

MaybeSentence clashOfGame(const GivenOptions& given) {
    for (const Clash& clash : clashes) {
        for (const Option& other : clash.others) {
            if (given.has(clash.option) && given.has(other)) {
                return fmt::format("{} {}; found {} as well", clash.option.name, clash.does,
                                   other.name);
            }
        }
    }
    return std::nullopt;
}

// Says that the configuration has fewer floors than --floor asks for; empty if it has enough, or if
// no floor was given. Empty, too, if the configuration cannot be loaded: the game reports that.
MaybeSentence floorFault(const GivenOptions& given, const ConfigSources& sources) {
    if (!given.has(floorOfGame)) {
        return std::nullopt;
    }
    const auto loaded = loadConfig(sources);
    if (!loaded) {
        return std::nullopt;
    }
    const int floor = given.number(floorOfGame, 1);
    const int floors = loaded.value().config.adventure.floors.count();
    if (floor <= floors) {
        return std::nullopt;
    }
    return fmt::format("--floor needs a floor of the configuration, from 1 to {}; found {}", floors,
                       floor);
}

int runGame(const GivenOptions& given, const CommandContext& context) {
    PlayRequest request{.common = commonOf(given),
                        .seed = seedOf(given),
                        .explore = given.has(exploreGame),
                        .daily = given.has(dailyGame),
                        .adventure = given.has(adventureGame),
                        .tourFolder = given.path(tourOfGame),
                        .recordFile = given.path(recordOfGame)};
    if (const auto fault = floorFault(given, makeSources(context.folders, request.common))) {
        return complain(context.err, exitWrongUse, *fault);
    }
    if (const auto fault = request.tourFolder ? folderFault(*request.tourFolder) : std::nullopt) {
        return complain(context.err, exitWrongUse, *fault);
    }
    std::vector<std::string>& sets = request.common.sets;
    if (given.has(locksOfGame)) {
        sets.emplace_back("explore.locks=true");
    }
    if (given.has(floorOfGame) || given.has(roomOfGame)) {
        sets.push_back(fmt::format("adventure.floor={}", given.number(floorOfGame, 1)));
    }
    if (given.has(roomOfGame)) {
        const std::string room = given.text(roomOfGame);
        sets.push_back((contains(setPieceNames, room) ? "adventure.at_piece=" : "adventure.at=") +
                       room);
    }
    return context.window.play(request, makeSources(context.folders, request.common));
}

}  // namespace

extern constinit const Command gameCommand{
    .purpose = "explore dungeons that grow from door tables anyone can edit",
    .options = gameOptions,
    .examples = gameExamples,
    .clash = clashOfGame,
    .run = runGame};

}  // namespace doorstring
