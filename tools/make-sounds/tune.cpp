#include "tune.hpp"

#include <map>
#include <optional>

namespace doorstring {

namespace {

// A sign of a pattern: a note or drum begins, goes on, or there is silence.
struct Sign {
    enum class Kind { Begin, Hold, Rest } kind = Kind::Rest;
    double hertz = 0;
    std::size_t instrument = 0;
};
using Pattern = std::vector<Sign>;

// Reads one tune from the first line to the last; what a line means depends on what it stands
// below.
class TuneReader {
public:
    explicit TuneReader(std::string file) : file_(std::move(file)) {}

    void read(const TextLine& line);
    TuneText finish();

private:
    enum class Below { Head, Instrument, Track, Bars };

    void readHead(const TextLine& line);
    void readMode(const TextLine& line);
    void beginInstrument(const TextLine& line);
    void beginTrack(const TextLine& line);
    void readTrack(const TextLine& line);
    void beginPattern(const TextLine& line);
    void readBars(const TextLine& line);
    Sign readSign(const TextLine& line, const std::string& word) const;
    void readOrder(const TextLine& line);
    void append(const TextLine& line, const Pattern& pattern);
    std::size_t instrument(const TextLine& line, const std::string& name) const;
    void wantWholePattern(const TextLine& line) const;

    std::string file_;
    TuneText tune_;
    std::optional<Mode> mode_;
    Below below_ = Below::Head;
    bool drums_ = false;                       // the track's signs are instruments, not notes
    std::size_t trackInstrument_ = 0;          // of a track with notes
    std::map<std::string, Pattern> patterns_;  // of the track
    Pattern* pattern_ = nullptr;
};

void TuneReader::read(const TextLine& line) {
    if (line.key() == "instrument") {
        beginInstrument(line);
    } else if (line.key() == "track") {
        beginTrack(line);
    } else if (line.key() == "pattern" || line.key() == "order") {
        if (tune_.tracks.empty()) {
            line.fail("'" + line.key() + "' must stand below a 'track'");
        }
        wantWholePattern(line);
        line.key() == "pattern" ? beginPattern(line) : readOrder(line);
    } else if (below_ == Below::Head) {
        readHead(line);
    } else if (below_ == Below::Instrument) {
        if (!readVoiceLine(line, tune_.instruments.back().voice)) {
            line.fail("unknown word '" + line.key() + "', an instrument has " + voiceKeys);
        }
    } else if (below_ == Below::Track) {
        readTrack(line);
    } else {
        readBars(line);
    }
}

void TuneReader::readHead(const TextLine& line) {
    line.wantCount(1, line.key() == "mode" ? 2 : 1, line.key() == "mode" ? "ROOT NAME" : "NUMBER");
    if (line.key() == "tempo") {
        tune_.tempo = line.number(1, 30, 240, "beats a minute");
    } else if (line.key() == "beat") {
        tune_.stepsPerBeat = line.whole(1, 1, 8, "steps");
    } else if (line.key() == "bar") {
        tune_.stepsPerBar = line.whole(1, 2, 32, "steps");
    } else if (line.key() == "loudness") {
        tune_.loudness = line.number(1, -40, -9, "dB");
    } else if (line.key() == "mode") {
        readMode(line);
    } else {
        line.fail("unknown word '" + line.key() +
                  "', at the top stand tempo, beat, bar, loudness, mode");
    }
}

void TuneReader::readMode(const TextLine& line) {
    line.wantCount(2, 2, "ROOT NAME");
    mode_ = Mode::of(line.word(1), line.word(2));
    if (!mode_) {
        line.fail("'" + line.word(1) + " " + line.word(2) +
                  "' is no mode; after a root such as D or Bb comes one of " + modeNames);
    }
}

void TuneReader::beginInstrument(const TextLine& line) {
    line.wantCount(1, 1, "NAME");
    if (!tune_.tracks.empty()) {
        line.fail("instruments must stand before the first 'track'");
    }
    tune_.instruments.push_back({line.word(1), {}});
    below_ = Below::Instrument;
}

std::size_t TuneReader::instrument(const TextLine& line, const std::string& name) const {
    std::vector<std::string> names;
    for (std::size_t index = 0; index < tune_.instruments.size(); ++index) {
        if (tune_.instruments[index].name == name) {
            return index;
        }
        names.push_back(tune_.instruments[index].name);
    }
    line.fail("there is no instrument '" + name + "', only " + listOf(names));
}

void TuneReader::beginTrack(const TextLine& line) {
    line.wantCount(1, 2, "NAME [INSTRUMENT]");
    wantWholePattern(line);
    if (tune_.tempo <= 0 || tune_.stepsPerBeat == 0 || tune_.stepsPerBar == 0 ||
        tune_.loudness >= 0 || !mode_) {
        line.fail("tempo, beat, bar, loudness and mode must come before the first 'track'");
    }
    drums_ = line.count() == 1;
    if (!drums_) {
        trackInstrument_ = instrument(line, line.word(2));
    }
    tune_.tracks.emplace_back();
    tune_.tracks.back().name = line.word(1);
    patterns_.clear();
    pattern_ = nullptr;
    below_ = Below::Track;
}

void TuneReader::readTrack(const TextLine& line) {
    Track& track = tune_.tracks.back();
    if (line.key() == "pan") {
        line.wantCount(1, 1, "PERCENT");
        track.pan = line.number(1, -100, 100, "per cent to the right") / 100;
    } else if (line.key() == "level") {
        line.wantCount(1, 1, "PERCENT");
        track.level = line.number(1, 0, 100, "per cent") / 100;
    } else if (line.key() == "echo") {
        line.wantCount(2, 2, "STEPS PERCENT");
        track.echoSteps = line.whole(1, 1, 32, "steps");
        track.echoLevel = line.number(2, 0, 90, "per cent") / 100;
    } else {
        line.fail("unknown word '" + line.key() +
                  "', a track has pan, level, echo, pattern and order");
    }
}

void TuneReader::beginPattern(const TextLine& line) {
    line.wantCount(1, 1, "NAME");
    const auto [place, isNew] = patterns_.try_emplace(line.word(1));
    if (!isNew) {
        line.fail("this track has a pattern '" + line.word(1) + "' already");
    }
    pattern_ = &place->second;
    below_ = Below::Bars;
}

void TuneReader::readBars(const TextLine& line) {
    if (pattern_ == nullptr) {
        line.fail("notes stand below a 'pattern', above the 'order'");
    }
    for (const std::string& word : line.words()) {
        if (word != "|") {
            pattern_->push_back(readSign(line, word));
            continue;
        }
        const auto over = static_cast<int>(pattern_->size()) % tune_.stepsPerBar;
        if (over != 0) {
            line.fail("the bar before this '|' has " + std::to_string(over) + " steps, a bar has " +
                      std::to_string(tune_.stepsPerBar));
        }
    }
    const auto over = static_cast<int>(pattern_->size()) % tune_.stepsPerBar;
    if (over != 0) {
        line.fail("the last bar of this line has " + std::to_string(over) + " steps, a bar has " +
                  std::to_string(tune_.stepsPerBar));
    }
}

Sign TuneReader::readSign(const TextLine& line, const std::string& word) const {
    if (word == "-") {
        return {Sign::Kind::Rest, 0, 0};
    }
    if (word == ".") {
        return {Sign::Kind::Hold, 0, 0};
    }
    if (drums_) {
        return {Sign::Kind::Begin, 0, instrument(line, word)};
    }
    const bool foreign = word.back() == '!';
    const auto note = parseNote(foreign ? word.substr(0, word.size() - 1) : word);
    if (!note) {
        line.fail("'" + word + "' is no note such as C5 or F#4, no '.' and no '-'");
    }
    if (!foreign && !mode_->has(*note)) {
        line.fail("'" + word + "' is not in the tune's mode; write '" + word + "!' if it is meant");
    }
    return {Sign::Kind::Begin, hertzOf(*note), trackInstrument_};
}

void TuneReader::readOrder(const TextLine& line) {
    line.wantCount(1, 999, "PATTERN ... (PATTERN*3 is three times)");
    pattern_ = nullptr;
    below_ = Below::Bars;
    for (std::size_t index = 1; index <= line.count(); ++index) {
        const std::string& word = line.word(index);
        const auto star = word.find('*');
        const auto found = patterns_.find(word.substr(0, star));
        if (found == patterns_.end()) {
            line.fail("there is no pattern '" + word.substr(0, star) + "' in this track");
        }
        int times = 1;
        if (star != std::string::npos) {
            times = word.size() == star + 2 ? word[star + 1] - '0' : 0;
            if (times < 1 || times > 9) {
                line.fail("'" + word + "' must end in *1 to *9");
            }
        }
        for (int n = 0; n < times; ++n) {
            append(line, found->second);
        }
    }
}

void TuneReader::append(const TextLine& line, const Pattern& pattern) {
    Track& track = tune_.tracks.back();
    bool sounding = false;
    for (const Sign& sign : pattern) {
        if (sign.kind == Sign::Kind::Begin) {
            track.notes.push_back({track.steps, 1, sign.hertz, sign.instrument});
            sounding = true;
        } else if (sign.kind == Sign::Kind::Rest) {
            sounding = false;
        } else if (sounding) {
            ++track.notes.back().length;
        } else if (!drums_) {
            line.fail("a pattern in this order has a '.' with no note before it");
        }
        ++track.steps;
    }
}

// An order plays whole patterns: one that was begun and left empty is a slip.
void TuneReader::wantWholePattern(const TextLine& line) const {
    if (pattern_ != nullptr && pattern_->empty()) {
        line.fail("the pattern above has no notes");
    }
}

TuneText TuneReader::finish() {
    if (tune_.tracks.empty()) {
        throw TextFault(file_ + ": a tune needs a track");
    }
    for (const Track& track : tune_.tracks) {
        if (track.steps == 0 || track.steps != tune_.tracks.front().steps) {
            throw TextFault(file_ + ": track '" + track.name + "' has " +
                            std::to_string(track.steps / tune_.stepsPerBar) + " bars, track '" +
                            tune_.tracks.front().name + "' has " +
                            std::to_string(tune_.tracks.front().steps / tune_.stepsPerBar));
        }
    }
    return std::move(tune_);
}

}  // namespace

TuneText readTune(const std::string& text, const std::string& file) {
    TuneReader reader(file);
    for (const TextLine& line : readTextLines(text, file)) {
        reader.read(line);
    }
    return reader.finish();
}

}  // namespace doorstring
