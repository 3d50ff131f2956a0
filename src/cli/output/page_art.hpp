// What pictures with words and signs on them are drawn with.
#pragma once

#include "base/result.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/bdf_font.hpp"

#include <filesystem>
#include <string>

namespace doorstring {

struct PageArt {
    BdfFont font;
    SpriteSheets sprites;

    // The error is a sentence that names the file.
    static Result<PageArt, std::string> load(const std::filesystem::path& assets);
};

}  // namespace doorstring
