#include "room/templates/template_text.hpp"

#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "room/templates/check.hpp"
#include "room/templates/room_template.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string listed(std::uint32_t bits, std::span<const std::string_view> words) {
    const std::vector<std::string_view> found = wordsInSet(bits, words);
    return found.size() == words.size() ? std::string(anyWord) : joined(found, "", ", ");
}

// Writes a template without the lines that have default values.
std::string textOf(const RoomTemplate& room) {
    const RoomTemplate defaults;
    const bool sides = room.poses.has(Pose::LeftRight);
    const bool ends = room.poses.has(Pose::TopBottom);
    const bool half = room.poses.has(Pose::HalfTurn);
    const bool square = room.tiles.width() == room.tiles.height();
    const bool allTurns = square ? room.poses.has(Pose::QuarterRight) : half;

    std::string text = fmt::format("room {}\n", room.name);
    const auto addLineIf = [&](bool isNeeded, std::string_view key, const auto& value) {
        if (isNeeded) {
            text += fmt::format("{} {}\n", key, value);
        }
    };
    addLineIf(room.weight != defaults.weight, "weight", thousandthsText(room.weight));
    addLineIf(room.difficulty != defaults.difficulty, "difficulty", room.difficulty);
    addLineIf(room.kinds != defaults.kinds && !room.boss && room.landmark == Landmark::None,
              "kinds", listed(room.kinds.bits(), kindNames));
    addLineIf(room.tilesets != defaults.tilesets, "tilesets",
              listed(room.tilesets.bits(), tilesetNames));
    addLineIf(!sides || !ends, "mirror", mirrorWords[(sides ? 1U : 0U) + (ends ? 2U : 0U)]);
    addLineIf(!allTurns, "turn", turnWords[half ? 1 : 0]);
    addLineIf(room.boss.has_value(), "boss", room.boss ? name(*room.boss) : "");
    addLineIf(room.piece.has_value(), "piece", room.piece ? name(*room.piece) : "");
    addLineIf(room.isDark, "dark", darkWords[1]);
    addLineIf(room.landmark != Landmark::None, "landmark", name(room.landmark));
    addLineIf(room.trap.has_value(), "trap", room.trap ? name(*room.trap) : "");
    return text + drawingOf(room.tiles, room.spots);
}

}  // namespace

std::string templateText(std::span<const RoomTemplate> templates) {
    std::string text;
    for (const RoomTemplate& room : templates) {
        text += textOf(room);
    }
    return text;
}

namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view withoutTrailingBlanks(std::string_view line) {
    const std::size_t last = line.find_last_not_of(blanks);
    return last == std::string_view::npos ? std::string_view() : line.substr(0, last + 1);
}

bool beginsRoom(std::string_view line) {
    return line == "room" || line.starts_with("room ") || line.starts_with("room\t");
}

class Cutter {
public:
    explicit Cutter(std::size_t most) : most_(most) {}

    // Takes a line. Returns false if no further line is wanted.
    bool take(TextLine line) {
        if (line.text.empty() || line.text.front() == ';') {
            drawingEnded_ = !blocks().empty() && !blocks().back().drawing.empty();
            return true;
        }
        if (beginsRoom(line.text)) {
            cut_.hasMoreTemplates = blocks().size() == most_;
            if (!cut_.hasMoreTemplates) {
                blocks().push_back({line, {}, {}, {}});
                drawingEnded_ = false;
            }
            return !cut_.hasMoreTemplates;
        }
        listFor(line).push_back(line);
        return true;
    }

    CutText result() { return std::move(cut_); }

private:
    std::vector<TextBlock>& blocks() { return cut_.blocks; }

    std::vector<TextLine>& listFor(TextLine line) {
        if (blocks().empty()) {
            return cut_.before;
        }
        TextBlock& block = blocks().back();
        if (drawingEnded_) {
            return block.after;
        }
        const bool isDrawing = line.text.front() == '#' || !block.drawing.empty();
        return isDrawing ? block.drawing : block.keys;
    }

    std::size_t most_;
    CutText cut_;
    bool drawingEnded_ = false;
};

}  // namespace

CutText cutText(std::string_view text, std::size_t most) {
    text = withoutByteOrderMark(text);
    Cutter cutter(most);
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const bool wanted = cutter.take({number, withoutTrailingBlanks(text.substr(0, end))});
        if (!wanted || end == std::string_view::npos) {
            break;
        }
        text.remove_prefix(end + 1);
    }
    return cutter.result();
}

}  // namespace doorstring
