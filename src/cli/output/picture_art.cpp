#include "cli/output/picture_art.hpp"

#include <utility>

namespace doorstring {

Result<PageArt, std::string> loadPageArt(const std::filesystem::path& assets) {
    auto font = BdfFont::load(assets / "fonts" / "doorstring.bdf");
    if (!font) {
        return font.error();
    }
    std::vector<std::string> faults;
    SpriteSheets sprites = SpriteSheets::load(assets, faults);
    if (!faults.empty()) {
        return faults.front();
    }
    return PageArt{std::move(font.value()), std::move(sprites)};
}

Result<TilesetPictureList, std::string> loadTilesets(const std::filesystem::path& assets) {
    TilesetPictureList tilesets;
    for (const Tileset tileset : allValues<Tileset>) {
        auto pictures = TilesetPictures::load(assets, tileset);
        if (!pictures) {
            return pictures.error();
        }
        tilesets.push_back(std::move(pictures.value()));
    }
    return tilesets;
}

}  // namespace doorstring
