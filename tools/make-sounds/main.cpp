// make-sounds: turns every NAME.sound of a folder and those in it into the NAME.wav beside it,
// and every NAME.tune and NAME.ambience into a NAME.ogg.
//
//   make-sounds FOLDER              write the files that differ from their text
//   make-sounds --check FOLDER      write nothing; exit status 1 if a file differs
//   make-sounds --measure FOLDER    print length and levels of each file
#include "compare.hpp"
#include "effect.hpp"
#include "levels.hpp"
#include "measure.hpp"
#include "tune.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <sstream>

namespace {

using namespace doorstring;
namespace fs = std::filesystem;

std::string readText(const fs::path& file) {
    std::ifstream in(file);
    if (!in) {
        throw std::runtime_error("cannot read " + file.string());
    }
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// In the order of their names, so that runs can be compared.
std::vector<fs::path> filesIn(const fs::path& folder, const std::vector<std::string>& endings) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (std::find(endings.begin(), endings.end(), entry.path().extension()) != endings.end()) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<double> mixEffectOf(const std::string& text, const std::string& file) {
    return mixEffect(readEffect(text, file), file);
}

std::vector<double> mixTuneOf(const std::string& text, const std::string& file) {
    return mixTune(readTune(text, file), file);
}

// What becomes of a text, by its ending.
struct SoundKind {
    const char* text;
    const char* made;
    unsigned channels;
    std::vector<double> (*mix)(const std::string& text, const std::string& file);
    bool (*same)(const SoundFile& made, const SoundFile& there);
};
constexpr std::array soundKinds{SoundKind{".sound", ".wav", 1, mixEffectOf, sameEffect},
                                SoundKind{".tune", ".ogg", 2, mixTuneOf, sameMusic},
                                SoundKind{".ambience", ".ogg", 2, mixTuneOf, sameNoise}};

// Returns whether the file was as its text says already.
bool settle(const fs::path& text, const SoundKind& kind, bool checkOnly) {
    const fs::path target = fs::path(text).replace_extension(kind.made);
    const SoundFile made{kind.channels, toSixteenBits(kind.mix(readText(text), text.string()))};
    const auto there = readSoundFile(target);
    if (there && kind.same(made, *there)) {
        return true;
    }
    if (checkOnly) {
        std::cout << target.string() << " differs from its text; run make-sounds\n";
    } else {
        writeSoundFile(target, made);
        std::cout << "wrote " << target.string() << '\n';
    }
    return false;
}

// After a broken text, the others are still checked.
int settleAll(const fs::path& folder, bool checkOnly) {
    int status = 0;
    for (const SoundKind& kind : soundKinds) {
        for (const fs::path& text : filesIn(folder, {kind.text})) {
            try {
                if (!settle(text, kind, checkOnly) && checkOnly) {
                    status = std::max(status, 1);
                }
            } catch (const TextFault& fault) {
                std::cerr << fault.what() << '\n';
                status = 2;
            }
        }
    }
    return status;
}

int measureAll(const fs::path& folder) {
    std::cout << measureHead();
    for (const fs::path& file : filesIn(folder, {".wav", ".ogg"})) {
        const auto sound = readSoundFile(file);
        std::cout << (sound ? measureRow(file.lexically_relative(folder).string(), *sound)
                            : file.string() + " cannot be read\n");
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    try {
        if (words.size() == 1 && words[0].front() != '-') {
            return settleAll(words[0], false);
        }
        if (words.size() == 2 && words[0] == "--check") {
            return settleAll(words[1], true);
        }
        if (words.size() == 2 && words[0] == "--measure") {
            return measureAll(words[1]);
        }
    } catch (const std::exception& fault) {
        std::cerr << "make-sounds: " << fault.what() << '\n';
        return 2;
    }
    std::cerr << "usage: make-sounds [--check | --measure] FOLDER\n";
    return 2;
}
