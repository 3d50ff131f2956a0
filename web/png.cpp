// Pictures are packed as "RGBA", width, height and the bytes of their pixels: to read PNG would
// take a library.
#include "picture/canvas/png.hpp"

#include "memory_files.hpp"

#include <array>
#include <cstring>

namespace doorstring {

Result<Canvas, std::string> loadPng(const std::filesystem::path& file) {
    constexpr std::size_t head = 12;
    const auto found = web::memoryFiles().find(file.string());
    if (found == nullptr || found->bytes.size() < head || !found->bytes.starts_with("RGBA")) {
        return file.string() + ": the picture is missing or damaged";
    }
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::memcpy(&width, found->bytes.data() + 4, 4);
    std::memcpy(&height, found->bytes.data() + 8, 4);
    if (found->bytes.size() != head + std::size_t{4} * width * height) {
        return file.string() + ": the picture is damaged";
    }
    Canvas canvas({static_cast<int>(width), static_cast<int>(height)});
    const auto* pixel = reinterpret_cast<const std::uint8_t*>(found->bytes.data()) + head;
    for (const GridPos at : cellsOf(canvas.size())) {
        canvas.set(at.x, at.y, {pixel[0], pixel[1], pixel[2], pixel[3]});
        pixel += 4;
    }
    return canvas;
}

std::optional<std::string> savePng(const Canvas& picture, const std::filesystem::path& file) {
    const auto made = web::memoryFiles().make(file.string());
    const std::array size{static_cast<std::uint32_t>(picture.size().width),
                          static_cast<std::uint32_t>(picture.size().height)};
    made->bytes = "RGBA";
    made->bytes.append(reinterpret_cast<const char*>(size.data()), sizeof(size));
    made->bytes.append(reinterpret_cast<const char*>(picture.pixels().data()),
                       picture.pixels().size() * sizeof(Colour));
    return std::nullopt;
}

}  // namespace doorstring
