#include "voice.hpp"

#include "note.hpp"

#include <functional>
#include <map>

namespace doorstring {

namespace {

double hertz(const TextLine& line, std::size_t index) {
    const auto note = parseNote(line.word(index));
    return note ? hertzOf(*note) : line.number(index, 20, 20000, "Hz (or a note such as A4)");
}

template <typename Read>
Glide glide(const TextLine& line, std::size_t first, Read read) {
    const double from = read(first);
    return {from, line.count() > first ? read(first + 1) : from};
}

double percent(const TextLine& line, std::size_t index) {
    return line.number(index, 0, 100, "per cent") / 100;
}

double seconds(const TextLine& line, double least) {
    line.wantCount(1, 1, "SECONDS");
    return line.number(1, least, 10, "seconds");
}

void readWave(const TextLine& line, Voice& voice) {
    line.wantCount(1, 1, "NAME");
    voice.wave = static_cast<Wave>(line.choice(1, {"pulse", "triangle", "saw", "sine", "noise"}));
}

void readDuty(const TextLine& line, Voice& voice) {
    line.wantCount(1, 2, "PERCENT [PERCENT AT THE END]");
    const auto read = [&](std::size_t index) {
        return line.number(index, 5, 95, "per cent") / 100;
    };
    voice.duty = glide(line, 1, read);
}

void readPitch(const TextLine& line, Voice& voice) {
    line.wantCount(1, 2, "HZ [HZ AT THE END]");
    voice.hertz = glide(line, 1, [&](std::size_t index) { return hertz(line, index); });
}

void readVibrato(const TextLine& line, Voice& voice) {
    line.wantCount(2, 3, "HZ CENTS [SECONDS BEFORE IT BEGINS]");
    voice.vibratoHertz = line.number(1, 0.1, 50, "Hz");
    voice.vibratoCents = line.number(2, 0, 1200, "cents");
    voice.vibratoDelay = line.count() == 3 ? line.number(3, 0, 10, "seconds") : 0;
}

void readFilter(const TextLine& line, Voice& voice) {
    line.wantCount(2, 3, "KIND HZ [HZ AT THE END]");
    voice.filter = static_cast<FilterKind>(line.choice(1, {"low", "band", "high"}) + 1);
    // Above a sixth of the sample rate this kind of filter rings without end.
    const auto read = [&](std::size_t index) { return line.number(index, 20, 7000, "Hz"); };
    voice.cutoff = glide(line, 2, read);
}

using Reader = std::function<void(const TextLine&, Voice&)>;

const std::map<std::string, Reader>& readers() {
    static const std::map<std::string, Reader> all{
        {"wave", readWave},
        {"duty", readDuty},
        {"pitch", readPitch},
        {"vibrato", readVibrato},
        {"filter", readFilter},
        {"attack", [](auto& line, auto& voice) { voice.attack = seconds(line, edgeSeconds); }},
        {"decay", [](auto& line, auto& voice) { voice.decay = seconds(line, edgeSeconds); }},
        {"release", [](auto& line, auto& voice) { voice.release = seconds(line, edgeSeconds); }},
        {"level",
         [](auto& line, auto& voice) {
             line.wantCount(1, 1, "PERCENT");
             voice.level = percent(line, 1);
         }},
        {"sustain",
         [](auto& line, auto& voice) {
             line.wantCount(1, 1, "PERCENT");
             voice.sustain = percent(line, 1);
         }},
        {"resonance",
         [](auto& line, auto& voice) {
             line.wantCount(1, 1, "STRENGTH");
             voice.resonance = line.number(1, 0.5, 12, "(0.7 is none)");
         }},
        {"random",
         [](auto& line, auto& voice) {
             line.wantCount(1, 1, "NUMBER");
             voice.random = static_cast<std::uint64_t>(line.whole(1, 0, 1000000, "numbers"));
         }},
    };
    return all;
}

}  // namespace

const char* const voiceKeys = "wave, level, duty, pitch, attack, decay, sustain, release, vibrato, "
                              "filter, resonance, random";

bool readVoiceLine(const TextLine& line, Voice& voice) {
    const auto reader = readers().find(line.key());
    if (reader == readers().end()) {
        return false;
    }
    reader->second(line, voice);
    return true;
}

}  // namespace doorstring
