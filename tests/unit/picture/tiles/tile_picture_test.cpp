#include "picture/tiles/tile_picture.hpp"
#include "picture/tiles/tileset.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

using namespace doorstring;

namespace {

// Names of the sprites in the order of the sheet, those of the sheet it is made from first.
std::vector<std::string> spriteNames(const std::filesystem::path& sheet) {
    std::vector<std::string> names;
    std::ifstream file(sheet);
    REQUIRE(file);
    for (std::string word; file >> word;) {
        std::string name;
        if (word == "from") {
            file >> name;
            names = spriteNames(sheet.parent_path() / name);
        } else if (word == "sprite") {
            file >> name;
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                names.push_back(name);
            }
        } else if (word == "#") {
            std::getline(file, name);
        }
    }
    return names;
}

struct NamedPicture {
    TilePicture picture;
    std::string_view name;
};

// Each picture of the enum. Those between two of them are numbered on, or go by sides and parts.
constexpr NamedPicture named[] = {
    {TilePicture::Ground0, "ground-0"},
    {TilePicture::Ground1, "ground-1"},
    {TilePicture::Ground2, "ground-2"},
    {TilePicture::Ground7, "ground-7"},
    {TilePicture::CornerNw, "corner-nw"},
    {TilePicture::CornerNe, "corner-ne"},
    {TilePicture::CornerSw, "corner-sw"},
    {TilePicture::CornerSe, "corner-se"},
    {TilePicture::North0, "north-0"},
    {TilePicture::North2, "north-2"},
    {TilePicture::North3, "north-3"},
    {TilePicture::South0, "south-0"},
    {TilePicture::South1, "south-1"},
    {TilePicture::West0, "west-0"},
    {TilePicture::West1, "west-1"},
    {TilePicture::East0, "east-0"},
    {TilePicture::East1, "east-1"},
    {TilePicture::NorthJambW, "north-jamb-w"},
    {TilePicture::NorthJambE, "north-jamb-e"},
    {TilePicture::SouthJambW, "south-jamb-w"},
    {TilePicture::SouthJambE, "south-jamb-e"},
    {TilePicture::WestJambN, "west-jamb-n"},
    {TilePicture::WestJambS, "west-jamb-s"},
    {TilePicture::EastJambN, "east-jamb-n"},
    {TilePicture::EastJambS, "east-jamb-s"},
    {TilePicture::DoorN, "door-n"},
    {TilePicture::ArchN, "arch-n"},
    {TilePicture::Pillar0, "pillar-0"},
    {TilePicture::PillarCap0, "pillar-cap-0"},
    {TilePicture::ShadowN, "shadow-n"},
    {TilePicture::ShadowNStart, "shadow-n-start"},
    {TilePicture::ShadowW, "shadow-w"},
    {TilePicture::ShadowWStart, "shadow-w-start"},
    {TilePicture::ShadowNw, "shadow-nw"},
    {TilePicture::ShadowCorner, "shadow-corner"},
    {TilePicture::Torch0, "torch-0"},
    {TilePicture::Decor0, "decor-0"},
    {TilePicture::ShutN, "shut-n"},
    {TilePicture::LeafSmallN, "leaf-small-n"},
    {TilePicture::LeafBossN, "leaf-boss-n"},
    {TilePicture::CrackN, "crack-n"},
    {TilePicture::PlateSmall, "plate-small"},
    {TilePicture::PlateBoss, "plate-boss"},
    {TilePicture::Wall0, "wall-00"},
    {TilePicture::Fill0, "fill-0"},
    {TilePicture::Fill2, "fill-2"},
    {TilePicture::Shallows0, "shallows-0"},
    {TilePicture::Deep0, "deep-0"},
    {TilePicture::ShoreN, "shore-n"},
    {TilePicture::DepthN, "depth-n"},
    {TilePicture::PitEdgeN, "pit-n"},
    {TilePicture::IceEdgeN, "ice-n"},
    {TilePicture::Pit0, "pit-0"},
    {TilePicture::Pit1, "pit-1"},
    {TilePicture::PitFilled, "pit-filled"},
    {TilePicture::Ice0, "ice-0"},
    {TilePicture::BridgeAcross, "bridge-across"},
    {TilePicture::BridgeAlong, "bridge-along"},
    {TilePicture::Spikes0, "spikes-0"},
    {TilePicture::Grass0, "grass-0"},
    {TilePicture::Grass1, "grass-1"},
    {TilePicture::GrassJoin, "grass-join"},
    {TilePicture::Stubble, "stubble"},
    {TilePicture::Plate0, "plate-0"},
    {TilePicture::Plate1, "plate-1"},
    {TilePicture::Crate, "crate"},
    {TilePicture::Block, "block"},
    {TilePicture::Rubble0, "rubble-0"},
    {TilePicture::Wade0, "wade-0"},
    {TilePicture::GrassFront0, "grass-front-0"},
    {TilePicture::Swatch, "swatch"},
};

}  // namespace

TEST_CASE("tile pictures: every sheet holds them all, in the order of the enum") {
    const int index = GENERATE(range(0, tilesetCount));
    const std::string tileset(nameOf(static_cast<Tileset>(index)));
    const auto names = spriteNames(std::filesystem::path(DOORSTRING_PROJECT) / "assets/tiles" /
                                   (tileset + ".sheet"));
    CAPTURE(tileset);
    REQUIRE(static_cast<int>(names.size()) == tilePictureCount);
    CHECK(std::set<std::string>(names.begin(), names.end()).size() == names.size());
    for (const auto& [picture, name] : named) {
        CHECK(names[static_cast<std::size_t>(picture)] == name);
    }
}

TEST_CASE("tile pictures: numbers, sides and parts follow one another on the sheets") {
    const auto names = spriteNames(DOORSTRING_PROJECT "/assets/tiles/blue-stone.sheet");
    const auto nameOf = [&](TilePicture picture) {
        return names.at(static_cast<std::size_t>(picture));
    };
    for (std::size_t i = 1; i < names.size(); ++i) {
        const std::string& before = names[i - 1];
        const std::size_t stem = names[i].rfind('-') + 1;
        const bool numbered = std::isdigit(names[i].back()) != 0 && !names[i].starts_with("wall-");
        if (numbered && names[i].back() != '0') {
            CHECK(before == names[i].substr(0, stem) + static_cast<char>(names[i].back() - 1));
        }
    }
    constexpr std::string_view sides[] = {"n", "s", "w", "e"};
    using enum TilePicture;
    for (int side = 0; side < 4; ++side) {
        const std::string letter(sides[side]);
        for (const auto& [first, name] :
             {NamedPicture{ShutN, "shut-"}, NamedPicture{LeafSmallN, "leaf-small-"},
              NamedPicture{LeafBossN, "leaf-boss-"}, NamedPicture{CrackN, "crack-"}}) {
            CHECK(nameOf(after(first, side)) == std::string(name) + letter);
        }
        const std::string_view halves = side < 2 ? "we" : "ns";
        for (const auto& [first, name] :
             {NamedPicture{DoorN, "door-"}, NamedPicture{ArchN, "arch-"}}) {
            const std::string whole = std::string(name) + letter;
            CHECK(nameOf(after(first, 3 * side)) == whole);
            CHECK(nameOf(after(first, 3 * side + 1)) == whole + "-" + halves[0]);
            CHECK(nameOf(after(first, 3 * side + 2)) == whole + "-" + halves[1]);
        }
    }
    constexpr std::string_view parts[] = {"n",  "s",  "w",     "e",     "nw",    "ne",
                                          "sw", "se", "in-nw", "in-ne", "in-sw", "in-se"};
    for (int part = 0; part < edgePartCount; ++part) {
        for (const auto& [first, name] :
             {NamedPicture{ShoreN, "shore-"}, NamedPicture{DepthN, "depth-"},
              NamedPicture{PitEdgeN, "pit-"}, NamedPicture{IceEdgeN, "ice-"}}) {
            CHECK(nameOf(after(first, part)) == std::string(name).append(parts[part]));
        }
    }
    for (int bits = 0; bits < 256; ++bits) {
        constexpr std::string_view digits = "0123456789abcdef";
        const auto shape = static_cast<std::uint8_t>(bits);
        const TilePicture picture = wallPicture(shape);
        if (wallShape(shape) == shape && picture >= Wall0 && picture < Fill0) {
            CHECK(nameOf(picture) ==
                  std::string("wall-") + digits[shape / 16U] + digits[shape % 16U]);
        }
    }
}

namespace {

std::set<EdgePart> partsOf(int neighbours) {
    std::set<EdgePart> parts;
    forEachEdgePart(static_cast<std::uint8_t>(neighbours),
                    [&](EdgePart part) { CHECK(parts.insert(part).second); });
    return parts;
}

}  // namespace

TEST_CASE("edges: none in the middle, all sides and corners alone") {
    using enum EdgePart;
    using Side = Neighbours;
    CHECK(partsOf(0xff).empty());
    CHECK(partsOf(0) == std::set{EdgePart::N, S, W, E, Nw, Ne, Sw, Se});
    CHECK(partsOf(0xff & ~Side::n) == std::set{EdgePart::N});
    CHECK(partsOf(0xff & ~Side::n & ~Side::w) == std::set{EdgePart::N, W, Nw});
    CHECK(partsOf(0xff & ~Side::se) == std::set{InSe});
    CHECK(partsOf(0xff & ~Side::n & ~Side::s & ~Side::ne) == std::set{EdgePart::N, S});
}

TEST_CASE("edges: a side has its edge where the neighbour is another, whatever the corners") {
    for (int bits = 0; bits < 256; ++bits) {
        const auto parts = partsOf(bits);
        for (int side = 0; side < 4; ++side) {
            CAPTURE(bits, side);
            CHECK(parts.contains(static_cast<EdgePart>(side)) == ((bits >> side & 1) == 0));
        }
        for (int corner = 0; corner < 4; ++corner) {
            const bool outer = parts.contains(static_cast<EdgePart>(4 + corner));
            const bool inner = parts.contains(static_cast<EdgePart>(8 + corner));
            CAPTURE(bits, corner);
            CHECK_FALSE((outer && inner));
            CHECK((!inner || (bits >> (4 + corner) & 1) == 0));
        }
    }
}
