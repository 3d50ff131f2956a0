#include "room/templates/text_block.hpp"

#include "config/text/printable.hpp"

namespace doorstring {

namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view withoutEnd(std::string_view line) {
    const std::size_t last = line.find_last_not_of(blanks);
    return last == std::string_view::npos ? std::string_view() : line.substr(0, last + 1);
}

bool beginsRoom(std::string_view line) {
    return line == "room" || line.starts_with("room ") || line.starts_with("room\t");
}

class Cutter {
public:
    explicit Cutter(std::size_t most) : most_(most) {}

    // False where no further line is wanted.
    bool take(TextLine line) {
        if (line.text.empty() || line.text.front() == ';') {
            drawingEnded_ = !blocks().empty() && !blocks().back().drawing.empty();
            return true;
        }
        if (beginsRoom(line.text)) {
            cut_.more = blocks().size() == most_;
            if (!cut_.more) {
                blocks().push_back({line, {}, {}, {}});
                drawingEnded_ = false;
            }
            return !cut_.more;
        }
        placeOf(line).push_back(line);
        return true;
    }

    CutText result() { return std::move(cut_); }

private:
    std::vector<TextBlock>& blocks() { return cut_.blocks; }

    std::vector<TextLine>& placeOf(TextLine line) {
        if (blocks().empty()) {
            return cut_.before;
        }
        TextBlock& block = blocks().back();
        if (drawingEnded_) {
            return block.behind;
        }
        const bool draws = line.text.front() == '#' || !block.drawing.empty();
        return draws ? block.drawing : block.keys;
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
        const bool wanted = cutter.take({number, withoutEnd(text.substr(0, end))});
        if (!wanted || end == std::string_view::npos) {
            break;
        }
        text.remove_prefix(end + 1);
    }
    return cutter.result();
}

}  // namespace doorstring
