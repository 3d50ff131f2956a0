#include "room/templates/parse.hpp"

#include "config/text/printable.hpp"
#include "room/templates/check.hpp"
#include "room/templates/drawing.hpp"
#include "room/templates/keys.hpp"
#include "room/templates/text_block.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr std::size_t longestName = 40;  // bytes

std::string_view nameIn(std::string_view line) {
    line.remove_prefix(std::string_view("room").size());
    const std::size_t first = line.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : line.substr(first);
}

class Parser {
public:
    explicit Parser(std::string_view source) : source_(source) {}

    ParsedTemplates parse(std::string_view text) {
        const CutText cut = cutText(text, mostTemplates);
        if (!cut.before.empty()) {
            report(cut.before[0].number, "no room has begun yet; a room begins with 'room' and its "
                                         "name");
        }
        for (const TextBlock& block : cut.blocks) {
            readBlock(block);
        }
        if (cut.more) {
            report(cut.blocks.back().name.number,
                   fmt::format("at most {} rooms are read; this is the last one", mostTemplates));
        }
        return std::move(parsed_);
    }

private:
    void report(int line, std::string sentence) {
        parsed_.faults.push_back({{source_, line, 1}, std::move(sentence)});
    }

    // Keeps the room if it has no mistake.
    void readBlock(const TextBlock& block) {
        const std::size_t before = parsed_.faults.size();
        RoomTemplate room;
        readName(block, room);
        const auto badDrawing = readDrawing(block, room);
        readTemplateKeys(block, room.tiles.size(), room, parsed_.faults);
        if (badDrawing) {
            parsed_.faults.push_back(*badDrawing);
        } else if (!block.behind.empty()) {
            report(block.behind[0].number,
                   "the drawing ended above with an empty line; what follows must be another room");
        } else if (parsed_.faults.size() == before) {
            if (auto unfair = checkTemplate(room)) {
                parsed_.faults.push_back(std::move(*unfair));
            }
        }
        for (std::size_t i = before; i < parsed_.faults.size(); ++i) {
            parsed_.faults[i].room = room.name;
        }
        if (parsed_.faults.size() == before) {
            parsed_.templates.push_back(std::move(room));
        }
    }

    void readName(const TextBlock& block, RoomTemplate& room) {
        const int line = block.name.number;
        const std::string_view name = nameIn(block.name.text);
        room.place = {source_, line, 1};
        room.name = printable(name);
        if (name.empty()) {
            report(line, "the room has no name");
        } else if (name.size() > longestName) {
            report(line, fmt::format("the room's name is longer than {} letters", longestName));
        } else if (const RoomTemplate* other = named(room.name)) {
            report(line, fmt::format("a room named {} is already at line {}", room.name,
                                     other->place.line));
        }
    }

    const RoomTemplate* named(std::string_view name) const {
        const auto found = std::ranges::find(parsed_.templates, name, &RoomTemplate::name);
        return found == parsed_.templates.end() ? nullptr : &*found;
    }

    std::string source_;
    ParsedTemplates parsed_;
};

}  // namespace

ParsedTemplates parseTemplates(std::string_view source, std::string_view text) {
    return Parser(source).parse(text);
}

}  // namespace doorstring
