// Prints what a frame of the game costs on the screen, 960 x 704 pixels, beside a single opaque
// vertex array of as many tiles, and what one of a fight with 20 creatures and 40 projectiles costs
// beside one of an empty room: processor time of all threads, the software renderer's among them.
// Wants a display, as in `xvfb-run -a bench_scene`.
#include "files/folders.hpp"
#include "play/game.hpp"
#include "testing/session_start.hpp"
#include "view/window/sfml_versions.hpp"
#include "view/window/window.hpp"
#include "world/creatures/place.hpp"

#include <SFML/Graphics/VertexArray.hpp>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace doorstring::bench {

namespace {

constexpr int rounds = 15;
constexpr int framesARound = 60;
constexpr int scale = 4;
constexpr GridSize screen{240, 176};  // pixels of the canvas
constexpr int tile = 16;

template <typename Frame>
double millisecondsEach(Frame frame) {
    const std::clock_t begin = std::clock();
    for (int i = 0; i < framesARound; ++i) {
        frame();
    }
    return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / framesARound;
}

#if SFML_VERSION_MAJOR >= 3
constexpr auto triangles = sf::PrimitiveType::Triangles;
#else
constexpr auto triangles = sf::Triangles;
#endif

// Tiles that fill the screen, all from one texture.
class OneVertexArray {
public:
    OneVertexArray() : vertices_(triangles) {
        sfml::open(window_, {screen.width * scale, screen.height * scale}, "tiles", false);
        const std::vector<std::uint8_t> grey(std::size_t{4} * 256 * 256, 0xC0);
        if (!sfml::resize(texture_, {256, 256})) {
            std::puts("The texture cannot be made.");
        }
        texture_.update(grey.data());
        for (int y = 0; y < screen.height; y += tile) {
            for (int x = 0; x < screen.width; x += tile) {
                addTile(x, y);
            }
        }
    }

    void frame() {
        window_.clear();
        window_.draw(vertices_, sf::RenderStates(&texture_));
        window_.display();
    }

private:
    void addTile(int x, int y) {
        for (const auto& [dx, dy] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}}) {
            sf::Vertex corner;
            corner.position = {static_cast<float>((x + dx * tile) * scale),
                               static_cast<float>((y + dy * tile) * scale)};
            corner.texCoords = {static_cast<float>((x + dx * tile) % 256),
                                static_cast<float>((y + dy * tile) % 256)};
            vertices_.append(corner);
        }
    }

    sf::RenderWindow window_;
    sf::Texture texture_;
    sf::VertexArray vertices_;
};

// A room full of all kinds of creatures, with as much in the air as may be, again in each frame.
class Fight {
public:
    explicit Fight(const World& world) {
        for (int i = 0; i < creatures; ++i) {
            const auto kind = static_cast<CreatureKind>(i % static_cast<int>(creatureCount));
            const GridPos on{2 + i % 10, 2 + i / 10 * 3};
            staged_.living.push_back(makeCreature(world, kind, tileCentre(on), 7));
            staged_.living.back().doing = static_cast<Doing>(i % 5);
        }
        for (int i = 0; i < static_cast<int>(Creatures::mostProjectiles); ++i) {
            Projectile shot;
            shot.kind = static_cast<ProjectileKind>(i % 3);
            shot.body.size = {6, 6};
            shot.body.gait = Gait::Flies;
            shot.body.at = tileCentre({2 + i % 11, 1 + i / 11 * 2});
            shot.body.previous = shot.body.at;
            shot.body.velocity = {64, 0};
            staged_.projectiles.push_back(shot);
        }
        staged_.ticks = 600;
    }

    void begin(World& world) {
        world.creatures.living.assign(staged_.living.begin(), staged_.living.end());
        world.creatures.projectiles.assign(staged_.projectiles.begin(), staged_.projectiles.end());
        world.creatures.ticks = staged_.ticks;
        world.player.kit.halfHearts = 2 * world.config.player.hearts;
        world.player.body.safeTicks = 2;
        // Another tick of what they do, so that their pictures move.
        for (Creature& creature : staged_.living) {
            ++creature.ticks;
        }
    }

private:
    static constexpr int creatures = 20;

    Creatures staged_;
};

double median(std::vector<double> times) {
    std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
    return times[rounds / 2];
}

int run() {
    if (const std::string why = whyNoDisplay(); !why.empty()) {
        std::fprintf(stderr, "%s\n", why.c_str());
        return 2;
    }
    const Folders folders = findFolders().value();
    const Art art = Art::load(folders.assets).art;
    ConfigSources sources;
    sources.shipped = folders.shippedConfig;
    Game game(art, testing::sessionStart(sources), FirstState::Explore);
    sources.sets = {"explore.creatures=true"};
    Game fighting(art, testing::sessionStart(sources), FirstState::Explore);
    Fight fight(fighting.session().expedition.world());
    Canvas canvas;
    game.draw(canvas, 128);
    Window window("game", screen, ViewConfig{}, canvas);
    window.fit(screen, scale);
    OneVertexArray tiles;
    const auto frameOf = [&](Game& of) {
        of.tick();
        of.draw(canvas, 128);
        window.present(canvas, scale);
    };

    std::vector<double> ours;
    std::vector<double> drawing;
    std::vector<double> fights;
    std::vector<double> ratios;
    std::vector<double> theirs;
    for (int round = 0; round < rounds; ++round) {
        theirs.push_back(millisecondsEach([&] { tiles.frame(); }));
        drawing.push_back(millisecondsEach([&] { game.draw(canvas, 128); }));
        ours.push_back(millisecondsEach([&] { frameOf(game); }));
        fights.push_back(millisecondsEach([&] {
            fight.begin(fighting.session().expedition.world());
            frameOf(fighting);
        }));
        ratios.push_back(fights.back() / ours.back());
    }
    std::printf("a frame of the game: %.2f ms of processor time, %.2f ms of it on the canvas; "
                "one vertex array: %.2f ms\n",
                median(ours), median(drawing), median(theirs));
    std::printf("a frame of a fight: %.2f ms, %.2f times that of an empty room (at most 1.5)\n",
                median(fights), median(ratios));
    return 0;
}

}  // namespace

}  // namespace doorstring::bench

int main() {
    return doorstring::bench::run();
}
