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

// The first line of a recording. Its number has to go up when a config key that affects play is
// added without Column::isNew, because a recording must have every such key. It also has to go up
// when the meaning of a recording changes in another way. It goes up once for a version of the
// program, however much is added to that version. Recordings with another number are rejected.
inline constexpr std::string_view replayFormat = "doorstring-replay/6";

// A recording has a hash of the state for each second of play (Check), so that a difference is
// found where it begins.
inline constexpr int ticksBetweenHashes = 60;

namespace replay {

struct Hold {
    int ticks = 0;  // 1 to ticksBetweenHashes
    InputFrame input;
};
// How another dungeon is reached.
enum class ChangeKind : std::uint8_t {
    // A floor or dungeon grows, with a new seed or the same one, and the knight begins at its
    // start: in an adventure by R or Shift+R, in an exploration for example by R.
    Grow,
    // A file with other weights was saved during play: the same seed grows again, and the knight
    // stays where he is.
    Regrow,
    Descend,  // the stairs to the next floor, with what the knight carries
    Begin     // a new adventure, with nothing of the play before it
};
inline constexpr auto changeKindNames = namesOf<ChangeKind>({"grow", "regrow", "descend", "begin"});
struct NewDungeon {
    ChangeKind kind = ChangeKind::Grow;
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

// Whether the entry leads to another dungeon by a change of this kind.
inline bool isChange(ChangeKind kind, const Entry& entry) {
    const auto* made = std::get_if<NewDungeon>(&entry);
    return made != nullptr && made->kind == kind;
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
    // Returns the index in `configs` of the config of the last entry that has one; 0 if no entry
    // has one.
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
    std::size_t entryBytes = 0;  // of text, to the end of the last entry: a saved run goes on there
    int lines = 0;               // number of lines that were read
    Ending ending = Ending::Whole;
};

// Returns the templates in a text that roomsText() (room/templates/pool.hpp) has written. The rooms
// drawn from them are the same as when it was written.
RoomTexts recordedRooms(std::string text);

// Returns the first fault of recorded templates; null if there is none. Only an altered recording
// has any.
std::optional<TemplateFault> firstFault(const RoomTexts& rooms);

}  // namespace doorstring
