#include "tone.hpp"

#include "base/rng.hpp"
#include "exact_math.hpp"

namespace doorstring {

namespace {

// A value that goes from one to the other by equal factors: what the ear hears as an even sweep.
class Sweep {
public:
    Sweep(Glide glide, std::size_t samples)
        : value_(glide.from),
          factor_(samples == 0 ? 1
                               : exactExp2(exactLog2(glide.to / glide.from) /
                                           static_cast<double>(samples))) {}
    double next() {
        const double now = value_;
        value_ *= factor_;
        return now;
    }

private:
    double value_;
    double factor_;
};

// Rounds the step of a wave over the samples beside it, so that high tones do not rasp
// ("polyBLEP").
double roundedStep(double phase, double advance) {
    if (phase < advance) {
        const double x = phase / advance;
        return x + x - x * x - 1;
    }
    if (phase > 1 - advance) {
        const double x = (phase - 1) / advance;
        return x * x + x + x + 1;
    }
    return 0;
}

class Oscillator {
public:
    Oscillator(Wave wave, std::uint64_t random) : wave_(wave), random_(random) { draw(); }

    double next(double hertz, double duty) {
        const double advance = hertz / sampleRate;
        const double value = at(advance, duty);
        for (phase_ += advance; phase_ >= 1; phase_ -= 1) {
            draw();
        }
        return value;
    }

private:
    double at(double advance, double duty) const {
        switch (wave_) {
        case Wave::Pulse: {
            const double fallen = phase_ < duty ? phase_ - duty + 1 : phase_ - duty;
            // The middle is taken away, so that narrow pulses are not all on one side.
            return (phase_ < duty ? 1 : -1) + roundedStep(phase_, advance) -
                   roundedStep(fallen, advance) - (2 * duty - 1);
        }
        case Wave::Triangle: {
            const double turned = phase_ < 0.75 ? phase_ + 0.25 : phase_ - 0.75;
            return turned < 0.5 ? 4 * turned - 1 : 3 - 4 * turned;
        }
        case Wave::Saw:
            return 2 * phase_ - 1 - roundedStep(phase_, advance);
        case Wave::Sine:
            return exactSine(phase_);
        case Wave::Noise:
            return held_;
        }
        return 0;
    }
    void draw() {
        if (wave_ == Wave::Noise) {
            held_ = static_cast<double>(random_.below(65536)) / 32767.5 - 1;
        }
    }

    Wave wave_;
    RandomStream random_;
    double phase_ = 0;
    double held_ = 0;
};

// A state-variable filter: low, band and high pass in one.
class Filter {
public:
    Filter(FilterKind kind, double resonance) : kind_(kind), damping_(1 / resonance) {}

    double next(double in, double cutoff) {
        const double f = 2 * exactSine(cutoff / sampleRate / 2);
        low_ += f * band_;
        const double high = in - low_ - damping_ * band_;
        band_ += f * high;
        switch (kind_) {
        case FilterKind::Low:
            return low_;
        case FilterKind::Band:
            return band_;
        case FilterKind::High:
            return high;
        case FilterKind::None:
            break;
        }
        return in;
    }

private:
    FilterKind kind_;
    double damping_;
    double low_ = 0;
    double band_ = 0;
};

// The level at a sample: up, down to the sustained level, and away once the key is let go. Falls
// are steep first and flat at last, like those of a plucked string.
double envelope(const Voice& voice, double second, double heldSeconds) {
    if (second > heldSeconds) {
        const double left = 1 - (second - heldSeconds) / voice.release;
        return left <= 0 ? 0 : left * left * envelope(voice, heldSeconds, heldSeconds);
    }
    if (second < voice.attack) {
        return second / voice.attack;
    }
    if (voice.decay <= 0) {
        return 1;
    }
    const double left = 1 - (second - voice.attack) / voice.decay;
    return left <= 0 ? voice.sustain : voice.sustain + (1 - voice.sustain) * left * left;
}

double vibrato(const Voice& voice, double second) {
    const double since = second - voice.vibratoDelay;
    if (voice.vibratoCents <= 0 || since < 0) {
        return 1;
    }
    const double turns = since * voice.vibratoHertz;
    const double part = turns - static_cast<double>(static_cast<long long>(turns));
    return exactExp2(exactSine(part) * voice.vibratoCents / 1200);
}

}  // namespace

std::vector<double> makeTone(const Voice& voice, Glide hertz, std::size_t held) {
    const double heldSeconds = static_cast<double>(held) / sampleRate;
    const auto samples = held + static_cast<std::size_t>(voice.release * sampleRate);
    Sweep pitch(hertz, samples);
    Sweep cutoff(voice.filter == FilterKind::None ? Glide{1, 1} : voice.cutoff, samples);
    Oscillator oscillator(voice.wave, voice.random);
    Filter filter(voice.filter, voice.resonance);
    std::vector<double> tone;
    tone.reserve(samples);
    for (std::size_t n = 0; n < samples; ++n) {
        const double second = static_cast<double>(n) / sampleRate;
        const double part = static_cast<double>(n) / static_cast<double>(samples);
        const double duty = voice.duty.from + (voice.duty.to - voice.duty.from) * part;
        const double raw = oscillator.next(pitch.next() * vibrato(voice, second), duty);
        tone.push_back(filter.next(raw, cutoff.next()) * voice.level *
                       envelope(voice, second, heldSeconds));
    }
    return tone;
}

}  // namespace doorstring
