// Playing in a room asks for no memory: frames stay even, whatever the allocator is doing.
#include "testing/allocations.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

#include <string>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::size_t allocationsWhilePlaying(Game& game, Canvas& canvas, int ticks) {
    const std::size_t before = allocations;
    for (int tick = 0; tick < ticks; ++tick) {
        game.tick();
        game.draw(canvas, 64);
        game.draw(canvas, 192);
    }
    return allocations - before;
}

}  // namespace

TEST_CASE("ticks and frames in a room allocate nothing, with the overlay and the map as well") {
    Game game = makeGame(FirstState::Explore);
    Canvas canvas;
    game.handle(KeyPressed{{Key::Up}});
    allocationsWhilePlaying(game, canvas, 10);  // memory that is used again is made once
    CHECK(allocationsWhilePlaying(game, canvas, 25) == 0);  // before the door
    game.handle(KeyReleased{Key::Up});
    game.handle(KeyPressed{{Key::F3}});
    allocationsWhilePlaying(game, canvas, 1);
    CHECK(allocationsWhilePlaying(game, canvas, 200) == 0);
    game.handle(KeyPressed{{Key::M}});
    allocationsWhilePlaying(game, canvas, 1);
    CHECK(allocationsWhilePlaying(game, canvas, 200) == 0);
}

TEST_CASE("the counter of allocations counts") {
    const std::size_t before = allocations;
    const std::string text(1000, 'x');
    CHECK(allocations > before);
    CHECK(text.size() == 1000);
}
