#include "lab/sheet/key_comments.hpp"

#include "config/text/printable.hpp"
#include "files/text_file.hpp"

#include <vector>

namespace doorstring {

namespace {

// "count      how many rooms" of a list in a comment, as words: count, and what it says.
struct ListLine {
    std::string_view names;
    std::string_view says;
};

// A name is followed by two spaces or more.
ListLine listLineOf(std::string_view comment) {
    if (!comment.starts_with("#   ")) {
        return {};
    }
    const std::string_view rest = comment.substr(4);
    const std::size_t end = rest.find("  ");
    return end == std::string_view::npos || rest.starts_with(' ')
               ? ListLine{}
               : ListLine{rest.substr(0, end), trimmed(rest.substr(end))};
}

bool names(std::string_view list, std::string_view name) {
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        if (trimmed(list.substr(0, comma)) == name) {
            return true;
        }
        list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
    }
    return false;
}

std::string_view uncommented(std::string_view line) {
    return trimmed(line.substr(line.find('#') + 1));
}

class CommentReader {
public:
    KeyComments read(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            take(trimmed(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return std::move(found_);
    }

private:
    void take(std::string_view line) {
        if (line.starts_with('#')) {
            takeComment(line);
        } else if (line.starts_with('[')) {
            section_ = std::string(line.substr(1, line.find(']') - 1));
            ofSection_ = joined(block_);
            block_.clear();
        } else if (const std::size_t equals = line.find(" = "); equals != std::string_view::npos) {
            takeKey(trimmed(line.substr(0, equals)), line.substr(equals + 3));
            block_.clear();
        } else {
            block_.clear();
        }
    }

    void takeComment(std::string_view line) {
        const ListLine listed = listLineOf(line);
        if (!listed.names.empty()) {
            listed_.push_back({std::string(listed.names), std::string(listed.says)});
        } else if (line.starts_with("#     ") && !listed_.empty()) {
            listed_.back().second += " " + std::string(uncommented(line));
        }
        block_.push_back(line);
    }

    void takeKey(std::string_view name, std::string_view value) {
        const std::size_t sign = value.rfind(" # ");
        const std::string beside(sign == std::string_view::npos ? std::string_view()
                                                                : uncommented(value.substr(sign)));
        const std::string above = joined(block_);
        std::string text = beside;
        if (!above.empty()) {
            text = beside.empty() ? above : above + " " + beside;
        }
        for (auto line = listed_.rbegin(); text.empty() && line != listed_.rend(); ++line) {
            text = names(line->first, name) ? line->second : text;
        }
        text = text.empty() ? ofSection_ : text;
        found_[section_.empty() ? std::string(name) : section_ + "." + std::string(name)] = text;
    }

    static std::string joined(const std::vector<std::string_view>& lines) {
        std::string text;
        for (const std::string_view line : lines) {
            text += (text.empty() ? "" : " ") + std::string(uncommented(line));
        }
        return text;
    }

    KeyComments found_;
    std::string section_;
    std::string ofSection_;
    std::vector<std::string_view> block_;  // of comments just above
    std::vector<std::pair<std::string, std::string>> listed_;
};

}  // namespace

KeyComments keyComments(std::string_view text) {
    return CommentReader().read(text);
}

KeyComments keyCommentsIn(const std::filesystem::path& folder) {
    KeyComments all;
    for (const std::string_view name : {"dungeon.toml", "room.toml"}) {
        if (const auto text = readTextFile(folder / name)) {
            all.merge(keyComments(text.value()));
        }
    }
    return all;
}

}  // namespace doorstring
