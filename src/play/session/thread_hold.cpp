#include "play/session/thread_hold.hpp"

#include "play/session/session.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int wholeRing = 256;
constexpr Colour ringLit{240, 120, 108};
constexpr Colour ringHighlight{255, 226, 200};
constexpr Colour ringUnlit{20, 12, 24, 150};

// The first quarter of a ring of 32 dots, clockwise from the top, as offsets from the middle.
// Turned, it gives the other quarters.
constexpr std::array<GridOffset, 8> firstQuarter{
    {{0, -13}, {3, -13}, {5, -12}, {7, -11}, {9, -9}, {11, -7}, {12, -5}, {13, -3}}};

}  // namespace

void ThreadHold::tick(Session& session) {
    const World& world = session.expedition.world();
    const bool isSameSeed = session.input.held(Action::SameSeed);
    const bool isHeld = isSameSeed || session.input.held(Action::NewDungeon);
    hasSpent_ = hasSpent_ && isHeld;
    const bool mayRegrow = session.run() != nullptr && !session.run()->practice;
    const bool counts = isHeld && !hasSpent_ && mayRegrow && !world.flip &&
                        !session.isFloorOver() && world.player.kit.threads > 0;
    // A toggled press (view.held_keys) that cannot spend a thread now must not spend one later.
    if (isHeld && !counts) {
        session.input.letGo(Action::NewDungeon);
        session.input.letGo(Action::SameSeed);
    }
    ticks_ = counts ? ticks_ + 1 : 0;
    const int holdTicks = std::max(1, world.config.adventure.thread.holdTicks);
    share_ = counts ? std::clamp(ticks_ * wholeRing / holdTicks, 1, wholeRing) : 0;
    if (counts && ticks_ >= holdTicks) {
        hasSpent_ = true;
        clear();
        session.spendThread(isSameSeed);
    }
}

void drawThreadRing(Canvas& canvas, GridPos middle, int share) {
    const auto dots = static_cast<int>(4 * firstQuarter.size());
    for (int dot = 0; dot < dots; ++dot) {
        GridOffset at = firstQuarter[static_cast<std::size_t>(dot) % firstQuarter.size()];
        for (int quarter = 0; quarter < dot / static_cast<int>(firstQuarter.size()); ++quarter) {
            at = {-at.y, at.x};
        }
        const bool isLit = dot * wholeRing < share * dots;
        const GridPos pixel = middle + at;
        canvas.fill({pixel.x - 1, pixel.y - 1, 3, 3}, ringUnlit);
        canvas.fill({pixel.x - 1, pixel.y - 1, 2, 2}, isLit ? ringLit : ringUnlit);
        if (isLit) {
            canvas.fill({pixel.x - 1, pixel.y - 1, 1, 1}, ringHighlight);
        }
    }
}

}  // namespace doorstring
