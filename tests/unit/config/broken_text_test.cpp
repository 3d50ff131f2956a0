// Whatever stands in a file: a config, or errors with places, never a crash.
#include "base/rng.hpp"
#include "config/sources/config_files.hpp"
#include "config/text/printable.hpp"
#include "config/toml/toml_value.hpp"
#include "files/whole_file.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

#include <algorithm>

using namespace doorstring;
using doorstring::testing::shippedFolder;
using doorstring::testing::Trial;

namespace {

// What mistakes and attacks are made of.
constexpr std::string_view pieces[]{"[",
                                    "]",
                                    "{",
                                    "}",
                                    "=",
                                    ".",
                                    ",",
                                    "\"",
                                    "'",
                                    "\"\"\"",
                                    "'''",
                                    "#",
                                    "\n",
                                    "\r",
                                    "\r\n",
                                    "\\",
                                    "\\u",
                                    "\xC5\xBF",
                                    "\xFF",
                                    "\x01",
                                    "\xEF\xBB\xBF",
                                    "-",
                                    "+",
                                    "_",
                                    "0x",
                                    "1e9",
                                    "nan",
                                    "inf",
                                    "99999999999999999999",
                                    "0.0001",
                                    "true",
                                    "[[",
                                    "]]",
                                    "NS",
                                    "1979-05-27T07:32:00",
                                    "-0",
                                    " = [",
                                    "tables.N"};

std::string randomBytes(RandomStream& random) {
    std::string text(random.below(200), '\0');
    std::generate(text.begin(), text.end(), [&] { return static_cast<char>(random.below(256)); });
    return text;
}

std::string randomPieces(RandomStream& random) {
    std::string text;
    for (std::uint64_t count = random.below(60); count > 0; --count) {
        text += pieces[random.below(std::size(pieces))];
    }
    return text;
}

std::string mutated(std::string text, RandomStream& random) {
    for (std::uint64_t count = 1 + random.below(4); count > 0; --count) {
        const std::size_t at = random.below(text.size() + 1);
        switch (random.below(4)) {
        case 0:
            text.insert(at, pieces[random.below(std::size(pieces))]);
            break;
        case 1:
            text.erase(at, random.below(20));
            break;
        case 2:
            text.insert(at, text.substr(random.below(text.size() + 1), random.below(40)));
            break;
        default:
            if (at < text.size()) {
                text[at] = static_cast<char>(random.below(256));
            }
        }
    }
    return text;
}

void checkFault(const std::string& text) {
    const auto document = parseToml(text);
    if (document.ok()) {
        return;
    }
    const TomlFault& fault = document.error();
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    const bool good = fault.place.line >= 1 && fault.place.line <= lines + 1 &&
                      fault.place.column >= 1 && !fault.sentence.empty();
    if (!good) {
        CAPTURE(text, fault.place.line, fault.place.column, fault.sentence);
        CHECK(good);
    }
}

void checkErrors(const Trial& trial, std::string_view text) {
    const auto loaded = loadConfig(trial.sources);
    if (loaded.ok()) {
        return;
    }
    CHECK_FALSE(loaded.error().empty());
    for (const ConfigError& error : loaded.error()) {
        const std::string shown = toString(error);
        const bool isCount = error.source.empty();  // "and 3 more mistakes"
        const bool placed = isCount || (error.line >= 1 && error.column >= 1);
        if (!placed || error.sentence.empty() || printable(shown) != shown) {
            CAPTURE(std::string(text), shown);
            CHECK(false);
        }
    }
}

}  // namespace

TEST_CASE("broken TOML of any kind is reported with a place") {
    RandomStream random(1);
    std::vector<std::string> shipped;
    for (const std::string_view name : configFileNames) {
        shipped.push_back(readTextFile(shippedFolder() / name).value());
    }
    for (int round = 0; round < 4000; ++round) {
        checkFault(randomBytes(random));
        checkFault(randomPieces(random));
        checkFault(mutated(shipped[random.below(shipped.size())], random));
    }
    CHECK(shipped.size() == 12);
}

TEST_CASE("a broken file gives a config or errors with places") {
    const Trial trial;
    RandomStream random(2);
    for (int round = 0; round < 100; ++round) {
        for (const std::string_view name : configFileNames) {
            const std::string text = mutated(readTextFile(shippedFolder() / name).value(), random);
            trial.user.write(std::string(name), text);
            checkErrors(trial, text);
            trial.user.write(std::string(name), "");
        }
    }
}

TEST_CASE("deep nesting does not break the reader") {
    const std::string deep(100000, '[');
    checkFault("a = " + deep);
    checkFault("a = " + std::string(100000, '{'));
    std::string dots = "a";
    for (int index = 0; index < 200000; ++index) {
        dots += ".a";
    }
    checkFault(dots + " = 1");
    checkFault("[" + dots + "]");
    CHECK_FALSE(parseToml("a = " + deep).ok());
    CHECK_FALSE(parseToml(dots + " = 1").ok());
}

// Reading that takes time by the square of the size would take longer than a test may.
TEST_CASE("a file as large as files may be is read to its end, however it is wrong") {
    const Trial trial;
    const auto read = [&](const std::string& text) {
        trial.user.write("dungeon.toml", text);
        CHECK(trial.errors().size() <= ErrorList::mostKept + 1);
    };
    const auto repeated = [](const std::string& part) {
        std::string text;
        while (text.size() + part.size() < 1'000'000) {
            text += part;
        }
        return text;
    };
    std::string keys;
    for (int index = 0; keys.size() < 1'000'000; ++index) {
        keys += "k" + std::to_string(index) + " = 1\n";
    }
    read("keys.map = [" + repeated("1, ") + "]\n");
    read("keys.map = [" + repeated("\"\xC3\xA4\", ") + "]\n");
    read("a = " + repeated("[[[[[[1]]]]]], ").insert(0, "[") + "]\n");
    read(keys);
}

TEST_CASE("a message is short however long the key, the value or the name is that it quotes") {
    const std::string longest(1'000'000, 'k');
    for (const std::string& text :
         {longest + " = 1\n", "grid." + longest + " = 1\n", "[grid]\nwidth = \"" + longest + "\"\n",
          "[tables.N]\n" + longest + " = 1\n", "[" + longest + "]\nx = 1\n",
          "grid.width = " + longest + "\n", longest + " = 1\n" + longest + " = 1\n"}) {
        for (const std::string& line : doorstring::testing::errorsIn(text)) {
            CHECK(line.size() < 600);
        }
    }
    for (const std::string& set : {longest, longest + "=1", "grid.width=" + longest,
                                   "start.doors=" + longest, "tables.N." + longest + "=1"}) {
        for (const std::string& line : doorstring::testing::errorsOfSet({set})) {
            CHECK(line.size() < 600);
        }
    }
    Trial trial;
    trial.sources.preset = longest;
    CHECK(trial.errors().front().size() < 600);
}
