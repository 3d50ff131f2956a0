// make-sheets: turns every assets/**/NAME.sheet into the NAME.png beside it.
//
//   make-sheets FOLDER                     write the pictures that differ from their text
//   make-sheets --check FOLDER             write nothing; exit status 1 where a picture differs
//   make-sheets --preview SHEET OUT ZOOM [GROUND]
//                                          one sheet enlarged, on a ground colour (six hexadecimal
//                                          digits, or none: what was clear stays clear)
#include "make-sheets/sheet_text.hpp"
#include "picture/canvas/sf_image.hpp"

#include <filesystem>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace {

using doorstring::SheetColour;
using doorstring::SheetText;
namespace fs = std::filesystem;

sf::Image makeImage(int width, int height, const std::vector<std::uint8_t>& pixels) {
    return doorstring::makeImage(static_cast<unsigned>(width), static_cast<unsigned>(height),
                                 pixels.data());
}

std::vector<std::uint8_t> pixelsOf(const SheetText& sheet) {
    std::vector<std::uint8_t> pixels;
    for (int y = 0; y < sheet.pictureHeight(); ++y) {
        for (int x = 0; x < sheet.pictureWidth(); ++x) {
            const SheetColour colour = sheet.pixel(x, y);
            pixels.insert(pixels.end(), {colour.red, colour.green, colour.blue, colour.alpha});
        }
    }
    return pixels;
}

// Pixels are compared, not bytes of the file: how a PNG is packed is the library's matter.
bool isUpToDate(const SheetText& sheet, const std::vector<std::uint8_t>& pixels,
                const fs::path& png) {
    sf::Image image;
    if (!fs::exists(png) || !image.loadFromFile(png.string())) {
        return false;
    }
    const auto size = image.getSize();
    return static_cast<int>(size.x) == sheet.pictureWidth() &&
           static_cast<int>(size.y) == sheet.pictureHeight() &&
           std::equal(pixels.begin(), pixels.end(), image.getPixelsPtr());
}

int makeAll(const fs::path& folder, bool checkOnly) {
    int different = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".sheet") {
            continue;
        }
        const SheetText sheet = doorstring::readSheet(entry.path().string());
        const auto pixels = pixelsOf(sheet);
        const fs::path png = fs::path(entry.path()).replace_extension(".png");
        if (isUpToDate(sheet, pixels, png)) {
            continue;
        }
        ++different;
        if (checkOnly) {
            std::cout << png.string() << " differs from its text; run make-sheets\n";
        } else if (makeImage(sheet.pictureWidth(), sheet.pictureHeight(), pixels)
                       .saveToFile(png.string())) {
            std::cout << "wrote " << png.string() << '\n';
        } else {
            throw std::runtime_error("cannot write " + png.string());
        }
    }
    return checkOnly && different > 0 ? 1 : 0;
}

SheetColour over(SheetColour above, SheetColour ground) {
    const auto blend = [&](int top, int bottom) {
        return static_cast<std::uint8_t>((top * above.alpha + bottom * (255 - above.alpha)) / 255);
    };
    return {blend(above.red, ground.red), blend(above.green, ground.green),
            blend(above.blue, ground.blue), 255};
}

int preview(const std::string& path, const std::string& out, int zoom, const std::string& hex) {
    const SheetText sheet = doorstring::readSheet(path);
    const bool clear = hex == "none";
    const auto rgb = clear ? 0 : std::stoul(hex, nullptr, 16);
    const SheetColour ground{static_cast<std::uint8_t>(rgb >> 16U),
                             static_cast<std::uint8_t>(rgb >> 8U), static_cast<std::uint8_t>(rgb),
                             255};
    const int width = sheet.pictureWidth() * zoom;
    const int height = sheet.pictureHeight() * zoom;
    std::vector<std::uint8_t> pixels;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const SheetColour above = sheet.pixel(x / zoom, y / zoom);
            const SheetColour c = clear ? above : over(above, ground);
            pixels.insert(pixels.end(), {c.red, c.green, c.blue, c.alpha});
        }
    }
    return makeImage(width, height, pixels).saveToFile(out) ? 0 : 1;
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
            return preview(words[1], words[2], std::stoi(words[3]),
                           words.size() > 4 ? words[4] : "36486a");
        }
    } catch (const std::exception& fault) {
        std::cerr << "make-sheets: " << fault.what() << '\n';
        return 2;
    }
    std::cerr << "usage: make-sheets [--check] FOLDER\n"
                 "       make-sheets --preview SHEET OUT ZOOM [GROUND]\n";
    return 2;
}
