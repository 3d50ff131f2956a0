// film: the frames of the README's moving picture, played by the game itself without a window.
//
//   film FOLDER SEED    writes FOLDER/000.png, 001.png, ...: 10 for each second
//
// The title, a fight, a lock, an item and a boss of the adventure of that seed, as the autopilot
// plays it, and then a map whose weights are edited.
#include "autopilot/fight/autopilot.hpp"
#include "dungeon/passes/generate.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/png.hpp"
#include "play/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace doorstring;
namespace fs = std::filesystem;

constexpr int ticksPerFrame = 6;
constexpr int scale = 2;

// Writes one frame after the other.
class Camera {
public:
    explicit Camera(fs::path folder) : folder_(std::move(folder)) {}

    // Ends the program with a sentence where a picture cannot be written.
    void shoot(Game& game, int tick) {
        if (tick % ticksPerFrame != 0) {
            return;
        }
        game.draw(canvas_, wholeTick);
        const auto name = fmt::format("{:03}.png", frames_++);
        if (const auto fault = savePng(enlarged(canvas_, scale), folder_ / name)) {
            std::cerr << *fault << '\n';
            std::exit(1);
        }
    }

private:
    fs::path folder_;
    Canvas canvas_;
    int frames_ = 0;
};

// What is shown of an adventure: the first time that something happens, and the ticks around it.
struct Scene {
    bool (*begins)(const World& world, const Event& event);
    int before;
    int after;
};

template <typename Type>
bool is(const Event& event) {
    return std::holds_alternative<Type>(event);
}

constexpr std::array scenes{
    Scene{[](const World& world, const Event& event) {
              return is<CreatureFell>(event) && world.creatures.living.size() >= 2;
          },
          170, 50},
    Scene{[](const World&, const Event& event) { return is<DoorOpened>(event); }, 60, 90},
    Scene{[](const World&, const Event& event) {
              const auto* taken = std::get_if<TreasureTaken>(&event);
              return taken != nullptr && isItem(taken->what);
          },
          50, 70},
    Scene{[](const World&, const Event& event) {
              const auto* part = std::get_if<PartBegan>(&event);
              return part != nullptr && part->move == Move::Entrance;
          },
          20, 150},
    Scene{[](const World&, const Event& event) { return is<BossFalls>(event); }, 150, 110}};

constexpr int titleTicks = 80;
constexpr int beginTicks = 190;  // the floor's card, and the first steps
constexpr int longestPlay = 60 * ticksPerSecond * 10;

SessionStart shippedStart(const fs::path& project, Seed seed) {
    ConfigSources sources;
    sources.shipped = project / "config";
    LoadedConfig loaded = loadConfig(sources).value();
    Dungeon dungeon = generateDungeon(loaded.config.dungeon, loaded.config.room, seed).value();
    return {sources, std::move(loaded), std::move(dungeon), true};
}

// An adventure from its first card on, played by the autopilot: the same each time.
class Adventure {
public:
    Adventure(const Art& art, const fs::path& project, Seed seed)
        : game_(art, shippedStart(project, seed), FirstState::Adventure) {
        game_.session().host.autopilot = Autopilot();
    }

    void tick() { game_.tick(); }

    Game& game() { return game_; }

private:
    Game game_;
};

using Ticks = std::vector<bool>;  // that are shown

Ticks ticksOfScenes(Adventure adventure) {
    Ticks shown(beginTicks, true);
    std::bitset<scenes.size()> begun;
    for (int tick = 0; tick < longestPlay && !begun.all(); ++tick) {
        adventure.tick();
        const Session& session = adventure.game().session();
        for (const Event& event : session.events) {
            for (std::size_t number = 0; number < scenes.size(); ++number) {
                const Scene& scene = scenes[number];
                if (begun[number] || !scene.begins(session.expedition.world(), event)) {
                    continue;
                }
                begun[number] = true;
                shown.resize(std::max<std::size_t>(shown.size(), tick + scene.after));
                std::fill(shown.begin() + std::max(0, tick - scene.before),
                          shown.begin() + tick + scene.after, true);
            }
        }
    }
    return shown;
}

void shootTitle(const Art& art, const fs::path& project, Seed seed, Camera& camera) {
    Game game(art, shippedStart(project, seed), FirstState::Title);
    for (int tick = 0; tick < titleTicks; ++tick) {
        game.tick();
        camera.shoot(game, tick);
    }
}

void shootAdventure(const Art& art, const fs::path& project, Seed seed, Camera& camera) {
    const Ticks shown = ticksOfScenes(Adventure(art, project, seed));
    Adventure adventure(art, project, seed);
    for (std::size_t tick = 0; tick < shown.size(); ++tick) {
        adventure.tick();
        if (shown[tick]) {
            camera.shoot(adventure.game(), static_cast<int>(tick));
        }
    }
}

struct Deed {
    int tick;
    Action action;
};
constexpr int mapTick = 10;
constexpr std::array deeds{
    Deed{mapTick, Action::Map},
    Deed{mapTick + 30, Action::Confirm},  // all of the map, not only what was seen
    Deed{mapTick + 100, Action::SameSeed}, Deed{mapTick + 190, Action::SameSeed}};
constexpr int shapingTicks = mapTick + 290;

// A saved file, as by a player with an editor beside the game: each line that begins so.
struct Edit {
    int tick;
    std::string_view from;
    std::string_view to;
};
constexpr std::array edits{
    Edit{mapTick + 99, "\nNS = 4", "\nNS = 40"},             // long ways north and south
    Edit{mapTick + 189, "\nNS = 40", "\nNSWE = 6\nNS = 4"},  // crossings
    Edit{mapTick + 189, "\nWE = 4", "\nNSWE = 6\nWE = 4"}};

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
    LoadedConfig loaded = loadConfig(sources).value();
    Dungeon dungeon = generateDungeon(loaded.config.dungeon, loaded.config.room, seed).value();
    return {sources, std::move(loaded), std::move(dungeon), true};
}

// Weights that change beneath the map of a dungeon.
void shootShaping(const Art& art, const fs::path& project, const fs::path& tables, Seed seed,
                  Camera& camera) {
    Game game(art, startWith(project, tables, seed), FirstState::Explore);
    for (int tick = 0; tick < shapingTicks; ++tick) {
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
        if (tick > mapTick) {
            camera.shoot(game, tick);
        }
    }
    fs::remove_all(tables);
}

}  // namespace

int main(int count, char** words) {
    const auto seed = count == 3 ? parseSeed(words[2]) : parseSeed("");
    if (!seed) {
        std::cerr << "Usage: film FOLDER SEED\n";
        return 2;
    }
    const fs::path project = DOORSTRING_PROJECT;
    const fs::path folder = words[1];
    const Art art = Art::load(project / "assets").art;
    Camera camera(folder);
    shootTitle(art, project, seed.value(), camera);
    shootAdventure(art, project, seed.value(), camera);
    shootShaping(art, project, folder / "tables", seed.value(), camera);
    return 0;
}
