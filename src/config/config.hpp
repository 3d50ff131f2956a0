// The whole configuration, validated: what tunes dungeons, rooms, play, screen, sound and keys.
// `config/*.toml` explains it to players; the ranges are in config/schema/.
#pragma once

#include "base/enums.hpp"
#include "base/fixed.hpp"
#include "base/grid.hpp"
#include "config/assist_parts.hpp"
#include "config/creature_parts.hpp"
#include "config/dungeon_parts.hpp"
#include "config/floor_parts.hpp"
#include "config/interior_parts.hpp"
#include "config/item_parts.hpp"
#include "config/key_binding.hpp"
#include "config/landmarks.hpp"
#include "config/relic_parts.hpp"
#include "config/set_piece_parts.hpp"
#include "config/trap_parts.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

struct DungeonConfig {
    Growth growth = Growth::DoorStrings;
    GridSize grid{10, 10};  // rooms, 1 to 4096 a side
    BorderRule border = BorderRule::DeadEnds;
    std::optional<GridPos> start;  // empty for (width / 2, height / 2)
    DoorSet startDoors = DoorSet::all();
    // tables[North] is for rooms behind a door to the north: each of its entries has the door S.
    // Entries are sorted by DoorSet::bits(), whatever their order in the file.
    DirectionArray<DoorTable> tables;
    DistanceBand middle;  // tables for rooms farther from the start
    DistanceBand far;     // tables for rooms farther still
    LoopConfig loops;
    LimitConfig limits;
    HideoutConfig hideout;
    CarveConfig tunnels{.map = {80, 45}};
    CarveConfig scattered{
        .map = {50, 50}, .maxSide = 12, .minRooms = 3, .maxRooms = 10, .tries = 3};
    EnumArray<Role, RoleConfig> roles;
    LockConfig locks;
    std::optional<Tileset> tileset;  // empty if the seed chooses it

    // The section [tunnels] or [scattered], whichever the growth reads; of no use if the growth
    // does not carve.
    const CarveConfig& carving() const { return growth == Growth::Tunnels ? tunnels : scattered; }
    // The size of the grid, in rooms. For a carved map: as many rooms of the size `room` as it
    // takes to cover the map.
    GridSize roomGrid(GridSize room) const {
        const GridSize map = carving().map;
        return isCarved(growth) ? GridSize{(map.width + room.width - 1) / room.width,
                                           (map.height + room.height - 1) / room.height}
                                : grid;
    }
    GridPos startCell() const { return start.value_or(GridPos{grid.width / 2, grid.height / 2}); }
    friend bool operator==(const DungeonConfig&, const DungeonConfig&) = default;
};

struct RoomConfig {
    GridSize size{15, 9};              // tiles, the ring of walls included, 5 to 31 a side
    Fraction pillarChance{11, 101};    // 0 to 1 in lowest terms, denominator 1 to 1,000,000
    std::optional<Interior> interior;  // of all rooms; empty if the weights choose for each
    EnumArray<Interior, InteriorConfig> interiors{{drawnAnywhere}};  // by default only pillars
    RoomTexts texts;                                                 // templates, of all sizes
    int templateStep = 2;  // rooms from the start for each step of difficulty; 0: all steps at once
    GridSize bossSpace{9, 5};  // tiles that are free around the middle of a boss's room
    // No config key of rooms sets the next three members. They follow from the floor that is
    // played.
    CreatureKind boss = firstBoss;  // lives in the boss's room
    std::vector<PlacedPiece> pieces = {};
    Landmark landmark = Landmark::None;
    friend bool operator==(const RoomConfig&, const RoomConfig&) = default;
};

// How far to the side, in pixels, a body is led at most to get around an obstacle that stops it.
// There is one figure for each kind of obstacle. The config keys are `door_rounding`,
// `corner_rounding` and `crate_rounding`.
struct DetourConfig {
    int doors = 10;     // the jambs of a doorway
    int corners = 6;    // of walls, pillars and water
    int pushables = 3;  // crates and blocks
    friend bool operator==(const DetourConfig&, const DetourConfig&) = default;
};

struct PlayerConfig {
    int speed = 80;          // pixels a second, whatever the direction
    GridSize hitBox{10, 8};  // pixels, standing on the lower edge of the picture
    DetourConfig detours;
    int pushTicks = 9;         // of pushing at a locked door until a key opens it
    int hearts = 3;            // each has two halves
    int safeTicks = 60;        // after a hit, in which nothing hurts him
    int deathTicks = 90;       // from the loss of the last heart to waking
    int knockBack = 12;        // pixels that a hurt knight is pushed back
    int doorwayDepth = 7;      // pixels into a doorway at which the knight leaves the room
    int quickAfterTicks = 30;  // of walking straight where nothing lives, until he hurries
    int quickSpeed = 150;      // percent of his speed while he hurries
    friend bool operator==(const PlayerConfig&, const PlayerConfig&) = default;
};

// The parts of a swing, in ticks: the blade is raised, cuts, and is taken back.
struct SwordConfig {
    int windUpTicks = 3;
    int bladeTicks = 11;
    int recoveryTicks = 4;
    int keptTicks = 6;  // for which a press during a swing is remembered, to begin the next swing
    int reach = 18;     // pixels in front of the hit box
    friend bool operator==(const SwordConfig&, const SwordConfig&) = default;
};

// The figures of the ground, of crates and blocks, of traps, and of the memory of rooms.
struct GroundConfig {
    int fallTicks = 30;           // into a pit
    int shallowsSpeed = 70;       // percent of the speed on dry ground
    int iceTicks = 30;            // for which the knight glides from full speed to a halt
    int spikesDownTicks = 78;     // lowered
    int spikesWarningTicks = 24;  // half raised, not yet harmful
    int spikesUpTicks = 48;       // raised
    int cratePushTicks = 12;      // of pushing until a crate moves
    int blockPushTicks = 18;
    int crateSlideTicks = 12;  // from one tile to the next
    int rememberedRooms = 6;   // number of the last rooms that stay as they were left
    // In the order of Trap: strings, doors.
    EnumArray<Trap, TrapConfig> traps{{{{.everyTicks = 180, .count = 2}, {.everyTicks = 210}}}};
    friend bool operator==(const GroundConfig&, const GroundConfig&) = default;
};

struct ExploreConfig {
    bool locks = false;      // whether doors are locked and keys lie in rooms
    bool creatures = false;  // whether anything lives in the rooms
    friend bool operator==(const ExploreConfig&, const ExploreConfig&) = default;
};

enum class Easing : std::uint8_t { Soft, Linear, Smooth, Out };
inline constexpr auto easingNames = namesOf<Easing>({"soft", "linear", "smooth", "out"});

// What to do with the current dungeon when its weights are saved.
enum class Regrow : std::uint8_t { Ask, AtOnce, Never };
inline constexpr auto regrowNames = namesOf<Regrow>({"ask", "at once", "never"});

// How long a held action lasts: while its key is down, or from one press to the next. ToggleAll
// includes walking.
enum class HeldKeys : std::uint8_t { Hold, Toggle, ToggleAll };
inline constexpr auto heldKeysNames = namesOf<HeldKeys>({"hold", "toggle", "toggle all"});

// The values of two options: whether the picture shakes, and whether it flashes. Auto means on,
// unless motion is reduced.
enum class MotionOption : std::uint8_t { Auto, On, Off };
inline constexpr auto motionOptionNames = namesOf<MotionOption>({"auto", "on", "off"});

// Whether the picture shakes and flashes, as ViewConfig::shake and ViewConfig::flashes decide.
struct ShownMotion {
    bool shakes = true;
    bool flashes = true;
};

struct ViewConfig {
    int scale = 0;  // window pixels along one pixel of the canvas; 0: as many as fit
    bool fullscreen = false;
    std::string language = "system";  // "en", "de", ...; "system": as the system says
    int gameSpeed = 100;              // percent at which the game runs
    int slideSpeed = 400;             // pixels a second at which rooms slide; 0: at once
    int slideBackSpeed = 180;  // percent of slideSpeed, for a room seen before where nothing lives
    Easing easing = Easing::Soft;
    bool reducedMotion = false;
    MotionOption shake = MotionOption::Auto;
    MotionOption flashes = MotionOption::Auto;
    bool highContrast = false;
    int effectsVolume = 80;      // percent
    int announcementVolume = 0;  // percent, of effects that warn; 0: as other effects
    int musicVolume = 60;        // percent
    int ambienceVolume = 60;     // percent
    bool muted = false;
    int frameLimit = 144;  // frames a second at most
    int demoTicks = 1200;  // on the title without input, until an adventure plays by itself
    int demoDimming = 50;  // percent by which that adventure is dimmed
    Regrow regrow = Regrow::Ask;
    HeldKeys heldKeys = HeldKeys::Hold;

    bool shows(MotionOption option) const {
        return option == MotionOption::Auto ? !reducedMotion : option == MotionOption::On;
    }
    ShownMotion shownMotion() const { return {shows(shake), shows(flashes)}; }
    friend bool operator==(const ViewConfig&, const ViewConfig&) = default;
};

struct PadConfig {
    int deadZone = 40;  // percent of a stick's travel that counts as not moved
    friend bool operator==(const PadConfig&, const PadConfig&) = default;
};

// The sections that decide how a world plays. The world has a copy of them.
struct PlayConfig {
    RoomConfig room;
    PlayerConfig player;
    SwordConfig sword;
    GroundConfig ground;
    CreaturesConfig creatures;
    ItemsConfig items;
    AdventureConfig adventure;
    AssistConfig assist;
    Powers powers{};  // of the relics that were taken; have no config keys
    friend bool operator==(const PlayConfig&, const PlayConfig&) = default;
};

struct Config : PlayConfig {
    DungeonConfig dungeon;
    ExploreConfig explore;
    ViewConfig view;
    PadConfig pad;
    KeyBindings keys;

    // Whether anything lives in the rooms.
    bool hasCreatures() const { return explore.creatures || adventure.isOn(); }
    friend bool operator==(const Config&, const Config&) = default;
};

}  // namespace doorstring
