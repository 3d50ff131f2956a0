#include "view/play/string_looks.hpp"

#include "base/enums.hpp"
#include "picture/sprites/sprites.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr int ticksPerRopeSway = 18;
constexpr int ticksPerPrick = 6;
constexpr int ticksPerPull = 8;
constexpr int stringFlinchTicks = 12;  // for which StringPose::Hurt is shown after a blow

int stringPairPicture(const Creature& string, StringPose first, int ticksOfEach) {
    return static_cast<int>(first) + string.ticks / ticksOfEach % 2;
}

int flyingPicture(Direction way) {
    return static_cast<int>(StringPose::Fly0) + static_cast<int>(way);
}

// The pictures of an attack while it is announced and made.
struct StringMoveLook {
    Move move;
    StringPose pose;
    bool isPair = true;  // whether `pose` takes turns with the one after it
};
constexpr std::array stringMoveLooks{
    StringMoveLook{Move::StringNeedle, StringPose::Aim0},
    StringMoveLook{Move::StringStitch, StringPose::Stitch0},
    StringMoveLook{Move::StringPuppets, StringPose::Pull0},
    StringMoveLook{Move::StringKing, StringPose::ShapeKing, false},
    StringMoveLook{Move::StringPorter, StringPose::ShapePorter, false},
    StringMoveLook{Move::StringWeaver, StringPose::ShapeWeaver, false},
    StringMoveLook{Move::StringFounder, StringPose::ShapeFounder, false}};

int movePicture(const Creature& string) {
    for (const StringMoveLook& look : stringMoveLooks) {
        if (look.move == string.move) {
            return look.isPair ? stringPairPicture(string, look.pose,
                                                   look.move == Move::StringStitch ? ticksPerPrick
                                                                                   : ticksPerPull)
                               : static_cast<int>(look.pose);
        }
    }
    return static_cast<int>(StringPose::Idle0);
}

}  // namespace

int stringPicture(const Creature& string, const CreaturesConfig& config) {
    const bool isBusy = string.doing == Doing::WindsUp || string.doing == Doing::Attacks ||
                        string.doing == Doing::Changes;
    if (!isBusy && string.body.safeTicks > config.boss.safeTicks - stringFlinchTicks) {
        return static_cast<int>(StringPose::Hurt);
    }
    switch (string.doing) {
    case Doing::Waits:
        return stringPairPicture(string, StringPose::Roar0, ticksPerPull);
    case Doing::WindsUp:
        return movePicture(string);
    case Doing::Attacks:
        return string.move == Move::StringNeedle ? flyingPicture(string.facing)
                                                 : movePicture(string);
    case Doing::Rests:
        return string.move == Move::StringNeedle
                   ? stringPairPicture(string, StringPose::Stuck0, ticksPerPull)
                   : stringPairPicture(string, StringPose::Idle0, ticksPerRopeSway);
    case Doing::Changes:
        return flyingPicture(ownState<StringState>(string).door);
    case Doing::Stunned:
        return stringPairPicture(string, StringPose::Dazed0, ticksPerRopeSway);
    case Doing::Walks:
    case Doing::Sleeps:
    case Doing::Falls:
        break;
    }
    return stringPairPicture(string, StringPose::Idle0, ticksPerRopeSway);
}

}  // namespace doorstring
