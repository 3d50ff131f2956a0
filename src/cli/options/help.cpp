#include "cli/options/help.hpp"

#include "cli/output/json_text.hpp"
#include "config/files/folders.hpp"
#include "config/version.hpp"
#include "picture/canvas/sfml_version.hpp"

#include <CLI/Version.hpp>
#include <fmt/format.h>
#include <spdlog/version.h>

namespace doorstring {

namespace {

constexpr const char* commonOptions = R"(
Configuration, later ones win:
  --config DIR       a folder with .toml files of your own, over config/
  --preset NAME      a preset of config/presets/ (classic), or a .toml file
  --set KEY=VALUE    one value, as often as you like

Others:
  --verbose          tell more on the console
  --version          the versions of the program and its libraries
  -h, --help         this help
)";

std::string gameHelp() {
    return fmt::format(R"(Doorstring {}: a dungeon strung from weighted door tables

Usage:
  doorstring [options]         play
  doorstring map [options]     dungeons as text, JSON or pictures, without a window
                               (doorstring map --help)
  doorstring replay FILE       a recorded play, in the window or checked without one
                               (doorstring replay --help)
  doorstring watch [options]   a dungeon growing room by room, in the window or as
                               pictures (doorstring watch --help)
  doorstring solve [options]   proof that no dungeon strands anyone, and the shortest way
                               (doorstring solve --help)
  doorstring room FILE         rooms made by hand, shown, checked or walked in
                               (doorstring room --help)

The game:
  --seed SEED        the first dungeon: a code (7K2M-Q9XA), a number or any text
  --explore          at once into a dungeon, as with --seed, instead of to the title
  --locks            exploring, doors are locked, and keys lie in the dungeon
  --tour DIR         the game plays itself for a while and writes pictures to DIR;
                     needs no display
  --record FILE      the play is written to FILE, for doorstring replay
{}
Examples:
  doorstring --seed 7K2M-Q9XA
  doorstring --explore --locks
  doorstring --preset classic --set grid.width=20
  doorstring --config my-config --verbose
)",
                       versionText(), commonOptions);
}

std::string mapHelp() {
    return fmt::format(R"(Dungeons as text, JSON or pictures, without a window

Usage:
  doorstring map [options]

Which dungeons:
  --seed SEED        a code (7K2M-Q9XA), a number or any text; left out: one at random
  --seeds A:B        the seed numbers A to B - 1, one after the other

What of them:
  --format FORMAT    ascii (if left out), json, jsonl (one dungeon a line) or png
  --tiles            with the inside of every room
  --style STYLE      of a png: blocks (if left out), plain (dark walls, light ground),
                     tiles (as in the game) or blueprint (places, doors, distances, locks,
                     the shortest way)
  --zoom N           of a png: pixels of a tile in the style plain (10 if left out), else so
                     many times as large
  --out FILE         to this file instead of the standard output; with {{seed}} in its
                     name, or where it is a folder, a file for each dungeon
{}
Examples:
  doorstring map --seed 17
  doorstring map --preset classic --seeds 0:20000 --format jsonl --out dungeons.jsonl
  doorstring map --seeds 0:5 --format png --out 'map-{{seed}}.png'
  doorstring map --preset tunnels --format png --style plain --out map.png
  doorstring map --seed 17 --set tables.N.NS=40 --set tables.S.NS=40
)",
                       commonOptions);
}

std::string replayHelp() {
    return fmt::format(R"(A play that was recorded by doorstring --record FILE

Usage:
  doorstring replay FILE [options]

  --verify           without a window and as fast as can be: plays it, compares the state
                     at every second with the recorded one, and tells what it found
{}
The recording brings along all that decides; the configuration counts for what you see.

In the window:
  Space or P         pause and go on
  Right, Left        faster and slower: 1, 2, 4 or 8 times real speed
  Period             one tick, while paused
  Escape             quit

Examples:
  doorstring --seed 17 --record walk.replay
  doorstring replay walk.replay
  doorstring replay walk.replay --verify
)",
                       commonOptions);
}

std::string watchHelp() {
    return fmt::format(
        R"(A dungeon growing before your eyes: room by room, then doors that lead nowhere,
distances, roles, locks, keys and loops

Usage:
  doorstring watch [options]               in the window
  doorstring watch --out FOLDER [options]  as numbered pictures, without a window

Which dungeon:
  --seed SEED        a code (7K2M-Q9XA), a number or any text; left out: one at random

Pictures:
  --out FOLDER       step-0000.png and on; a new or an empty folder, or one that has
                     such pictures only, which make way
  --every N          a picture after every N steps, and after the last one
{}
In the window:
  Space              pause and go on
  Left, Right        a step back or forward; the mouse drags along the timeline
  Home, End          to the beginning, to the end
  Up, Down           faster and slower
  R                  another dungeon; Shift+R the same with the weights on disk
  Enter              walk into this very dungeon
  Escape             leave

Examples:
  doorstring watch --seed 17
  doorstring watch --preset classic --set grid.width=40
  doorstring watch --seed 17 --out growth --every 5
)",
        commonOptions);
}

std::string solveHelp() {
    return fmt::format(R"(Proof that a dungeon can be finished, whatever its keys are spent on first

Usage:
  doorstring solve [options]

Tells what can be reached without a key, what with the keys found there, and so on, and the
shortest way to the boss, or without one to the farthest room. Ends with 1 where a dungeon
can strand someone, or has too many locks to be looked through.

Which dungeons:
  --seed SEED        a code (7K2M-Q9XA), a number or any text; left out: one at random
  --seeds A:B        the seed numbers A to B - 1, one after the other

What of them:
  --format FORMAT    text (if left out) or json; with --seeds an array
{}
Examples:
  doorstring solve --seed 17 --set locks.small=4 --set locks.boss=true
  doorstring solve --preset hideout --seeds 0:1000 --format json
)",
                       commonOptions);
}

std::string roomHelp() {
    return fmt::format(R"(Rooms made by hand: what a file of them has, or what is wrong with it

Usage:
  doorstring room FILE [options]

Which room, and how:
  --name NAME        this room of the file; left out: all of them
  --doors NSWE       as it is with these doors; left out: those of its drawing

What of it:
  --format FORMAT    text (if left out) or png
  --out FILE         to this file instead of the standard output
  --play             in the window, alone and with its like behind the doors; whatever
                     you save in FILE is seen at once
{}
Where doors do not connect, a picture of the room shows with X what stands in the way, and
the exit status is 2. How rooms are written stands in docs/templates.md.

Examples:
  doorstring room config/rooms/water.txt
  doorstring room my-rooms.txt --name 'the moat' --doors NS
  doorstring room my-rooms.txt --play
)",
                       commonOptions);
}

}  // namespace

std::string helpFor(Command command) {
    switch (command) {
    case Command::Map:
        return mapHelp();
    case Command::Replay:
        return replayHelp();
    case Command::Watch:
        return watchHelp();
    case Command::Solve:
        return solveHelp();
    case Command::Room:
        return roomHelp();
    case Command::Game:
        break;
    }
    return gameHelp();
}

std::string versionReport() {
    return fmt::format("doorstring {}\nSFML {}, fmt {}.{}.{}, spdlog {}.{}.{}, CLI11 {}, "
                       "nlohmann-json {}\n",
                       versionText(), sfmlVersionText(), FMT_VERSION / 10000,
                       FMT_VERSION / 100 % 100, FMT_VERSION % 100, SPDLOG_VER_MAJOR,
                       SPDLOG_VER_MINOR, SPDLOG_VER_PATCH, CLI11_VERSION, jsonLibraryVersion());
}

}  // namespace doorstring
