#include "picture/canvas/sprite_sheet.hpp"

#include "picture/canvas/png.hpp"

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
    const GridSize size = picture.value().size();
    const int columns = size.width / cell.width;
    const bool whole = size.width % cell.width == 0 && size.height % cell.height == 0;
    SpriteSheet sheet(std::move(picture.value()), cell);
    if (!whole || sheet.count() < count || sheet.count() >= count + columns) {
        return fmt::format("{}: a picture of {} x {} pixels is not a sheet of {} cells of {} x {}",
                           file.string(), size.width, size.height, count, cell.width, cell.height);
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
