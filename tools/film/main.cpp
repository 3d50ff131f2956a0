// film: the frames of the README's moving picture, played by the game itself without a window.
//
//   film FOLDER SEED    writes FOLDER/000.png, 001.png, ...: 10 for each second; and
//                       FOLDER/stills/NAME.png: an altar, a boss and a set piece
//
// The title, a fight, a set piece, a boss and an altar of the adventure of that seed, as the
// autopilot plays it, and then a map whose weights are edited.
#include "app/growing.hpp"
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
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace doorstring;
namespace fs = std::filesystem;

constexpr int ticksPerFrame = 6;
constexpr int scale = 2;

// Writes a picture of the game as it is. Ends the program with a sentence where that cannot be.
void savePicture(Game& game, int enlargement, const fs::path& file) {
    Canvas canvas;
    game.draw(canvas, wholeTick);
    if (const auto fault = savePng(enlarged(canvas, enlargement), file)) {
        std::cerr << *fault << '\n';
        std::exit(1);
    }
}

// Writes one frame after the other.
class Camera {
public:
    explicit Camera(fs::path folder) : folder_(std::move(folder)) {}

    void shoot(Game& game, int tick) {
        if (tick % ticksPerFrame != 0) {
            return;
        }
        savePicture(game, scale, folder_ / fmt::format("{:03}.png", frames_++));
    }

private:
    fs::path folder_;
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
          110, 40},
    Scene{[](const World&, const Event& event) { return is<PieceDone>(event); }, 230, 60},
    Scene{[](const World&, const Event& event) {
              const auto* part = std::get_if<PartBegan>(&event);
              return part != nullptr && part->move == Move::Entrance;
          },
          20, 130},
    Scene{[](const World&, const Event& event) { return is<BossFalls>(event); }, 170, 110},
    Scene{[](const World&, const Event& event) { return is<OfferWoven>(event); }, 130, 90}};

constexpr int titleTicks = 70;
constexpr int beginTicks = 130;  // the floor's card, and the first steps
constexpr int longestPlay = 60 * ticksPerSecond * 10;

SessionStart shippedStart(const fs::path& project, Seed seed, std::vector<std::string> sets = {}) {
    ConfigSources sources;
    sources.shipped = project / "config";
    sources.sets = std::move(sets);
    LoadedConfig loaded = loadConfig(sources).value();
    StartingDungeon starting = startingDungeon(loaded.config, seed).value();
    const bool isTrial = loaded.config.adventure.isOn();
    SessionStart start{sources, std::move(loaded), std::move(starting.dungeon), true};
    if (isTrial) {
        start.trialSeed = seed;
    }
    return start;
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
    Deed{mapTick + 90, Action::SameSeed}, Deed{mapTick + 160, Action::SameSeed}};
constexpr int shapingTicks = mapTick + 240;

// A saved file, as by a player with an editor beside the game: each line that begins so.
struct Edit {
    int tick;
    std::string_view from;
    std::string_view to;
};
constexpr std::array edits{
    Edit{mapTick + 89, "\nNS = 4", "\nNS = 40"},             // long ways north and south
    Edit{mapTick + 159, "\nNS = 40", "\nNSWE = 6\nNS = 4"},  // crossings
    Edit{mapTick + 159, "\nWE = 4", "\nNSWE = 6\nWE = 4"}};

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

// A place to begin at, how the game looks there some ticks later, and in which seed.
struct Still {
    std::string_view name;
    std::uint64_t seed;
    std::string_view floor;
    std::string_view at;
    int ticks;
    bool isAtOffer = false;  // stands before the first offer, and does nothing else
};
constexpr std::array stills{
    Still{"altar", 2, "adventure.floor=1", "adventure.at=altar", 480, true},
    Still{"boss", 3, "adventure.floor=3", "adventure.at=boss", 769},
    Still{"piece", 4, "adventure.floor=2", "adventure.at_piece=stone", 460}};

void standBeforeOffer(World& world) {
    for (const Thing& thing : world.things.in(world.cell())) {
        if (thing.kind == ThingKind::Offer) {
            Body& knight = world.player.body;
            knight.at = {tileCentre(thing.tile).x -
                             toSubpixels(world.config.player.hitBox.width) / 2,
                         (thing.tile.y + 1) * subpixelsPerTile};
            knight.previous = knight.at;
            world.player.facing = Direction::North;
            return;
        }
    }
}

void shootStills(const Art& art, const fs::path& project, const fs::path& folder) {
    fs::create_directories(folder);
    for (const Still& still : stills) {
        Game game(art,
                  shippedStart(project, Seed{still.seed},
                               {std::string(still.floor), std::string(still.at)}),
                  FirstState::Explore);
        if (still.isAtOffer) {
            World& world = game.session().expedition.world();
            world.player.kit.coins = 48;
            standBeforeOffer(world);
        } else {
            game.session().host.autopilot = Autopilot();
        }
        for (int tick = 0; tick <= still.ticks; ++tick) {
            game.tick();
        }
        savePicture(game, 1, folder / fmt::format("{}.png", still.name));
    }
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
    fs::create_directories(folder);
    Camera camera(folder);
    shootTitle(art, project, seed.value(), camera);
    shootAdventure(art, project, seed.value(), camera);
    shootShaping(art, project, folder / "tables", seed.value(), camera);
    shootStills(art, project, folder / "stills");
    return 0;
}
