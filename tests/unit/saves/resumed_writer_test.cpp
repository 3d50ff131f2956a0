#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "testing/plays.hpp"

#include <set>
#include <variant>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Does to an expedition what a recording says, entry by entry.
struct Performing {
    const Recording& recording;
    Expedition& expedition;

    void operator()(const replay::Hold& hold) const {
        Events events;
        for (int tick = 0; tick < hold.ticks; ++tick) {
            expedition.step(hold.input, events);
        }
    }
    void operator()(const replay::NewDungeon& made) const {
        const Config& config = recording.configs[made.config];
        (expedition.*changeFor(made.kind))(config, grownDungeon(config, made.seed));
    }
    void operator()(const replay::Undo&) const { expedition.undo(); }
    void operator()(const replay::Apply& apply) const {
        expedition.apply(recording.configs[apply.config]);
    }
    void operator()(const replay::Check&) const {}
};

void perform(const Recording& recording, std::size_t from, std::size_t to, Expedition& expedition) {
    for (std::size_t i = from; i < to; ++i) {
        std::visit(Performing{recording, expedition}, recording.entries[i]);
    }
}

// The text of a play that was stopped behind `cut` bytes and goes on as the whole one did.
std::string resumedText(const std::string& text, const Recording& whole, const Recording& cut) {
    Expedition expedition(whole.configs.front(), firstDungeon(whole));
    perform(whole, 0, cut.entries.size(), expedition);
    const std::string entries = text.substr(0, cut.entryBytes);
    RecordingWriter writer(cut, entries, expedition.world());
    expedition.addWitness(writer);
    perform(whole, cut.entries.size(), whole.entries.size(), expedition);
    writer.finish(expedition.world());
    return entries + writer.take();
}

}  // namespace

TEST_CASE("a play goes on from each line of its recording as if it had never stopped") {
    Config config = shippedConfig();
    config.room.texts = {};
    const std::string text = RandomPlay(39, config).run(6).text;
    const Recording whole = readRecording(text, Config()).value();
    std::set<std::size_t> kinds;
    for (const replay::Entry& entry : whole.entries) {
        kinds.insert(entry.index());
    }
    REQUIRE(kinds.size() == std::variant_size_v<replay::Entry>);
    std::size_t lines = 0;
    for (std::size_t end = text.find("\nseed ") + 1; end != 0; end = text.find('\n', end) + 1) {
        // A recording cut anywhere within a configuration ends before it.
        if (text.compare(end, 2, "  ") == 0 && ++lines % 40 != 0) {
            continue;
        }
        const auto cut = readRecording(std::string_view(text).substr(0, end), Config());
        if (!cut) {
            CHECK_THAT(cut.error().sentence, ContainsSubstring("before its first tick"));
            continue;
        }
        if (cut.value().entries.size() == whole.entries.size()) {
            break;  // it has the check at the end, which nothing follows
        }
        INFO("cut at byte " << end);
        REQUIRE((resumedText(text, whole, cut.value()) == text));
    }
}

TEST_CASE("a recording cut at any byte is one up to its last whole entry, or is reported") {
    Config config = shippedConfig();
    config.room.texts = {};
    Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter writer("0.1.0", config, Seed{17});
    expedition.addWitness(writer);
    Events events;
    for (int tick = 0; tick < 130; ++tick) {
        expedition.step(tick % 50 == 0 ? InputFrame{} : holding(Direction::East), events);
    }
    expedition.grow(config, grownDungeon(config, Seed{18}));
    expedition.undo();
    writer.finish(expedition.world());
    const std::string text = writer.take();
    const std::size_t seed = text.find("\nseed ");
    const std::size_t first = text.find('\n', seed + 1) + 1;
    std::size_t step = 1;
    for (std::size_t length = 0; length < text.size(); length += step) {
        const auto cut = readRecording(std::string_view(text).substr(0, length), Config());
        step = length < seed ? 97 : 1;
        INFO("cut at byte " << length);
        REQUIRE(cut.ok() == (length >= first));
        if (cut) {
            const std::size_t entries = cut.value().entryBytes;
            CHECK(entries <= length);
            CHECK(text[entries - 1] == '\n');
        }
    }
}

TEST_CASE("rooms made by hand that changed on the way are not written again") {
    Config config = shippedConfig();
    const std::string text = RandomPlay(5, config).run(12).text;
    const Recording whole = readRecording(text, Config()).value();
    const auto cut = readRecording(text.substr(0, text.find("\ncheck ") + 30), Config());
    REQUIRE(cut.ok());
    CHECK(resumedText(text, whole, cut.value()) == text);
}

TEST_CASE("what is held is written out when the play stands still, and can be read") {
    Config config = shippedConfig();
    config.room.texts = {};
    Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter writer("0.1.0", config, Seed{17});
    expedition.addWitness(writer);
    Events events;
    for (int tick = 0; tick < 70; ++tick) {
        expedition.step(holding(Direction::East), events);
        if (tick == 20 || tick == 59) {
            writer.flush();
        }
    }
    writer.flush();
    writer.flush();
    const Recording recording = readRecording(writer.take(), Config()).value();
    CHECK(recording.ticks == 70);
    REQUIRE(recording.entries.size() == 4);
    CHECK(std::get<replay::Hold>(recording.entries[0]).ticks == 21);
    CHECK(std::get<replay::Hold>(recording.entries[1]).ticks == 39);
    CHECK(std::get<replay::Hold>(recording.entries[3]).ticks == 10);
}
