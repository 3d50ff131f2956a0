#include "effect.hpp"

#include "note.hpp"

namespace doorstring {

namespace {

constexpr double shortest = 0.05;  // seconds
constexpr double longest = 1.6;

EffectNote readNote(const TextLine& line, std::size_t index) {
    const std::string& word = line.word(index);
    const auto colon = word.find(':');
    const std::string name = word.substr(0, colon);
    const auto note = parseNote(name);
    if (colon == std::string::npos || (!note && name != "-")) {
        line.fail("'" + word +
                  "' is no note with its seconds such as C5:0.1, and no rest such as -:0.1");
    }
    const TextLine length("", {line.key(), word.substr(colon + 1)});
    EffectNote result;
    try {
        result.seconds = length.number(1, 0.01, longest, "seconds");
    } catch (const TextFault& fault) {
        line.fail(std::string(fault.what()).substr(2));
    }
    if (note) {
        result.hertz = hertzOf(*note);
    }
    return result;
}

void readLayerLine(const TextLine& line, EffectLayer& layer) {
    if (line.key() == "start") {
        line.wantCount(1, 1, "SECONDS");
        layer.start = line.number(1, 0, longest, "seconds");
    } else if (line.key() == "seconds") {
        line.wantCount(1, 1, "SECONDS");
        layer.seconds = line.number(1, 0.005, longest, "seconds");
    } else if (line.key() == "notes") {
        line.wantCount(1, 32, "NOTE:SECONDS ...");
        for (std::size_t index = 1; index <= line.count(); ++index) {
            layer.notes.push_back(readNote(line, index));
        }
    } else if (!readVoiceLine(line, layer.voice)) {
        line.fail("unknown word '" + line.key() + "', a layer has start, seconds, notes, " +
                  voiceKeys);
    }
}

double lengthOf(const EffectLayer& layer) {
    double length = layer.start + layer.seconds.value_or(0) + layer.voice.release;
    for (const EffectNote& note : layer.notes) {
        length += note.seconds;
    }
    return length;
}

void readHeadLine(const TextLine& line, EffectText& effect) {
    if (line.key() == "seconds") {
        line.wantCount(1, 1, "SECONDS");
        effect.seconds = line.number(1, shortest, longest, "seconds");
    } else if (line.key() == "loudness") {
        line.wantCount(1, 1, "DECIBELS");
        effect.loudness = line.number(1, -40, -6, "dB");
    } else {
        line.fail("unknown word '" + line.key() +
                  "', before the first layer come seconds and loudness");
    }
}

}  // namespace

EffectText readEffect(const std::string& text, const std::string& file) {
    EffectText effect;
    const auto lines = readTextLines(text, file);
    const TextLine* layerLine = nullptr;
    const auto finishLayer = [&] {
        // A tenth of a millisecond is left for the decimals of sums.
        if (layerLine != nullptr && lengthOf(effect.layers.back()) > effect.seconds + 0.0001) {
            layerLine->fail("layer '" + layerLine->word(1) + "' with its release ends at " +
                            std::to_string(lengthOf(effect.layers.back())) +
                            " seconds, after the whole sound");
        }
    };
    for (const TextLine& line : lines) {
        if (line.key() == "layer") {
            line.wantCount(1, 1, "NAME");
            finishLayer();
            layerLine = &line;
            effect.layers.emplace_back();
        } else if (layerLine == nullptr) {
            readHeadLine(line, effect);
        } else {
            readLayerLine(line, effect.layers.back());
        }
    }
    finishLayer();
    if (effect.seconds <= 0 || effect.loudness >= 0 || effect.layers.empty()) {
        throw TextFault(file + ": an effect needs seconds, loudness and a layer at least");
    }
    return effect;
}

}  // namespace doorstring
