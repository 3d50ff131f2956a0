// A recorded play as values: how it began, what was held at which tick, what was done to the
// dungeon, and a hash of the state for each second.
#pragma once

#include "base/enums.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "room/templates/room_template.hpp"
#include "world/state/input_frame.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace doorstring {

// The first line of a recording. A recording has each config key that affects play. If such a key
// is added without Column::isNew, or the meaning of a recording changes in another way, the number
// goes up, and older recordings are rejected in one sentence.
inline constexpr std::string_view replayFormat = "doorstring-replay/6";

// A recording has a check value for each second of play, so that a difference is found where it
// begins.
inline constexpr int ticksBetweenChecks = 60;

namespace replay {

struct Hold {
    int ticks = 0;  // 1 to ticksBetweenChecks
    InputFrame input;
};
// How another dungeon is reached.
enum class How : std::uint8_t {
    Grow,     // R or Shift+R
    Regrow,   // the same seed again, around the knight
    Descend,  // the stairs to the next floor, with what the knight carries
    Begin     // a new adventure, with nothing of the play before it
};
inline constexpr auto howNames = namesOf<How>({"grow", "regrow", "descend", "begin"});
struct NewDungeon {
    How how = How::Grow;
    std::size_t config = 0;  // an index in Recording::configs
    Seed seed;
};
struct Undo {};
// Applies changed files, as far as they take effect at once.
struct Apply {
    std::size_t config = 0;  // an index in Recording::configs
};
struct Check {
    std::uint64_t tick = 0;
    std::uint64_t hash = 0;
};
// Ends the recording, with a sum of the text before it.
struct End {
    std::uint64_t ticks = 0;
    std::uint64_t sum = 0;
};

using Entry = std::variant<Hold, NewDungeon, Undo, Apply, Check>;

// Whether the entry leads to another dungeon in this way.
inline bool is(How how, const Entry& entry) {
    const auto* made = std::get_if<NewDungeon>(&entry);
    return made != nullptr && made->how == how;
}

// Writes an entry as a line of a recording: "60 north sword" or "5 -", "grow 0000-000H", "undo",
// "apply", and "check 60 " or "end 60 " followed by 16 hexadecimal digits.
std::string lineOf(const Hold& hold);
std::string lineOf(const NewDungeon& made);
std::string lineOf(const Undo&);
std::string lineOf(const Apply&);
std::string lineOf(const Check& check);
std::string lineOf(const End& end);

}  // namespace replay

struct Recording {
    // Returns the index in `configs` of the last config that an entry refers to; 0 if none does.
    std::size_t configAtEnd() const;

    enum class Ending : std::uint8_t {
        Whole,
        Cut,     // the last line is missing, perhaps more before it
        Altered  // the text does not fit the sum on its last line
    };

    std::string program;          // the version that recorded it
    std::vector<Config> configs;  // the first is the one that the play began with
    Seed seed;
    std::vector<replay::Entry> entries;
    std::uint64_t ticks = 0;
    std::size_t entryBytes = 0;  // up to the end of the last entry; a saved run is continued there
    int lines = 0;               // number of lines that were read
    Ending ending = Ending::Whole;
};

// Makes texts of templates from what roomsText() (room/templates/pool.hpp) has written. The rooms
// made from them are the same as those that were written.
RoomTexts recordedRooms(std::string text);

// Returns the first fault of recorded templates; null if there is none. They have faults only in an
// altered recording.
std::optional<TemplateFault> firstFault(const RoomTexts& rooms);

}  // namespace doorstring
