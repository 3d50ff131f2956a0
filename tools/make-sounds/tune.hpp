// A piece of music that loops, as its .tune text describes it.
#pragma once

#include "note.hpp"
#include "voice.hpp"

#include <string>
#include <vector>

namespace doorstring {

struct Instrument {
    std::string name;
    Voice voice;
};

struct TuneNote {
    int start = 0;               // steps from the beginning of the tune
    int length = 0;              // steps
    double hertz = 0;            // 0: the instrument's own pitch (drums)
    std::size_t instrument = 0;  // index into TuneText::instruments
};

struct Track {
    std::string name;
    double pan = 0;  // -1 left to 1 right
    double level = 1;
    int echoSteps = 0;  // 0: none
    double echoLevel = 0;
    int steps = 0;  // its whole length
    std::vector<TuneNote> notes;
};

struct TuneText {
    double tempo = 0;  // beats a minute
    int stepsPerBeat = 0;
    int stepsPerBar = 0;
    double loudness = 0;  // dB, of the whole
    std::vector<Instrument> instruments;
    std::vector<Track> tracks;  // all of one length

    // Whole samples, so that the loop is exact.
    std::size_t samplesPerStep() const;
};

// Throws a TextFault that names the line.
TuneText readTune(const std::string& text, const std::string& file);

// Samples of left and right in turn. What rings on past the end is heard at the beginning, so that
// the loop has no seam. Throws a TextFault if the peak is above loudestPeak at that loudness.
std::vector<double> mixTune(const TuneText& tune, const std::string& file);

}  // namespace doorstring
