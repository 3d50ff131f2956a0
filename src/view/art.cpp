#include "view/art.hpp"

namespace doorstring {

Result<Art, std::string> Art::load(const std::filesystem::path& assets) {
    auto sprites = SpriteSheets::load(assets);
    if (!sprites) {
        return sprites.error();
    }
    auto font = BdfFont::load(assets / "fonts" / "doorstring.bdf");
    if (!font) {
        return font.error();
    }
    Art art{std::move(sprites.value()), std::move(font.value()), {}};
    for (int which = 0; which < tilesetCount; ++which) {
        auto pictures = TilesetPictures::load(assets, static_cast<Tileset>(which));
        if (!pictures) {
            return pictures.error();
        }
        art.tilesets.push_back(std::move(pictures.value()));
    }
    return art;
}

}  // namespace doorstring
