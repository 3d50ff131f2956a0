#include "cli/tileset_shelf.hpp"

namespace doorstring {

Result<TilesetShelf, std::string> TilesetShelf::load(const std::filesystem::path& assets,
                                                     const ViewConfig& config) {
    TilesetShelf shelf(config);
    for (int index = 0; index < tilesetCount; ++index) {
        auto pictures = TilesetPictures::load(assets, static_cast<Tileset>(index));
        if (!pictures) {
            return pictures.error();
        }
        shelf.pictures_.push_back(std::move(pictures.value()));
    }
    return shelf;
}

const TilesetPictures& TilesetShelf::pictures(Seed seed) const {
    return pictures_[static_cast<std::size_t>(tilesetFor(seed, config_))];
}

}  // namespace doorstring
