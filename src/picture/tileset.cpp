#include "picture/tileset.hpp"

#include "base/rng.hpp"

namespace doorstring {

std::string_view nameOf(Tileset tileset) {
    switch (tileset) {
    case Tileset::BlueStone:
        return "blue-stone";
    case Tileset::Sand:
        return "sand";
    case Tileset::Moss:
        return "moss";
    case Tileset::Ember:
        return "ember";
    case Tileset::Bone:
        return "bone";
    }
    return "";
}

Tileset tilesetFor(Seed seed, const ViewConfig& config) {
    if (config.tileset) {
        return *config.tileset;
    }
    const std::uint64_t roll = mixBits(substream(seed.number, Purpose::Cosmetics));
    return static_cast<Tileset>(bounded(roll, tilesetCount));
}

Result<TilesetPictures, std::string> TilesetPictures::load(const std::filesystem::path& assets,
                                                           Tileset tileset) {
    const auto file = assets / "tiles" / (std::string(nameOf(tileset)) + ".png");
    auto sheet = SpriteSheet::load(file, {tileSide, tileSide}, tilePictureCount);
    if (!sheet) {
        return std::move(sheet.error());
    }
    return TilesetPictures(std::move(sheet.value()));
}

TilesetPictures::TilesetPictures(SpriteSheet sheet) : sheet_(std::move(sheet)) {
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
