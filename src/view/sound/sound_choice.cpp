#include "view/sound/sound_choice.hpp"

#include "base/rng.hpp"

#include <algorithm>
#include <cassert>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, effectCount> effectNames{
    "step-stone", "step-soft", "slide",       "new-dungeon", "undo",         "map-open",
    "map-close",  "menu-move", "menu-choose", "banner",      "error",        "screenshot",
    "pause",      "copy",      "key-taken",   "door-opened", "door-refused", "fall",
    "hurt",       "revived",   "spikes-warn", "spikes-up",   "splash",       "push",
    "pit-filled", "sank",      "plate-down",  "plate-up",    "rustle",       "grass-cut",
    "rubble",     "swing"};

constexpr std::array<std::string_view, tuneCount> tuneNames{"title", "blue-stone", "moss"};

constexpr int pitchSpreadPermille = 30;

int pitchFor(Effect effect, std::uint64_t count) {
    if (isMusical(effect)) {
        return 1000;
    }
    RandomStream random(mixBits(static_cast<std::uint64_t>(effect) + 1) + count);
    return 1000 - pitchSpreadPermille + static_cast<int>(random.below(2 * pitchSpreadPermille + 1));
}

struct EffectOfEvent {
    Tileset tileset;

    std::optional<Effect> operator()(const FlipStarted&) const { return Effect::Slide; }
    std::optional<Effect> operator()(const FlipEnded&) const { return std::nullopt; }
    std::optional<Effect> operator()(const FootStep& step) const {
        return step.on == Tile::Shallows ? Effect::Splash : stepOn(tileset);
    }
    std::optional<Effect> operator()(const BannerReached&) const { return Effect::Banner; }
    std::optional<Effect> operator()(const KeyTaken&) const { return Effect::KeyTaken; }
    std::optional<Effect> operator()(const DoorOpened&) const { return Effect::DoorOpened; }
    std::optional<Effect> operator()(const DoorRefused&) const { return Effect::DoorRefused; }
    std::optional<Effect> operator()(const KnightFell&) const { return Effect::Fall; }
    std::optional<Effect> operator()(const KnightHurt&) const { return Effect::Hurt; }
    std::optional<Effect> operator()(const KnightRevived&) const { return Effect::Revived; }
    std::optional<Effect> operator()(const SpikesWarned&) const { return Effect::SpikesWarn; }
    std::optional<Effect> operator()(const SpikesRose&) const { return Effect::SpikesUp; }
    std::optional<Effect> operator()(const SpikesSank&) const { return std::nullopt; }
    std::optional<Effect> operator()(const ThingPushed&) const { return Effect::Push; }
    std::optional<Effect> operator()(const PitFilled&) const { return Effect::PitFilled; }
    std::optional<Effect> operator()(const ThingSank&) const { return Effect::Sank; }
    std::optional<Effect> operator()(const PlatePressed&) const { return Effect::PlateDown; }
    std::optional<Effect> operator()(const PlateReleased&) const { return Effect::PlateUp; }
    std::optional<Effect> operator()(const GrassRustled&) const { return Effect::Rustle; }
    std::optional<Effect> operator()(const GrassCut&) const { return Effect::GrassCut; }
    std::optional<Effect> operator()(const RubbleCleared&) const { return Effect::Rubble; }
    std::optional<Effect> operator()(const SwordSwung&) const { return Effect::Swing; }
};

}  // namespace

std::string fileNameOf(Effect effect, int variant) {
    assert(variant >= 0 && variant < variantsOf(effect));
    const std::string name(effectNames[static_cast<std::size_t>(effect)]);
    return variantsOf(effect) == 1 ? name : name + "-" + std::to_string(variant + 1);
}

std::string_view fileNameOf(Tune tune) {
    return tuneNames[static_cast<std::size_t>(tune)];
}

int variantsOf(Effect effect) {
    return effect == Effect::StepStone || effect == Effect::StepSoft || effect == Effect::Splash
               ? 2
               : 1;
}

bool isMusical(Effect effect) {
    switch (effect) {
    case Effect::StepStone:
    case Effect::StepSoft:
    case Effect::Slide:
    case Effect::Screenshot:
    case Effect::DoorOpened:
    case Effect::DoorRefused:
        return false;
    default:
        // What the ground does is noise, but for the hearts that come back.
        return effect < Effect::Fall || effect == Effect::Revived;
    }
}

Effect stepOn(Tileset ground) {
    return ground == Tileset::Moss || ground == Tileset::Sand ? Effect::StepSoft
                                                              : Effect::StepStone;
}

// Tilesets without a tune of their own share the one that is nearest to them.
Tune tuneOf(Tileset tileset) {
    return tileset == Tileset::Moss || tileset == Tileset::Sand ? Tune::Moss : Tune::BlueStone;
}

std::optional<Effect> effectOf(const Event& event, Tileset tileset) {
    return std::visit(EffectOfEvent{tileset}, event);
}

std::optional<Playing> VoiceChoice::choose(Effect effect, std::uint64_t tick,
                                           std::bitset<voiceCount> busy) {
    Past& past = past_[effect];
    if (past.begun && tick - *past.begun < ticksBetweenSame) {
        return std::nullopt;
    }
    std::size_t voice = 0;
    while (voice < voiceCount && busy[voice]) {
        ++voice;
    }
    if (voice == voiceCount) {
        voice = static_cast<std::size_t>(
            std::distance(order_.begin(), std::min_element(order_.begin(), order_.end())));
    }
    const auto variants = static_cast<std::uint64_t>(variantsOf(effect));
    const Playing playing{voice, static_cast<int>(past.count % variants),
                          pitchFor(effect, past.count)};
    past = {tick, past.count + 1};
    order_[voice] = ++played_;
    return playing;
}

}  // namespace doorstring
