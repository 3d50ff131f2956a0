#include "make-sounds/effect.hpp"
#include "make-sounds/exact_math.hpp"
#include "make-sounds/note.hpp"
#include "make-sounds/tune.hpp"
#include "testing/catch2.hpp"

#include <cmath>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;

namespace {

std::string faultOfEffect(const std::string& text) {
    try {
        mixEffect(readEffect(text, "x.sound"), "x.sound");
    } catch (const TextFault& fault) {
        return fault.what();
    }
    return "none";
}

std::string faultOfTune(const std::string& text) {
    try {
        mixTune(readTune(text, "x.tune"), "x.tune");
    } catch (const TextFault& fault) {
        return fault.what();
    }
    return "none";
}

const std::string effectHead = "seconds 0.2\nloudness -20\nlayer a\n";
const std::string tuneHead =
    "tempo 120\nbeat 2\nbar 4\nmode D dorian\nloudness -20\ninstrument i\nwave sine\n";

bool near(double a, double b, double by) {
    return std::fabs(a - b) <= by;
}

}  // namespace

TEST_CASE("notes have the numbers and tones they have everywhere") {
    CHECK(parseNote("A4") == 69);
    CHECK(parseNote("C4") == 60);
    CHECK(parseNote("F#4") == 66);
    CHECK(parseNote("Bb3") == 58);
    CHECK(parseNote("Cb4") == 59);
    for (const char* wrong : {"", "H4", "A", "A9", "a4", "A44", "A#", "#4", ".4", "4A"}) {
        INFO(wrong);
        CHECK_FALSE(parseNote(wrong).has_value());
    }
    CHECK(near(hertzOf(69), 440, 1e-9));
    CHECK(near(hertzOf(60), 261.6255653, 1e-6));
    CHECK(near(hertzOf(81), 880, 1e-9));
}

TEST_CASE("our own powers and sines agree with the library's") {
    for (int n = -200; n <= 200; ++n) {
        const double x = n / 13.0;
        INFO(x);
        CHECK(near(exactExp2(x) / std::exp2(x), 1, 1e-13));
        CHECK(near(exactLog2(exactExp2(x)), x, 1e-11));
    }
    for (int n = 0; n < 1000; ++n) {
        CHECK(near(exactSine(n / 1000.0), std::sin(2 * pi * n / 1000.0), 1e-11));
    }
}

TEST_CASE("a mode has its seven notes") {
    const auto count = [](const Mode& mode) {
        int notes = 0;
        for (HalfTone note = 60; note < 72; ++note) {
            notes += mode.has(note) ? 1 : 0;
        }
        return notes;
    };
    const auto dorian = Mode::of("D", "dorian");
    REQUIRE(dorian);
    CHECK(count(*dorian) == 7);
    CHECK(dorian->has(*parseNote("B4")));
    CHECK_FALSE(dorian->has(*parseNote("Bb4")));
    const auto lydian = Mode::of("Bb", "lydian");
    REQUIRE(lydian);
    CHECK(lydian->has(*parseNote("E4")));
    CHECK_FALSE(lydian->has(*parseNote("Eb4")));
    CHECK_FALSE(Mode::of("H", "dorian"));
    CHECK_FALSE(Mode::of("D", "doric"));
}

TEST_CASE("mistakes in an effect are reported with file and line") {
    const auto [lines, sentence] = GENERATE(table<std::string, std::string>({
        {"wave square",
         "x.sound:4: 'wave' has 'square', allowed are pulse, triangle, saw, sine, noise"},
        {"duty 2", "x.sound:4: 'duty' has '2', allowed are numbers from 5 to 95 per cent"},
        {"\npitch loud", "x.sound:5: 'pitch' has 'loud', allowed are numbers from 20 to 20000 Hz"},
        {"attack", "x.sound:4: 'attack' is written 'attack SECONDS'"},
        {"attack 0.001", "x.sound:4: 'attack' has '0.001', allowed are numbers from 0.002"},
        {"filter low 9000", "x.sound:4: 'filter' has '9000', allowed are numbers from 20 to 7000"},
        {"volume 3", "x.sound:4: unknown word 'volume', a layer has start, seconds, notes, wave"},
        {"notes C4", "x.sound:4: 'C4' is no note with its seconds such as C5:0.1"},
        {"notes C4:x", "x.sound:4: 'notes' has 'x', allowed are numbers from 0.01 to 1.6"},
        {"random 1.5", "x.sound:4: 'random' has '1.5', allowed are whole numbers"},
        {"notes C4:0.1 C4:0.15", "x.sound:3: layer 'a' with its release ends at 0.25"},
    }));
    INFO(lines);
    CHECK_THAT(faultOfEffect(effectHead + lines), ContainsSubstring(sentence));
}

TEST_CASE("an effect must be whole, short and not too loud") {
    CHECK(faultOfEffect(effectHead) == "none");
    CHECK_THAT(faultOfEffect("seconds 0.2\nloudness -20\n"), ContainsSubstring("needs seconds"));
    CHECK_THAT(faultOfEffect("seconds 1.7\n"), ContainsSubstring("x.sound:1: 'seconds' has '1.7'"));
    CHECK_THAT(faultOfEffect("wave sine\n"), ContainsSubstring("before the first layer"));
    CHECK_THAT(
        faultOfEffect("seconds 0.2\nloudness -6\nlayer a\nwave noise\ndecay 0.03\nsustain 0"),
        ContainsSubstring("must not be above -3"));
}

TEST_CASE("mistakes in a tune are reported with file and line") {
    const auto [lines, sentence] = GENERATE(table<std::string, std::string>({
        {"track t x", "x.tune:8: there is no instrument 'x', only i"},
        {"track t i\npattern p\nD4 . . | D4",
         "x.tune:10: the bar before this '|' has 3 steps, a bar has 4"},
        {"track t i\npattern p\nD4 . .", "x.tune:10: the last bar of this line has 3 steps"},
        {"track t i\npattern p\nD4 . x .", "x.tune:10: 'x' is no note such as C5"},
        {"track t i\npattern p\nD4 . Eb4 .", "x.tune:10: 'Eb4' is not in the tune's mode"},
        {"track t i\npattern p\nD4 . . .\norder q",
         "x.tune:11: there is no pattern 'q' in this track"},
        {"track t i\npattern p\nD4 . . .\norder p*0", "x.tune:11: 'p*0' must end in *1 to *9"},
        {"track t i\npattern p\norder p", "x.tune:10: the pattern above has no notes"},
        {"track t i\npattern p\n. . . .\norder p", "x.tune:11: a pattern in this order has a '.'"},
        {"track t i\npattern p\nD4 . . .\npattern p",
         "x.tune:11: this track has a pattern 'p' already"},
        {"track t i\nloud 3", "x.tune:9: unknown word 'loud', a track has pan, level, echo"},
        {"track d\npattern p\ni z - -", "x.tune:10: there is no instrument 'z', only i"},
        {"pattern p", "x.tune:8: 'pattern' must stand below a 'track'"},
        {"track t i\npattern p\nD4 . . .\norder p*2\ntrack u i\npattern p\nD4 . . .\norder p",
         "x.tune: track 'u' has 1 bars, track 't' has 2"},
    }));
    INFO(lines);
    CHECK_THAT(faultOfTune(tuneHead + lines), ContainsSubstring(sentence));
}

TEST_CASE("the head of a tune comes first") {
    CHECK_THAT(faultOfTune("mode D doric"), ContainsSubstring("x.tune:1: 'D doric' is no mode"));
    CHECK_THAT(faultOfTune("tempo 120\ninstrument i\ntrack t i"),
               ContainsSubstring("x.tune:3: tempo, beat, bar, loudness and mode must come"));
    CHECK_THAT(faultOfTune("speed 3"), ContainsSubstring("x.tune:1: unknown word 'speed'"));
    CHECK_THAT(faultOfTune(tuneHead), ContainsSubstring("a tune needs a track"));
}
