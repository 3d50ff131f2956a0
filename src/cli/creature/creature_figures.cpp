#include "cli/creature/creature_figures.hpp"

#include "cli/output/json_writer.hpp"
#include "config/schema/schema.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace doorstring {

namespace {

struct Figure {
    std::string_view name;
    std::string value;  // as in TOML
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

// The words of a figure's name, one below the other: as many lines as the longest has words.
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
    std::vector<TableRow> rows = headLines(figuresOf(config, CreatureKind()));
    for (std::size_t i = 0; i < creatureCount; ++i) {
        const auto kind = static_cast<CreatureKind>(i);
        TableRow row{std::string(name(kind))};
        for (const Figure& figure : figuresOf(config, kind)) {
            row.push_back(withoutQuotes(figure.value));
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

}  // namespace doorstring
