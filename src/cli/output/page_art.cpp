#include "cli/output/page_art.hpp"

#include <utility>
#include <vector>

namespace doorstring {

Result<PageArt, std::string> PageArt::load(const std::filesystem::path& assets) {
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

}  // namespace doorstring
