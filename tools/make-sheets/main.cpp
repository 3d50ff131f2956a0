// make-sheets: turns every assets/**/NAME.sheet into the NAME.png beside it.
//
//   make-sheets FOLDER                     write the pictures that differ from their text
//   make-sheets --check FOLDER             write nothing; exit status 1 if a picture differs
//   make-sheets --preview SHEET OUT ZOOM [GROUND]
//                                          one sheet enlarged, on a ground colour (six hexadecimal
//                                          digits, or none, which keeps what was clear)
#include "config/text/numbers.hpp"
#include "make-sheets/sheet_text.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/png.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <stdexcept>

namespace {

using namespace doorstring;
namespace fs = std::filesystem;

void save(const Canvas& picture, const fs::path& png) {
    if (const auto fault = savePng(picture, png)) {
        throw std::runtime_error(*fault);
    }
}

// Pixels are compared, not bytes of the file: how a PNG is packed is the library's matter.
bool isUpToDate(const Canvas& picture, const fs::path& png) {
    const auto old = loadPng(png);
    return old && old.value().size() == picture.size() &&
           std::equal(picture.pixels().begin(), picture.pixels().end(),
                      old.value().pixels().begin());
}

int makeAll(const fs::path& folder, bool checkOnly) {
    int different = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".sheet") {
            continue;
        }
        const Canvas picture = readSheet(entry.path().string()).picture();
        const fs::path png = fs::path(entry.path()).replace_extension(".png");
        if (isUpToDate(picture, png)) {
            continue;
        }
        ++different;
        if (checkOnly) {
            std::cout << png.string() << " differs from its text; run make-sheets\n";
        } else {
            save(picture, png);
            std::cout << "wrote " << png.string() << '\n';
        }
    }
    return checkOnly && different > 0 ? 1 : 0;
}

int preview(const std::string& path, const std::string& out, const std::string& zoomText,
            const std::string& ground) {
    constexpr int mostZoom = 16;
    const int zoom = wholeNumber<int>(zoomText).value_or(0);
    if (zoom < 1 || zoom > mostZoom) {
        throw std::runtime_error("ZOOM needs a whole number from 1 to 16; found '" + zoomText +
                                 "'");
    }
    if (ground != "none" && !isColour(ground)) {
        throw std::runtime_error("GROUND needs six hexadecimal digits, or none; found '" + ground +
                                 "'");
    }
    const Canvas sheet = readSheet(path).picture();
    Canvas picture(sheet.size(), ground == "none" ? Colour{0, 0, 0, 0} : colourOf(ground));
    picture.draw(sheet, 0, 0);
    save(enlarged(picture, zoom), out);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    try {
        if (words.size() == 1) {
            return makeAll(words[0], false);
        }
        if (words.size() == 2 && words[0] == "--check") {
            return makeAll(words[1], true);
        }
        if (words.size() >= 4 && words[0] == "--preview") {
            return preview(words[1], words[2], words[3], words.size() > 4 ? words[4] : "36486a");
        }
    } catch (const std::exception& fault) {
        std::cerr << "make-sheets: " << fault.what() << '\n';
        return 2;
    }
    std::cerr << "usage: make-sheets [--check] FOLDER\n"
                 "       make-sheets --preview SHEET OUT ZOOM [GROUND]\n";
    return 2;
}
