#include "base/message.hpp"
#include "config/sources/config_text.hpp"
#include "config/sources/share_code.hpp"
#include "config/text/nearest.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

#include <memory>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr Seed seed17{17};

std::string codeIn(const Trial& trial, Seed seed = seed17) {
    const auto code = codeOf(shippedFolder(), seed, trial.load().preset, trial.load().config);
    REQUIRE(code.ok());
    return code.value();
}

SharedDungeon readCode(const std::string& code) {
    INFO(code);
    const auto read = readShareCode(code);
    REQUIRE(read.ok());
    return read.value();
}

// What is loaded with the code, by a player who has configured nothing.
LoadedConfig loadedBy(const SharedDungeon& dungeon) {
    Trial trial;
    trial.sources.code = dungeon;
    return trial.load();
}

struct TrialWith : Trial {
    TrialWith(const std::string& preset, std::vector<std::string> sets) {
        sources.preset = preset;
        sources.sets = std::move(sets);
    }
};

std::string errorOf(const SharedDungeon& dungeon) {
    const auto config = configOf(shippedFolder(), dungeon);
    REQUIRE(!config);
    return toString(config.error().front());
}

}  // namespace

TEST_CASE("a code is read as it is written on the command line") {
    CHECK(codeIn(Trial()).substr(0, 11) == "0000-000H #");
    CHECK(codeIn(Trial()).size() == 13);
    const std::string code = codeIn(TrialWith("ring", {"grid.width=9", "tables.N.NS=40"}));
    CHECK_THAT(code, ContainsSubstring("0000-000H ring grid.width=9 tables.N.NS=40 #"));
    const SharedDungeon shared = readCode(code);
    CHECK(shared.seed == seed17);
    CHECK(shared.preset == "ring");
    CHECK(shared.sets == Lines{"grid.width=9", "tables.N.NS=40"});
    CHECK(shareCode(shared) == code);
    CHECK(readCode(codeIn(Trial(), Seed{0xFEDC'BA98'7654'3210ULL})).seed.number ==
          0xFEDC'BA98'7654'3210ULL);
}

TEST_CASE("the code of each shipped preset leads back to it") {
    Trial trial;
    for (const std::string& preset : presetNames(trial.sources)) {
        trial.sources.preset = preset;
        const SharedDungeon shared = readCode(codeIn(trial));
        INFO(preset);
        CHECK(shared.preset == preset);
        CHECK(shared.sets.empty());
        const LoadedConfig loaded = loadedBy(shared);
        CHECK(loaded.preset == preset);
        CHECK(dungeonText(loaded.config) == dungeonText(trial.load().config));
    }
}

TEST_CASE("what differs from the preset is in the code") {
    const TrialWith trial("ring", {"grid.width=20", "grid.border=dead ends", "tables.N.NS=40.5",
                                   "tables.N.SW=0", "tables.E={ W = 0.125 }", "loops.chance=1/3",
                                   "loops.keep_facing=false", "start.cell=[3, 4]", "start.doors=NE",
                                   "interior.cave.weight=9.5",
                                   "interior.cave.kinds=[\"plain\", \"boss\"]", "middle.from=7",
                                   "middle.W.WE=2", "tileset=blue-stone", "limits.max_rooms=any"});
    const SharedDungeon shared = readCode(codeIn(trial));
    CHECK(shared.preset == "ring");
    CHECK(joined(shared.sets, "", " ") ==
          "tileset=blue-stone, grid.width=20, grid.border=\"dead ends\", start.cell=[3,4], "
          "start.doors=NE, tables.N.NS=40.5, tables.N.SW=0, tables.E={W=0.125}, middle.from=7, "
          "middle.W={WE=2}, loops.keep_facing=false, loops.chance=1/3, limits.max_rooms=any, "
          "interior.cave.weight=9.5 interior.cave.kinds=[\"plain\",\"boss\"]");
    CHECK(isSamePlay(loadedBy(shared).config, trial.load().config));
}

TEST_CASE("a table that is emptied is shared as well") {
    Trial trial;
    trial.user.write("presets/own.toml", "[middle]\nfrom = 3\n[middle.N]\nS = 2\n");
    trial.sources.preset = "own";
    const SharedDungeon own = readCode(codeIn(trial));
    CHECK(own.preset.empty());  // nobody else has it
    CHECK(own.sets == Lines{"middle.from=3", "middle.N={S=2}"});
    Config emptied = trial.load().config;
    emptied.dungeon.middle.tables = Trial().load().config.dungeon.middle.tables;
    CHECK(readCode(codeOf(shippedFolder(), seed17, "", emptied).value()).sets ==
          Lines{"middle.from=3"});
}

TEST_CASE("a player's own dungeons make no difference to a code, and all else stays his") {
    Trial trial;
    trial.user.write("dungeon.toml", "grid.width = 31\ntables.N = { S = 1 }\n");
    trial.user.write("player.toml", "player.speed = 99\n");
    trial.sources.code = readCode(codeIn(TrialWith("comb", {"grid.height=12"})));
    const LoadedConfig loaded = trial.load();
    CHECK(loaded.config.dungeon == TrialWith("comb", {"grid.height=12"}).load().config.dungeon);
    CHECK(loaded.config.player.speed == 99);
    Lines lost;
    for (const OverriddenKey& key : loaded.overridden) {
        if (key.key == "tables.N") {
            lost.push_back(key.overriddenBy);
        }
    }
    CHECK(lost == Lines{"the code", "the code"});
    trial.sources.sets = {"grid.height=13"};
    CHECK(trial.load().config.dungeon.grid.height == 13);
}

TEST_CASE("an adventure does not use the code") {
    Trial trial;
    trial.sources.code = readCode(codeIn(TrialWith("comb", {})));
    trial.sources.floor = 2;
    Trial plain;
    plain.sources.floor = 2;
    CHECK(trial.load().config == plain.load().config);
}

TEST_CASE("a code may be typed with other spaces and small letters in its seed and check signs") {
    const std::string code = codeIn(TrialWith("ring", {"start.cell=[3, 4]"}));
    std::string typed = "  " + code + "\n";
    typed.replace(typed.find("0000-000H "), 10, "oooo-oooh   ");
    for (char& sign : typed) {
        const bool isLetter = sign >= 'A' && sign <= 'Z';
        sign = isLetter ? static_cast<char>(sign - 'A' + 'a') : sign;
    }
    CHECK(shareCode(readCode(typed)) == code);
}

TEST_CASE(
    "a code with letters that cannot be shown is rejected, line ends between its words are not") {
    const std::string code = codeIn(TrialWith("ring", {"grid.width=9"}));
    std::string wrapped = code;
    wrapped.replace(wrapped.find(" grid"), 1, "\r\n");
    CHECK(shareCode(readCode(wrapped + "\n")) == code);
    std::string strange = code;
    strange.insert(strange.find("=9") + 1, "\x03");
    CHECK_THAT(readShareCode(strange).error(), ContainsSubstring("letters that cannot be shown"));
}

TEST_CASE("a mistyped code is rejected, and says which check signs its text has") {
    const std::string code = codeIn(TrialWith("ring", {"grid.width=9"}));
    std::string typed = code;
    typed.replace(typed.find("=9"), 2, "=8");
    const std::string error = readShareCode(typed).error();
    const std::string had = code.substr(code.size() - 3);
    CHECK_THAT(error, ContainsSubstring("the code is mistyped: its check signs are " + had));
    const std::string fits = error.substr(error.size() - 3);
    CHECK(readCode(typed.substr(0, typed.size() - 3) + fits).sets == Lines{"grid.width=8"});

    int missed = 0;
    for (std::size_t i = 0; i < code.size() - 3; ++i) {
        for (const char sign : {'a', '1', 'x'}) {
            std::string other = code;
            missed += std::exchange(other[i], sign) != sign && readShareCode(other).ok() ? 1 : 0;
        }
    }
    CHECK(missed == 0);
}

TEST_CASE("what is no code says what is missing") {
    CHECK_THAT(readShareCode("").error(),
               ContainsSubstring("the code is empty; codes look like 7K2M"));
    CHECK_THAT(
        readShareCode("7K2M-Q9XA ring grid.width=20").error(),
        ContainsSubstring("the code ends with grid.width=20; allowed are # and its two check"));
    CHECK_THAT(readShareCode("7K2M-Q9XA grid.width=20 ring #00").error(),
               ContainsSubstring("the code has ring where a key and its value belong"));
    CHECK_THAT(readShareCode("7K2M-Q9XA ../own.toml #00").error(),
               ContainsSubstring("the code has ../own.toml where a key"));
    CHECK_THAT(readShareCode("64S8-NG0F #CHc").error(),
               ContainsSubstring("the code ends with #CHc; allowed are # and its two check"));
    CHECK_THAT(readShareCode("#00").error(), ContainsSubstring("the seed is empty"));
    CHECK(readShareCode("7K2M-Q9XA " + std::string(100'000, 'x')).error().size() < 200);
}

TEST_CASE("what is wrong with a code is said in the language of the player") {
    const auto german = std::make_shared<Language>();
    german->messages.emplace(
        "the code ends with {word}; allowed are # and its two check signs, as in {example}",
        std::vector<std::string>{"der Code endet mit {word}"});
    useLanguage(german);
    CHECK(readShareCode("64S8-NG0F #CHc").error() == "der Code endet mit #CHc");
    useLanguage(nullptr);
}

TEST_CASE("a code of the older form is recognised") {
    const std::string old = "40G0-0000-0013-J9E7-0HE3-41G0-00NR";
    CHECK(looksLikeShareCode(old));
    CHECK_THAT(readShareCode(old).error(), ContainsSubstring("this code is of an older form"));
    CHECK(looksLikeShareCode("40g000000013j9e70he341g000nr"));
}

TEST_CASE("values that cannot be had here are errors of the code") {
    CHECK(errorOf({seed17, "", {"grid.width=5000"}}) ==
          "the code: grid.width: 5000 is too large; allowed are whole numbers from 1 to 4096 "
          "(rooms)");
    CHECK(errorOf({seed17, "", {"gird.width=5"}}) ==
          "the code: gird.width is not a key; did you mean grid.width?");
    CHECK_THAT(errorOf({seed17, "", {"player.speed=99"}}),
               ContainsSubstring("the code: player.speed is not a key"));
    CHECK_THAT(errorOf({seed17, "spirals", {}}),
               ContainsSubstring("the code: there is no preset spirals; known are"));
    Trial trial;
    trial.sources.code = SharedDungeon{seed17, "spirals", {}};
    CHECK(trial.errors().size() == 1);
    trial.sources.code = SharedDungeon{seed17, "", {"limits.min_rooms=500", "grid.width=2"}};
    CHECK(trial.errors().size() == 1);
}

TEST_CASE("a text is taken for a code by its keys or check signs, and never a word or a number") {
    for (const char* code : {"7K2M-Q9XA #K7", "7k2m ring #k7", "7K2M-Q9XA ring grid.width=20",
                             "64S8-NG0F #CHc", "64s8-ng0f #C Hc", "64S8-NG0F #"}) {
        INFO(code);
        CHECK(looksLikeShareCode(code));
    }
    for (const char* seed : {"7K2M-Q9XA", "FFFF-FFFF-FFFF-FFFF", "a long walk in the 3 dark woods",
                             "18446744073709551615", "thewordofaveryoldlanguage", "we are #1",
                             "#K7", "", "the-dark-tower-of-the-wizard", "well-known as #1",
                             "the-7-dwarfs-went-home-again", "level-42 of the wizard tower"}) {
        INFO(seed);
        CHECK(!looksLikeShareCode(seed));
    }
}
