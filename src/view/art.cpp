#include "view/art.hpp"

#include "picture/sprites/stand_in.hpp"

namespace doorstring {

namespace {

template <typename Part>
Part orStandIn(Result<Part, std::string> loaded, Part (*standIn)(),
               std::vector<std::string>& faults) {
    if (loaded) {
        return std::move(loaded.value());
    }
    faults.push_back(std::move(loaded.error()));
    return standIn();
}

}  // namespace

LoadedArt Art::load(const std::filesystem::path& assets) {
    std::vector<std::string> faults;
    Art art{SpriteSheets::load(assets, faults),
            orStandIn(BdfFont::load(assets / "fonts" / "doorstring.bdf"), standInFont, faults),
            {}};
    for (const Tileset which : allValues<Tileset>) {
        art.tilesets.push_back(
            orStandIn(TilesetPictures::load(assets, which), standInTileset, faults));
    }
    return {std::move(art), std::move(faults)};
}

}  // namespace doorstring
