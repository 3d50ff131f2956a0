#include "picture/tiles/tileset.hpp"

#include "base/contains.hpp"
#include "picture/tiles/tile_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <vector>

namespace doorstring {

namespace {

// The opaque colours of the pictures `first` to `last`, each once.
std::vector<Colour> coloursOf(const SpriteSheet& sheet, TilePicture first, TilePicture last) {
    std::vector<Colour> colours;
    std::set<std::array<std::uint8_t, 3>> seen;
    for (TilePicture picture = first; picture <= last; picture = after(picture, 1)) {
        for (const GridPos p : cellsIn(sheet.part(static_cast<int>(picture)))) {
            const Colour colour = sheet.picture().at(p.x, p.y);
            if (colour.alpha == 255 &&
                seen.insert({colour.red, colour.green, colour.blue}).second) {
                colours.push_back(colour);
            }
        }
    }
    return colours;
}

// The light of a tileset: shadow and light may turn colours into those of ground, walls, water and
// grass.
TileLight lightOf(const SpriteSheet& sheet) {
    using enum TilePicture;
    LightColours colours;
    colours.all = coloursOf(sheet, Ground0, Swatch);
    colours.water = coloursOf(sheet, Shallows0, Deep0);
    colours.dark = coloursOf(sheet, Pit0, Pit1);
    colours.ramps = coloursOf(sheet, Ground0, East1);
    for (const auto& more : {colours.water, coloursOf(sheet, Grass0, Grass1)}) {
        std::ranges::copy_if(more, std::back_inserter(colours.ramps),
                             [&](Colour colour) { return !contains(colours.ramps, colour); });
    }
    const PixelRect shadow = sheet.part(static_cast<int>(ShadowN));
    const PixelRect swatch = sheet.part(static_cast<int>(Swatch));
    colours.ground = {sheet.picture().at(swatch.x + 1, swatch.y)};  // of most of the ground
    colours.shadow = sheet.picture().at(shadow.x + shadow.width / 2, shadow.y);
    return TileLight(colours);
}

int brightness(Colour colour) {
    return colour.red + colour.green + colour.blue;
}

// The colours of tall grass. A sheet with fewer colours repeats its lightest one.
std::array<Colour, TilesetPictures::grassColours> grassOf(const SpriteSheet& sheet) {
    std::vector<Colour> found = coloursOf(sheet, TilePicture::GrassJoin, TilePicture::GrassJoin);
    if (found.empty()) {
        found = coloursOf(sheet, TilePicture::Ground0, TilePicture::Ground0);
    }
    std::ranges::sort(found, {}, brightness);
    std::array<Colour, TilesetPictures::grassColours> grass{};
    for (std::size_t step = 0; step < grass.size() && !found.empty(); ++step) {
        grass[step] = found[std::min(step, found.size() - 1)];
    }
    return grass;
}

// Says why the pictures cannot be used; null if they can. The number of colours is limited,
// because light is computed for each of them.
std::optional<std::string> faultOf(const SpriteSheet& sheet, const std::filesystem::path& file) {
    constexpr std::size_t mostColours = 1024;
    if (coloursOf(sheet, TilePicture::Ground0, TilePicture::East1).empty()) {
        return fmt::format("{}: ground and walls of the tileset must be opaque", file.string());
    }
    const std::size_t count = coloursOf(sheet, TilePicture::Ground0, TilePicture::Swatch).size();
    if (count > mostColours) {
        return fmt::format("{}: the tileset has {} colours; at most {} are allowed", file.string(),
                           count, mostColours);
    }
    return std::nullopt;
}

}  // namespace

Result<TilesetPictures, std::string> TilesetPictures::load(const std::filesystem::path& assets,
                                                           Tileset tileset) {
    const std::string name = std::string(nameOf(tileset)) + ".png";
    const auto file = assets / "tiles" / name;
    auto sheet = SpriteSheet::load(file, {tileSide, tileSide}, tilePictureCount);
    if (!sheet) {
        return std::move(sheet.error());
    }
    if (auto fault = faultOf(sheet.value(), file)) {
        return std::move(*fault);
    }
    auto furniture = SpriteSheet::load(assets / "furniture" / name, furnitureSize, furnitureCells);
    if (!furniture) {
        return std::move(furniture.error());
    }
    return TilesetPictures(std::move(sheet.value()), std::move(furniture.value()));
}

TilesetPictures::TilesetPictures(SpriteSheet sheet, SpriteSheet furniture)
    : sheet_(std::move(sheet)),
      furniture_(std::move(furniture)),
      grass_(grassOf(sheet_)),
      light_(lightOf(sheet_)) {}

}  // namespace doorstring
