#include "app/tour.hpp"

#include "autopilot/fight/autopilot.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/png.hpp"

#include <fmt/format.h>

#include <array>
#include <system_error>

namespace doorstring {

namespace {

constexpr int tourTicks = 20 * ticksPerSecond;
constexpr int pictureScale = 4;
constexpr int mostSlidePictures = 3;

struct Press {
    int tick;
    Action action;
};
constexpr std::array presses{Press{54, Action::Down},  // from Adventure to Explore
                             Press{60, Action::Confirm},     Press{66, Action::Confirm},
                             Press{640, Action::Map},        Press{700, Action::Map},
                             Press{720, Action::NewDungeon}, Press{1150, Action::Map},
                             Press{1160, Action::Confirm}};

struct TimedPicture {
    int tick;
    std::string_view name;
};
constexpr std::array timedPictures{TimedPicture{50, "title"}, TimedPicture{90, "first-room"},
                                   TimedPicture{660, "map"}, TimedPicture{740, "new-dungeon"},
                                   TimedPicture{1175, "new-map"}};

}  // namespace

Tour::Tour(Game& game, std::filesystem::path folder) : game_(game), folder_(std::move(folder)) {
    game_.session().host.autopilot = Autopilot();
}

bool Tour::ended() const {
    return tick_ >= tourTicks || fault_;
}

void Tour::tick(Canvas& canvas) {
    ++tick_;
    for (const Press& press : presses) {
        if (press.tick == tick_) {
            game_.act(press.action);
        }
    }
    game_.tick();
    if (const std::string due = takeDueName(); !due.empty()) {
        game_.draw(canvas, wholeTick);
        save(canvas, due);
    }
}

// Returns the name of the picture that is due at this tick; empty if none is. Pictures are due at
// the ticks of timedPictures, in the middle of each of the first mostSlidePictures slides, and when
// a slide has ended in the next room.
std::string Tour::takeDueName() {
    for (const TimedPicture& picture : timedPictures) {
        if (picture.tick == tick_) {
            return std::string(picture.name);
        }
    }
    const World& world = game_.session().expedition.world();
    const bool arrived = wasSliding_ && !world.flip;
    wasSliding_ = world.flip.has_value();
    if (world.flip && world.flip->tick == world.flip->ticks / 2 &&
        slidePictures_ < mostSlidePictures) {
        ++slidePictures_;
        return "slide-half-way";
    }
    return arrived ? fmt::format("room-{}-of-{}", world.sights.visited(), world.metrics.rooms)
                   : std::string();
}

void Tour::save(const Canvas& canvas, const std::string& name) {
    std::error_code fault;
    std::filesystem::create_directories(folder_, fault);
    if (fault) {
        fault_ =
            fmt::format("the folder {} cannot be created: {}", folder_.string(), fault.message());
        return;
    }
    const auto file = folder_ / fmt::format("{:02}-{}.png", pictures_ + 1, name);
    fault_ = savePng(enlarged(canvas, pictureScale), file);
    if (!fault_) {
        ++pictures_;
    }
}

}  // namespace doorstring
