#include "picture/tiles/tileset.hpp"

#include "picture/tiles/furniture_sprite.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace doorstring {

namespace {

// The opaque colours of the pictures from one to another, each once.
std::vector<Colour> coloursOf(const SpriteSheet& sheet, TilePicture from, TilePicture to) {
    std::vector<Colour> colours;
    for (TilePicture picture = from; picture <= to; picture = after(picture, 1)) {
        const PixelRect part = sheet.part(static_cast<int>(picture));
        for (int y = part.y; y < part.y + part.height; ++y) {
            for (int x = part.x; x < part.x + part.width; ++x) {
                const Colour colour = sheet.picture().at(x, y);
                if (colour.alpha == 255 &&
                    std::find(colours.begin(), colours.end(), colour) == colours.end()) {
                    colours.push_back(colour);
                }
            }
        }
    }
    return colours;
}

// Shadow and light may turn what they meet into colours of ground, walls, water and grass.
TileLight lightOf(const SpriteSheet& sheet) {
    using enum TilePicture;
    std::vector<Colour> ramps = coloursOf(sheet, Ground0, East1);
    const std::vector<Colour> water = coloursOf(sheet, Shallows0, Deep0);
    for (const auto& more : {water, coloursOf(sheet, Grass0, Grass1)}) {
        std::copy_if(more.begin(), more.end(), std::back_inserter(ramps), [&](Colour colour) {
            return std::find(ramps.begin(), ramps.end(), colour) == ramps.end();
        });
    }
    const PixelRect shadow = sheet.part(static_cast<int>(ShadowN));
    const PixelRect swatch = sheet.part(static_cast<int>(Swatch));
    const std::array ground{sheet.picture().at(swatch.x + 1, swatch.y)};  // most of the ground
    return {coloursOf(sheet, Ground0, Swatch), ramps, ground, water,
            sheet.picture().at(shadow.x + shadow.width / 2, shadow.y)};
}

}  // namespace

Result<TilesetPictures, std::string> TilesetPictures::load(const std::filesystem::path& assets,
                                                           Tileset tileset) {
    const std::string file = std::string(nameOf(tileset)) + ".png";
    auto sheet = SpriteSheet::load(assets / "tiles" / file, {tileSide, tileSide}, tilePictureCount);
    if (!sheet) {
        return std::move(sheet.error());
    }
    const auto pieces = static_cast<int>(furnitureNames().size());
    auto furniture = SpriteSheet::load(assets / "furniture" / file, furnitureSize, pieces);
    if (!furniture) {
        return std::move(furniture.error());
    }
    return TilesetPictures(std::move(sheet.value()), std::move(furniture.value()));
}

TilesetPictures::TilesetPictures(SpriteSheet sheet, SpriteSheet furniture)
    : sheet_(std::move(sheet)), furniture_(std::move(furniture)), light_(lightOf(sheet_)) {
    const PixelRect swatch = sheet_.part(static_cast<int>(TilePicture::Swatch));
    const auto colour = [&](int column, int row) {
        return sheet_.picture().at(swatch.x + column, swatch.y + row);
    };
    for (int i = 0; i < groundColours; ++i) {
        ground_[static_cast<std::size_t>(i)] = colour(i, 0);
    }
    for (int i = 0; i < wallColours; ++i) {
        wall_[static_cast<std::size_t>(i)] = colour(i, 1);
    }
    accent_ = colour(0, 2);
    darkAccent_ = colour(1, 2);
    outline_ = colour(2, 2);
}

}  // namespace doorstring
