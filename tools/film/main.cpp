// film: the frames of the README's moving picture, played by the game itself without a window.
//
//   film FOLDER SEED    writes FOLDER/000.png, 001.png, ...: 12 for each second
#include "app/game.hpp"
#include "autopilot/fight/autopilot.hpp"
#include "dungeon/passes/generate.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/png.hpp"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string_view>

namespace {

using namespace doorstring;
namespace fs = std::filesystem;

constexpr int ticksPerFrame = 5;
constexpr int scale = 2;
constexpr int walkTicks = 560;           // from the title to the map
constexpr int length = walkTicks + 485;  // ticks

struct Deed {
    int tick;
    Action action;
};
constexpr std::array deeds{
    Deed{100, Action::Confirm},  // from the title into the dungeon
    Deed{walkTicks, Action::Map},
    Deed{walkTicks + 40, Action::Confirm},  // all of the map, not only what was seen
    Deed{walkTicks + 120, Action::SameSeed},
    Deed{walkTicks + 220, Action::SameSeed},
    Deed{walkTicks + 320, Action::Back},
    Deed{walkTicks + 360, Action::NewDungeon},
    Deed{walkTicks + 400, Action::NewDungeon},
    Deed{walkTicks + 440, Action::NewDungeon}};

// A saved file, as by a player with an editor beside the game: each line that begins so.
struct Edit {
    int tick;
    std::string_view from;
    std::string_view to;
};
constexpr std::array edits{
    Edit{walkTicks + 119, "\nNS = 4", "\nNS = 40"},            // long ways north and south
    Edit{walkTicks + 219, "\nNS = 40", "\nNSWE = 6\nNS = 4"},  // crossings
    Edit{walkTicks + 219, "\nWE = 4", "\nNSWE = 6\nWE = 4"}};

void apply(const Edit& edit, const fs::path& file) {
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    for (std::size_t at = 0; (at = text.find(edit.from, at)) != std::string::npos;
         at += edit.to.size()) {
        text.replace(at, edit.from.size(), edit.to);
    }
    std::ofstream(file) << text;
}

// The files the player edits, with the shipped ones to begin with.
SessionStart startWith(const fs::path& project, const fs::path& tables, Seed seed) {
    fs::create_directories(tables);
    fs::copy(project / "config" / "dungeon.toml", tables);
    ConfigSources sources;
    sources.shipped = project / "config";
    sources.folder = tables;
    sources.sets = {"explore.creatures=true"};
    LoadedConfig loaded = loadConfig(sources).value();
    Dungeon dungeon = generateDungeon(loaded.config.dungeon, loaded.config.room, seed).value();
    return {sources, std::move(loaded), std::move(dungeon), true};
}

// Ends with a sentence where a picture cannot be written.
std::optional<std::string> shoot(const fs::path& project, const fs::path& folder, Seed seed) {
    const fs::path tables = folder / "tables";
    const Art art = Art::load(project / "assets").art;
    Game game(art, startWith(project, tables, seed), FirstState::Title);
    game.session().autopilot = Autopilot();
    Canvas canvas;
    for (int tick = 0; tick < length; ++tick) {
        for (const Edit& edit : edits) {
            if (edit.tick == tick) {
                apply(edit, tables / "dungeon.toml");
            }
        }
        for (const Deed& deed : deeds) {
            if (deed.tick == tick) {
                game.act(deed.action);
            }
        }
        game.tick();
        if (tick % ticksPerFrame == 0) {
            game.draw(canvas, wholeTick);
            const auto name = fmt::format("{:03}.png", tick / ticksPerFrame);
            if (const auto fault = savePng(enlarged(canvas, scale), folder / name)) {
                return fault;
            }
        }
    }
    fs::remove_all(tables);
    return std::nullopt;
}

}  // namespace

int main(int count, char** words) {
    const auto seed = count == 3 ? parseSeed(words[2]) : parseSeed("");
    if (!seed) {
        std::cerr << "Usage: film FOLDER SEED\n";
        return 2;
    }
    if (const auto fault = shoot(DOORSTRING_PROJECT, words[1], seed.value())) {
        std::cerr << *fault << '\n';
        return 1;
    }
    return 0;
}
