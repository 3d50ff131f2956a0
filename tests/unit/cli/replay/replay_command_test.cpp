#include "cli/output/output.hpp"
#include "config/text/numbers.hpp"
#include "config/version.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "testing/plays.hpp"
#include "unit/cli/trial.hpp"

#include <fstream>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

class Verifying {
public:
    Ran run(const std::string& text) const {
        std::ofstream(workshop_.path("walk.replay"), std::ios::binary) << text;
        return run();
    }
    Ran run() const {
        const Ran ran =
            testing::run(workshop_, {"replay", workshop_.path("walk.replay").string(), "--verify"});
        return {ran.status, shortened(ran.out), shortened(ran.err)};
    }

private:
    std::string shortened(std::string text) const {
        const std::string folder = workshop_.path("").string();
        const auto at = text.find(folder);
        return at == std::string::npos ? text : text.erase(at, folder.size());
    }

    Workshop workshop_;
};

std::string play(int turns = 40) {
    return RandomPlay(9).run(turns).text;
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
    const auto at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), by);
}

}  // namespace

TEST_CASE("a whole recording is summed up with ticks, rooms, checks, its last state and speed") {
    const std::string text = play();
    // Each recording ends with a check: "check TICK HASH".
    const std::string last = text.substr(text.find(' ', text.rfind("\ncheck ") + 7) + 1, 16);
    const Ran ran = Verifying().run(text);
    CHECK(ran.status == exitDone);
    CHECK(ran.err.empty());
    for (const char* part : {"walk.replay: ", " ticks (0:", " of play), ", " rooms, ",
                             " checks hold, ", " times real speed\n"}) {
        CHECK_THAT(ran.out, ContainsSubstring(part));
    }
    CHECK_THAT(ran.out, ContainsSubstring(" checks hold, state " + last + ", "));
}

TEST_CASE("a check that differs is reported with its tick and why") {
    const std::string text = play();
    const auto at = text.find("check 60 ");
    REQUIRE(at != std::string::npos);
    std::string altered = text;
    altered[at + 9] = altered[at + 9] == '0' ? '1' : '0';
    const Ran ran = Verifying().run(altered);
    CHECK(ran.status == exitFailed);
    CHECK(ran.out.empty());
    CHECK(ran.err ==
          "doorstring: walk.replay: the check at tick 60 differs: the recording was altered\n");
}

TEST_CASE("a whole recording that goes another way is the program's doing") {
    // Whole, but its walk is not what these settings lead to: as if the rules had changed.
    Expedition expedition = testing::beginning(shippedConfig(), Seed{17});
    RecordingWriter writer("0.0.1", shippedConfig({"player.speed=81"}), Seed{17});
    expedition.addWitness(writer);
    Events events;
    for (int tick = 0; tick < 60; ++tick) {
        expedition.step({}, events);
    }
    writer.finish(expedition.world());
    const Ran ran = Verifying().run(writer.take());
    CHECK(ran.status == exitFailed);
    CHECK(ran.err == std::string("doorstring: walk.replay: the check at tick 60 differs: "
                                 "recorded by doorstring 0.0.1, played by doorstring ") +
                         versionText() + "\n");
}

TEST_CASE("cut, altered and foreign files are reported in a sentence") {
    const Verifying verifying;
    const std::string text = play();
    Ran ran = verifying.run(text.substr(0, text.find("check 120 ")));
    CHECK(ran.status == exitWrongUse);
    CHECK_THAT(ran.err, ContainsSubstring(": the recording is truncated after this line, at tick "
                                          "120; its 1 checks hold\n"));
    ran = verifying.run(replaced(text, "program 0.0.0", "program 0.0.1"));
    CHECK(ran.status == exitWrongUse);
    CHECK_THAT(ran.err,
               ContainsSubstring(": the recording was altered: its checksum is not the one "
                                 "in this line; its "));
    ran = verifying.run("# notes\n");
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.err == "doorstring: walk.replay:1: the file is not a recording: its first line is "
                     "'# notes', not 'doorstring-replay/6'\n");
    ran = verifying.run(replaced(text, "doorstring-replay/6", "doorstring-replay/7"));
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.err == "doorstring: walk.replay:1: the recording has the format "
                     "'doorstring-replay/7'; this version of doorstring reads "
                     "'doorstring-replay/6' only\n");
}

TEST_CASE("a recording that is not there is reported") {
    const Ran ran = Verifying().run();
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.err == "doorstring: walk.replay: the file does not exist\n");
}

TEST_CASE("large numbers are grouped") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(999) == "999");
    CHECK(grouped(1000) == "1,000");
    CHECK(grouped(12345678) == "12,345,678");
}
