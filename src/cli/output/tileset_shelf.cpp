#include "cli/output/tileset_shelf.hpp"

namespace doorstring {

Result<TilesetShelf, std::string> TilesetShelf::load(const std::filesystem::path& assets) {
    TilesetShelf shelf;
    for (int index = 0; index < tilesetCount; ++index) {
        auto pictures = TilesetPictures::load(assets, static_cast<Tileset>(index));
        if (!pictures) {
            return pictures.error();
        }
        shelf.pictures_.push_back(std::move(pictures.value()));
    }
    return shelf;
}

}  // namespace doorstring
