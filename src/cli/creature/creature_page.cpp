#include "cli/creature/creature_page.hpp"

#include "cli/output/picture_art.hpp"
#include "cli/output/writers.hpp"
#include "config/schema/schema.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/png.hpp"
#include "picture/room/room_picture.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace doorstring {

namespace {

// A number or word that the configuration has for a kind of creature, such as its health.
struct Figure {
    std::string_view name;  // the last word of its key: "health"
    std::string value;      // as in TOML
    std::string_view allowed;
};

std::vector<Figure> figuresOf(const Config& config, CreatureKind kind) {
    const std::string section = fmt::format("creature.{}.", name(kind));
    std::vector<Figure> figures;
    for (const KeySpec& key : schema().keys()) {
        if (key.path.starts_with(section)) {
            figures.push_back(
                {std::string_view(key.path).substr(section.size()), key.toml(config), key.allowed});
        }
    }
    return figures;
}

std::string withoutQuotes(std::string text) {
    std::erase(text, '"');
    return text;
}

using TableRow = std::vector<std::string>;

// Returns the lines of the table's head, in which the words of each figure's name are one below the
// other.
std::vector<TableRow> headLines(const std::vector<Figure>& figures) {
    std::vector<TableRow> lines(1, TableRow(figures.size() + 1));
    for (std::size_t column = 0; column < figures.size(); ++column) {
        std::string_view rest = figures[column].name;
        for (std::size_t line = 0; !rest.empty(); ++line) {
            if (line == lines.size()) {
                lines.emplace_back(figures.size() + 1);
            }
            const std::size_t end = std::min(rest.find('_'), rest.size());
            lines[line][column + 1] = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return lines;
}

void writeTable(BlockWriter& writer, const std::vector<TableRow>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const TableRow& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], row[column].size());
        }
    }
    for (const TableRow& row : rows) {
        std::string line;
        for (std::size_t column = 0; column < row.size(); ++column) {
            line += fmt::format("{:{}}  ", row[column], widths[column]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        writer.text(line + '\n');
    }
}

void writeObject(JsonWriter& json, const Config& config, CreatureKind kind) {
    json.object([&] {
        json.member("format", "doorstring-creature/1");
        json.member("name", name(kind));
        for (const Figure& figure : figuresOf(config, kind)) {
            json.key(figure.name).verbatim(figure.value);
        }
    });
}

}  // namespace

void writeFigures(BlockWriter& writer, const Config& config, CreatureKind kind) {
    writer.format("{}\n", name(kind));
    std::vector<TableRow> rows;
    for (const Figure& figure : figuresOf(config, kind)) {
        rows.push_back({"", std::string(figure.name), withoutQuotes(figure.value),
                        std::string(figure.allowed)});
    }
    writeTable(writer, rows);
}

void writeFigureTable(BlockWriter& writer, const Config& config) {
    const std::vector<Figure> columns = figuresOf(config, CreatureKind::Slime);
    std::vector<TableRow> rows = headLines(columns);
    for (std::size_t i = 0; i < creatureCount; ++i) {
        const auto kind = static_cast<CreatureKind>(i);
        const std::vector<Figure> figures = figuresOf(config, kind);
        TableRow row{std::string(name(kind))};
        // A boss lacks some of the columns, because its moves have these figures instead.
        for (const Figure& column : columns) {
            const auto found = std::ranges::find(figures, column.name, &Figure::name);
            row.push_back(found == figures.end() ? "-" : withoutQuotes(found->value));
        }
        rows.push_back(std::move(row));
    }
    writeTable(writer, rows);
}

void writeFiguresJson(BlockWriter& writer, const Config& config, CreatureKind kind) {
    JsonWriter json(writer);
    writeObject(json, config, kind);
    writer.text("\n");
}

void writeFiguresJson(BlockWriter& writer, const Config& config) {
    JsonWriter json(writer);
    json.array([&] {
        for (std::size_t i = 0; i < creatureCount; ++i) {
            writeObject(json, config, static_cast<CreatureKind>(i));
        }
    });
    writer.text("\n");
}

namespace {

constexpr int enlargement = 3;  // of the whole page; the sizes below are in pixels before enlarging
constexpr int pictureGap = 2;   // between two pictures of a pose
constexpr int columnGap = 12;   // between poses
constexpr int pageBorder = 8;   // around all poses
constexpr int captionHeight = 12;
constexpr int rowGap = 6;

struct ShownPose {
    std::string_view caption;
    CreaturePose pose;
};
constexpr std::array<ShownPose, 5> shownPoses{{{"waits", CreaturePose::Idle},
                                               {"walks", CreaturePose::Walk},
                                               {"winds up", CreaturePose::WindUp},
                                               {"attacks", CreaturePose::Attack},
                                               {"hurt", CreaturePose::Hurt}}};

bool looksSame(const SpriteSheet& sheet, int oneCell, int otherCell) {
    const PixelRect a = sheet.part(oneCell);
    const PixelRect b = sheet.part(otherCell);
    for (int y = 0; y < a.height; ++y) {
        for (int x = 0; x < a.width; ++x) {
            if (sheet.picture().at(a.x + x, a.y + y) != sheet.picture().at(b.x + x, b.y + y)) {
                return false;
            }
        }
    }
    return true;
}

bool looksSame(const SpriteSheet& sheet, Direction one, Direction other) {
    return std::all_of(shownPoses.begin(), shownPoses.end(), [&](const ShownPose& shown) {
        for (int i = 0; i < picturesOf(shown.pose); ++i) {
            if (!looksSame(sheet, poseCell(shown.pose, one, i), poseCell(shown.pose, other, i))) {
                return false;
            }
        }
        return true;
    });
}

// The facings to show, south first, without those that look the same as an earlier one.
std::vector<Direction> shownFacings(const SpriteSheet& sheet) {
    std::vector<Direction> facings;
    for (const Direction facing :
         {Direction::South, Direction::West, Direction::East, Direction::North}) {
        if (std::none_of(facings.begin(), facings.end(),
                         [&](Direction other) { return looksSame(sheet, facing, other); })) {
            facings.push_back(facing);
        }
    }
    return facings;
}

// Whether to show a pose. Idle is always shown, any other pose if one of its pictures differs from
// the first picture of Idle. If a .sheet text leaves a pose out, make-sheets gives that pose the
// pictures of Idle.
bool isDrawn(const SpriteSheet& sheet, CreaturePose pose) {
    const int waiting = poseCell(CreaturePose::Idle, Direction::South, 0);
    for (int i = 0; i < picturesOf(pose); ++i) {
        if (!looksSame(sheet, poseCell(pose, Direction::South, i), waiting)) {
            return true;
        }
    }
    return pose == CreaturePose::Idle;
}

// A pose and how wide its column is.
struct PoseColumn {
    ShownPose shown;
    int width;
};

std::vector<PoseColumn> columnsOf(const SpriteSheet& sheet, const BdfFont& font) {
    std::vector<PoseColumn> columns;
    for (const ShownPose& shown : shownPoses) {
        if (isDrawn(sheet, shown.pose)) {
            const int picturesWidth =
                picturesOf(shown.pose) * (sheet.cell().width + pictureGap) - pictureGap;
            columns.push_back({shown, std::max(picturesWidth, textWidth(font, shown.caption))});
        }
    }
    return columns;
}

// Draws ground alone, without walls.
Canvas groundOf(GridSize pixels, const TilesetPictures& tileset) {
    const auto tiles = [](int length) { return (length + tileSide - 1) / tileSide; };
    const Grid<Tile> layout({tiles(pixels.width), tiles(pixels.height)}, Tile::Ground);
    RoomPicture picture;
    drawRoom(picture, layout, DoorSet(), cosmeticSeed(Seed{}, {}), tileset);
    Canvas ground(pixels);
    ground.draw(picture.below, 0, 0);
    return ground;
}

Canvas drawPoses(const SpriteSheet& sheet, const BdfFont& font, const TilesetPictures& tileset) {
    const auto facings = shownFacings(sheet);
    const auto columns = columnsOf(sheet, font);
    const int poseSide = sheet.cell().width;
    const int rowHeight = poseSide + rowGap;
    // No gap follows the last column and the last row.
    GridSize size{2 * pageBorder - columnGap, 2 * pageBorder + captionHeight + poseSide -
                                                  rowHeight +
                                                  static_cast<int>(facings.size()) * rowHeight};
    for (const PoseColumn& column : columns) {
        size.width += column.width + columnGap;
    }
    Canvas canvas = groundOf(size, tileset);
    int left = pageBorder;
    for (const auto& [shown, width] : columns) {
        drawText(canvas, font, shown.caption, left, pageBorder, {.shadow = Colour{0, 0, 0}});
        int top = pageBorder + captionHeight;
        for (const Direction facing : facings) {
            for (int i = 0; i < picturesOf(shown.pose); ++i) {
                sheet.draw(canvas, poseCell(shown.pose, facing, i),
                           left + i * (poseSide + pictureGap), top);
            }
            top += rowHeight;
        }
        left += width + columnGap;
    }
    return canvas;
}

}  // namespace

Result<std::vector<std::uint8_t>, std::string> creaturePng(const std::filesystem::path& assets,
                                                           CreatureKind kind, Tileset tileset) {
    const auto pictures = TilesetPictures::load(assets, tileset);
    if (!pictures) {
        return pictures.error();
    }
    const auto page = loadPageArt(assets);
    if (!page) {
        return page.error();
    }
    return encodePng(enlarged(
        drawPoses(page.value().sprites.creatures[kind], page.value().font, pictures.value()),
        enlargement));
}

}  // namespace doorstring
