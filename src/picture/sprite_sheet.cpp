#include "picture/sprite_sheet.hpp"

#include "picture/png.hpp"

#include <fmt/format.h>

#include <cassert>

namespace doorstring {

SpriteSheet::SpriteSheet(Canvas picture, GridSize cell)
    : picture_(std::move(picture)), cell_(cell) {}

Result<SpriteSheet, std::string> SpriteSheet::load(const std::filesystem::path& file, GridSize cell,
                                                   int count) {
    auto picture = loadPng(file);
    if (!picture) {
        return picture.error();
    }
    SpriteSheet sheet(std::move(picture.value()), cell);
    if (sheet.count() < count) {
        const GridSize size = sheet.picture().size();
        return fmt::format(
            "{}: a picture of {} x {} pixels holds {} cells of {} x {}; {} are wanted",
            file.string(), size.width, size.height, sheet.count(), cell.width, cell.height, count);
    }
    return sheet;
}

int SpriteSheet::count() const {
    return (picture_.size().width / cell_.width) * (picture_.size().height / cell_.height);
}

PixelRect SpriteSheet::part(int index) const {
    assert(index >= 0 && index < count());
    const int columns = picture_.size().width / cell_.width;
    return {index % columns * cell_.width, index / columns * cell_.height, cell_.width,
            cell_.height};
}

}  // namespace doorstring
