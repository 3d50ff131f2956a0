// make-sounds: turns every NAME.sound of a folder and those in it into the NAME.wav beside it,
// and every NAME.tune into a NAME.ogg.
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

// Returns whether the file was as its text says already.
bool settle(const fs::path& text, bool checkOnly) {
    const std::string file = text.string();
    const bool isEffect = text.extension() == ".sound";
    const fs::path target = fs::path(text).replace_extension(isEffect ? ".wav" : ".ogg");
    SoundFile made;
    made.channels = isEffect ? 1 : 2;
    made.samples = toSixteenBits(isEffect ? mixEffect(readEffect(readText(text), file), file)
                                          : mixTune(readTune(readText(text), file), file));
    const auto there = readSoundFile(target);
    if (there && (isEffect ? sameEffect(made, *there) : sameMusic(made, *there))) {
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
    for (const fs::path& text : filesIn(folder, {".sound", ".tune"})) {
        try {
            if (!settle(text, checkOnly) && checkOnly) {
                status = std::max(status, 1);
            }
        } catch (const TextFault& fault) {
            std::cerr << fault.what() << '\n';
            status = 2;
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
