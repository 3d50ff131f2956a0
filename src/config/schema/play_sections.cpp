#include "base/fixed.hpp"
#include "config/actions.hpp"
#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

// Adds the config keys of the assists. Recordings without them were made with all assists off.
void addAssists(Schema& schema) {
    std::vector<Column<AssistConfig>> columns{
        {"damage", "", ChoiceKind(heartLossNames), &AssistConfig::damage,
         "how much of the damage of hits the knight takes: all of it, every second half heart, or "
         "none"},
        {"warnings", "percent", IntegerKind{100, 200}, &AssistConfig::warningPercent,
         "how long creatures, traps and spikes announce what hurts, in percent of what they "
         "otherwise would"},
        {"aim", "", BooleanKind{}, &AssistConfig::aims,
         "whether an arrow begins up to half a tile to the side where that makes it meet a "
         "creature ahead"},
        {"pits", "", BooleanKind{}, &AssistConfig::fallsIntoPits,
         "whether the knight falls into pits; else he walks across them"}};
    for (Column<AssistConfig>& column : columns) {
        column.isNew = true;
    }
    schema.add("assist", &Config::assist, columns);
}

}  // namespace

void addPlaySections(Schema& schema) {
    constexpr IntegerKind box{4, pixelsPerTile};
    constexpr IntegerKind detour{0, pixelsPerTile};
    schema.add(
        "player", &Config::player,
        {{"speed", "pixels a second", IntegerKind{16, 480}, &PlayerConfig::speed,
          "the knight's speed in all directions"},
         {"hit_box_width", "pixels", box, within(&PlayerConfig::hitBox, &GridSize::width),
          "width of the part of the knight that bumps into walls"},
         {"hit_box_height", "pixels", box, within(&PlayerConfig::hitBox, &GridSize::height),
          "height of the part of the knight that bumps into walls"},
         {"door_rounding", "pixels", detour, within(&PlayerConfig::detours, &DetourConfig::doors),
          "how far to the side of a door the knight may be and still be led around its jamb"},
         {"corner_rounding", "pixels", detour,
          within(&PlayerConfig::detours, &DetourConfig::corners),
          "how far to the side of a gap between walls or pillars the knight may be and still be "
          "led into it"},
         {"crate_rounding", "pixels", detour,
          within(&PlayerConfig::detours, &DetourConfig::pushables),
          "how far a crate or a block may stick into the knight's way for him to be led around it; "
          "beyond that he pushes it"},
         {"push_seconds", "seconds", TicksKind{2}, &PlayerConfig::pushTicks,
          "how long the knight pushes at a locked door, a chest, a cage or the string until he "
          "opens or takes it"},
         {"hearts", "", IntegerKind{1, 10}, &PlayerConfig::hearts,
          "the knight's hearts, of two halves each"},
         {"safe_seconds", "seconds", TicksKind{5, 500}, &PlayerConfig::safeTicks,
          "how long nothing hurts the knight after a hit"},
         {"death_seconds", "seconds", TicksKind{5, 1000}, &PlayerConfig::deathTicks,
          "how long it takes from the loss of the last heart until the knight wakes, or his "
          "adventure ends"},
         {"knock_back", "pixels", IntegerKind{0, 32}, &PlayerConfig::knockBack,
          "how far a hurt knight is pushed back"},
         {"doorway_depth", "pixels", IntegerKind{0, 8}, &PlayerConfig::doorwayDepth,
          "how far into a doorway the knight steps before the next room slides in"},
         {"quick_after_seconds", "seconds", TicksKind{5}, &PlayerConfig::quickAfterTicks,
          "how long he walks one way, where nothing lives, until he hurries"},
         {"quick_speed", "percent", IntegerKind{100, 200}, &PlayerConfig::quickSpeed,
          "the knight's speed while he hurries, in percent of his usual one"}});
    schema.add("sword", &Config::sword,
               {{"wind_up_seconds", "seconds", TicksKind{1}, &SwordConfig::windUpTicks,
                 "how long the blade is raised before it cuts"},
                {"blade_seconds", "seconds", TicksKind{1, 50}, &SwordConfig::bladeTicks,
                 "how long the blade cuts"},
                {"recovery_seconds", "seconds", TicksKind{1}, &SwordConfig::recoveryTicks,
                 "how long the blade is taken back; the knight can walk, but not swing yet"},
                {"kept_seconds", "seconds", TicksKind{1}, &SwordConfig::keptTicks,
                 "how long a press during a swing is remembered; if the swing ends in that time, "
                 "the next follows"},
                {"reach", "pixels", IntegerKind{4, 32}, &SwordConfig::reach,
                 "how far the blade reaches in front of the hit box"}});
    schema.add("explore", &Config::explore,
               {{"locks", "", BooleanKind{}, &ExploreConfig::locks,
                 "whether doors are locked while exploring, and keys lie in rooms"},
                {"creatures", "", BooleanKind{}, &ExploreConfig::creatures,
                 "whether creatures live in the rooms while exploring"}});
    addAssists(schema);
    schema.add("ground", &Config::ground,
               {{"fall_seconds", "seconds", TicksKind{2, 100}, &GroundConfig::fallTicks,
                 "how long a fall into a pit takes"},
                {"shallows_speed", "percent", IntegerKind{20, 100}, &GroundConfig::shallowsSpeed,
                 "speed in shallow water, in percent of that on dry ground"},
                {"ice_seconds", "seconds", TicksKind{3}, &GroundConfig::iceTicks,
                 "how long the knight glides on over ice after the keys are let go"},
                {"spikes_down_seconds", "seconds", TicksKind{10, 500},
                 &GroundConfig::spikesDownTicks, "how long spikes rest in the ground"},
                // The least warning is 350 ms: people take that long to see a danger, and to act.
                {"spikes_warning_seconds", "seconds", TicksKind{5, 350},
                 &GroundConfig::spikesWarningTicks, "how long the tips of spikes warn"},
                {"spikes_up_seconds", "seconds", TicksKind{10, 100}, &GroundConfig::spikesUpTicks,
                 "how long spikes are up and hurt"},
                {"crate_push_seconds", "seconds", TicksKind{2, 50}, &GroundConfig::cratePushTicks,
                 "how long the knight pushes against a crate until it moves"},
                {"block_push_seconds", "seconds", TicksKind{2, 50}, &GroundConfig::blockPushTicks,
                 "how long he pushes against a block, which is heavy, until it moves"},
                {"crate_slide_seconds", "seconds", TicksKind{1, 50}, &GroundConfig::crateSlideTicks,
                 "how long crates and blocks take to move from one tile to the next"},
                {"remembered_rooms", "rooms", IntegerKind{0, 100}, &GroundConfig::rememberedRooms,
                 "how many rooms, counting back from the last one, stay as the knight left them"}});
    for (const Trap trap : allValues<Trap>) {
        schema.add("trap." + std::string(name(trap)),
                   within(within(&Config::ground, &GroundConfig::traps), at(trap)),
                   {{"every_seconds", "seconds", TicksKind{30, 1000}, &TrapConfig::everyTicks,
                     "the time from one attack of the trap to the next"},
                    {"wind_up_seconds", "seconds", TicksKind{3, 350}, &TrapConfig::windUpTicks,
                     "how long an attack of the trap is announced"},
                    {"count", "", IntegerKind{1, 6}, &TrapConfig::count,
                     "how many strings or doors attack at a time"},
                    {"damage", "half hearts", IntegerKind{1, 6}, &TrapConfig::damage,
                     "what a hit costs"}});
    }
}

// The sections for what is seen, heard and pressed.

namespace {

// Returns the columns, marked as affecting neither dungeons nor play.
template <typename Row>
std::vector<Column<Row>> notAffectingPlay(std::vector<Column<Row>> columns) {
    for (Column<Row>& column : columns) {
        column.affectsPlay = false;
    }
    return columns;
}

}  // namespace

void addViewSections(Schema& schema) {
    schema.add(
        "view", &Config::view,
        notAffectingPlay<ViewConfig>(
            {{"scale", "", IntegerKind{1, 16, "auto"}, &ViewConfig::scale,
              "size of one game pixel in window pixels; \"auto\": the largest that fits"},
             {"fullscreen", "", BooleanKind{}, &ViewConfig::fullscreen,
              "fill the screen from the start"},
             {"language", "", TextKind{12}, &ViewConfig::language,
              "what messages are written in: \"en\" or one of assets/languages, such as \"de\"; "
              "\"system\": what the system asks for"},
             {"game_speed", "percent", IntegerKind{50, 100}, &ViewConfig::gameSpeed,
              "how fast the game runs"},
             {"easing", "", ChoiceKind(easingNames), &ViewConfig::easing, "how the slide moves"},
             {"reduced_motion", "", BooleanKind{}, &ViewConfig::reducedMotion,
              "fade from room to room instead of sliding; blows do not stop the picture, and "
              "nothing bursts"},
             {"shake", "", ChoiceKind(motionOptionNames), &ViewConfig::shake,
              "whether the picture shakes, and what is in it trembles; \"auto\": unless motion is "
              "reduced"},
             {"flashes", "", ChoiceKind(motionOptionNames), &ViewConfig::flashes,
              "whether those who are hurt flash white, and hearts blink; \"auto\": unless motion "
              "is reduced; without flashes, those who are hurt shimmer"},
             {"high_contrast", "", BooleanKind{}, &ViewConfig::highContrast,
              "the ground is dimmed, and what matters on it has an outline"},
             {"effects_volume", "percent", IntegerKind{0, 100}, &ViewConfig::effectsVolume,
              "how loud effects are"},
             {"music_volume", "percent", IntegerKind{0, 100}, &ViewConfig::musicVolume,
              "how loud the music is"},
             {"ambience_volume", "percent", IntegerKind{0, 100}, &ViewConfig::ambienceVolume,
              "how loud the place itself is: water, wind, leaves, fire"},
             {"announcement_volume", "percent", IntegerKind{10, 100, "auto"},
              &ViewConfig::announcementVolume,
              "how loud the effects are that warn, above all of an attack; \"auto\": as loud as "
              "all others"},
             {"muted", "", BooleanKind{}, &ViewConfig::muted, "no sound at all"},
             {"frame_limit", "frames a second", IntegerKind{30, 1000}, &ViewConfig::frameLimit,
              "most frames shown a second"},
             {"demo_seconds", "seconds", TicksKind{3600, 1000}, &ViewConfig::demoTicks,
              "time on the title without input until an adventure plays by itself behind it"},
             {"demo_dimming", "percent", IntegerKind{0, 90}, &ViewConfig::demoDimming,
              "how much the adventure behind the title is dimmed"},
             {"regrow", "", ChoiceKind(regrowNames), &ViewConfig::regrow,
              "what to do with the dungeon that you explore when its weights are saved: ask by a "
              "message, regrow it around the knight, or nothing"},
             {"held_keys", "", ChoiceKind(heldKeysNames), &ViewConfig::heldKeys,
              "how long a key that has to be held counts; \"hold\": while it is held; \"toggle\": "
              "from one press to the next; \"toggle all\": the same, for walking as well"}}));
    // Play waits while rooms slide, so recordings depend on the length of the slide.
    schema.add(
        "view", &Config::view,
        {{"slide_speed", "pixels a second", IntegerKind{100, 4000, "instant"},
          &ViewConfig::slideSpeed, "how fast a room slides in, sideways and up or down alike"},
         {"slide_back_speed", "percent", IntegerKind{100, 400}, &ViewConfig::slideBackSpeed,
          "how fast a room slides in if it was seen before and nothing lives there, in percent of "
          "slide_speed"}});
}

void addKeySections(Schema& schema) {
    schema.add("pad", &Config::pad,
               notAffectingPlay<PadConfig>(
                   {{"dead_zone", "percent", IntegerKind{10, 90}, &PadConfig::deadZone,
                     "how far a stick must be pushed to count"}}));
    std::vector<Column<KeyBindings>> keys;
    for (const Action action : allValues<Action>) {
        keys.emplace_back(std::string(name(action)), "", KeyListKind{isNeeded(action)}, at(action),
                          rowOf(action).help);
    }
    schema.add("keys", &Config::keys, notAffectingPlay(std::move(keys)));
}

}  // namespace doorstring
