// Cut and altered recordings: never a crash, never taken for whole.
#include "base/stable_hash.hpp"
#include "dungeon/passes/generate.hpp"
#include "room/templates/pool.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "testing/plays.hpp"

#include <algorithm>
#include <array>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// What is shipped, but for its rooms made by hand: three of them are damaged as a hundred are, and
// are read in a thirtieth of the time. The play 17 has all kinds of entries, and two
// configurations.
RecordedPlay shortPlay(std::uint64_t number, int turns) {
    Config config = shippedConfig();
    const std::string rooms = "room bare\n\n"
                              "#####.#####\n"
                              "#.........#\n"
                              "#.........#\n"
                              "...........\n"
                              "#.........#\n"
                              "#.........#\n"
                              "#####.#####\n"
                              "\nroom moat\nkinds plain, arena\ndifficulty 2\nweight 3\n\n"
                              "#######.#######\n"
                              "#~~~~~...~~~~~#\n"
                              "#~...........~#\n"
                              "#~..^..e..^..~#\n"
                              "...............\n"
                              "#~..^..t..^..~#\n"
                              "#~...........~#\n"
                              "#~~~~~...~~~~~#\n"
                              "#######.#######\n"
                              "\nroom nook\nturn no\n\n"
                              "###############\n"
                              "#o...........o#\n"
                              "#....#.t.#....#\n"
                              "#....#...#....#\n"
                              "..............#\n"
                              "#.............#\n"
                              "#....c...c....#\n"
                              "#o...........o#\n"
                              "###############\n";
    config.room.texts = RoomTexts({{"rooms.txt", rooms, ""}});
    REQUIRE(templatesOf(config.room)->faults.empty());
    return RandomPlay(number, config).run(turns);
}

// Whether the byte belongs to a configuration. Its hundreds of lines are all read alike, so only
// some of them are cut or altered, and every line of the rest.
bool isOfBlock(const std::string& text, std::size_t at) {
    const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    return before != std::string::npos && text.compare(before, 3, "\n  ") == 0;
}

// Whether anything tells that this is not the recording that was written.
bool isTold(const std::string& text) {
    const auto recording = readRecording(text, Config());
    if (!recording) {
        CHECK(recording.error().line >= 1);
        CHECK_FALSE(recording.error().sentence.empty());
        CHECK(recording.error().sentence.find('\n') == std::string::npos);
        return true;
    }
    // The game plays what it can of a damaged recording. A twentieth of them is enough to see that,
    // and a grid of thousands of rooms a side, though no mistake, takes too long to be grown here.
    StableHash hash;
    hash.add(text);
    const bool isDamaged = recording.value().ending != Recording::Ending::Whole;
    const bool isLarge = std::ranges::any_of(recording.value().configs, [](const Config& config) {
        return config.dungeon.grid.area() > 10000;
    });
    if (isLarge || (isDamaged && hash.value() % 20 != 0)) {
        return isDamaged;
    }
    // As the program tells it, too, before it plays.
    if (!generateDungeon(recording.value().configs.front().dungeon,
                         recording.value().configs.front().room, recording.value().seed)) {
        return true;
    }
    const PlayedAgain played(recording.value());
    return played.run.differsAt() || isDamaged;
}

}  // namespace

TEST_CASE("a recording cut at any line is reported") {
    const std::string text = shortPlay(3, 20).text;
    int lines = 0;
    for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
        const bool whole = at + 1 == text.size();
        INFO("cut behind line " << ++lines);
        if (!isOfBlock(text, at) || lines % 8 == 0) {
            CHECK(isTold(text.substr(0, at + 1)) != whole);
        }
    }
    CHECK(lines > 100);
}

TEST_CASE("a recording cut at any byte is reported") {
    const std::string text = shortPlay(4, 12).text;
    for (std::size_t size = 0; size < text.size(); ++size) {
        INFO("cut behind byte " << size);
        CHECK(isTold(text.substr(0, size)));
    }
}

TEST_CASE("a line that is missing, doubled or moved is reported") {
    const std::string text = shortPlay(17, 20).text;
    std::size_t number = 0;
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1, ++number) {
        const std::size_t end = text.find('\n', at) + 1;
        const std::string line = text.substr(at, end - at);
        const std::array altered{text.substr(0, at) + text.substr(end),
                                 text.substr(0, end) + line + text.substr(end),
                                 text.substr(0, at) + text.substr(end) + line};
        INFO(line);
        for (std::size_t way = 0; way < altered.size(); ++way) {
            if (!isOfBlock(text, at) || number % 9 == way) {
                CHECK(isTold(altered[way]) == (altered[way] != text));
            }
        }
    }
}

TEST_CASE("any changed byte is reported") {
    const std::string text = shortPlay(17, 20).text;
    RandomStream random(6);
    for (std::size_t at = 0; at < text.size();
         at += isOfBlock(text, at) ? 1 + random.below(150) : 1) {
        std::string changed = text;
        const auto bits = static_cast<int>(1 + random.below(255));
        const char likely = "0123456789 \n-NSWE.\"[]{}=abcdefx"[random.below(32)];
        const std::uint64_t way = random.below(3);
        changed[at] = way == 0   ? static_cast<char>(changed[at] ^ bits)
                      : way == 1 ? static_cast<char>(changed[at] ^ 1)
                                 : likely;
        if (changed != text) {
            INFO("byte " << at << " became " << static_cast<int>(changed[at]));
            CHECK(isTold(changed));
        }
    }
}
