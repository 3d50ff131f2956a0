#include "room/templates/parse.hpp"

#include "base/contains.hpp"
#include "base/utf8.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "room/templates/check.hpp"
#include "room/templates/drawing.hpp"
#include "room/templates/room_template.hpp"
#include "room/templates/template_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

namespace doorstring {

namespace {

constexpr std::size_t longestName = 40;  // letters

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
        if (cut.hasMoreTemplates) {
            report(cut.blocks.back().name.number,
                   fmt::format("at most {} rooms are read; this is the last one", mostTemplates));
        }
        return std::move(parsed_);
    }

private:
    void report(int line, std::string sentence) {
        parsed_.faults.push_back({{source_, line, 1}, std::move(sentence)});
    }

    // Reads a template, and keeps it if it has no mistake.
    void readBlock(const TextBlock& block) {
        const std::size_t faultsBefore = parsed_.faults.size();
        RoomTemplate room;
        readName(block, room);
        const auto badDrawing = readDrawing(block, room);
        readTemplateKeys(block, room.tiles.size(), room, parsed_.faults);
        if (badDrawing) {
            parsed_.faults.push_back(*badDrawing);
        } else if (!block.after.empty()) {
            report(block.after[0].number,
                   "the drawing ended above with an empty line; what follows must be another room");
        } else if (parsed_.faults.size() == faultsBefore) {
            if (auto fault = checkTemplate(room)) {
                parsed_.faults.push_back(std::move(*fault));
            }
        }
        for (std::size_t i = faultsBefore; i < parsed_.faults.size(); ++i) {
            parsed_.faults[i].room = room.name;
        }
        if (parsed_.faults.size() == faultsBefore) {
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
        } else if (utf8Characters(name) > longestName) {
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

namespace {

constexpr std::size_t quarterTurn = turnWords.size() - 1;  // index in turnWords

struct Word {
    std::string_view text;
    int column = 1;
};

// The words of a line from an index on, separated by blanks and commas.
std::vector<Word> wordsOf(std::string_view line, std::size_t from) {
    constexpr std::string_view gaps = " \t,";
    std::vector<Word> words;
    std::size_t first = line.find_first_not_of(gaps, from);
    while (first != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(gaps, first), line.size());
        words.push_back({line.substr(first, end - first), static_cast<int>(first) + 1});
        first = line.find_first_not_of(gaps, end);
    }
    return words;
}

std::optional<std::size_t> indexOf(std::span<const std::string_view> known, std::string_view word) {
    const auto found = std::ranges::find(known, word);
    return found == known.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - known.begin()));
}

std::string quotedWord(std::string_view word) {
    return "'" + printableExcerpt(word) + "'";
}

class KeyReader {
public:
    KeyReader(const TextBlock& block, GridSize size, RoomTemplate& room,
              std::vector<TemplateFault>& faults)
        : block_(block), size_(size), room_(room), faults_(faults) {}

    void read() {
        for (const TextLine& line : block_.keys) {
            readLine(line);
        }
        room_.poses = poses();
    }

private:
    void report(const TextLine& line, int column, std::string sentence) {
        faults_.push_back({{room_.place.source, line.number, column}, std::move(sentence)});
    }

    void readLine(const TextLine& line) {
        // A line of commas has no words.
        const Word key = wordsOf(line.text, 0).empty() ? Word{line.text} : wordsOf(line.text, 0)[0];
        const auto index = indexOf(templateKeys, key.text);
        if (!index) {
            return report(line, key.column, unknownKey(key.text));
        }
        if (seen_[*index]) {
            return report(line, key.column, fmt::format("{} is given twice", key.text));
        }
        seen_[*index] = true;
        const auto end = static_cast<std::size_t>(key.column - 1) + key.text.size();
        const std::vector<Word> values = wordsOf(line.text, end);
        if (values.empty()) {
            return report(line, key.column, fmt::format("{} has no value", key.text));
        }
        const auto templateKey = static_cast<TemplateKey>(*index);
        if (const auto other = clashingKey(templateKey); !other.empty()) {
            return report(line, key.column,
                          fmt::format("{} is given beside {}; a room has only one of kinds, boss "
                                      "and landmark",
                                      key.text, other));
        }
        const bool isList =
            templateKey == TemplateKey::Kinds || templateKey == TemplateKey::Tilesets;
        if (values.size() > 1 && !isList) {
            return report(line, values[1].column,
                          fmt::format("{} takes one word; found {} as well", key.text,
                                      quotedWord(values[1].text)));
        }
        take(templateKey, line, values);
    }

    // Returns the key of an earlier line that must not be given beside `key`, as both say which
    // rooms the template may be. Empty if there is none.
    std::string_view clashingKey(TemplateKey key) const {
        constexpr std::array exclusive{TemplateKey::Kinds, TemplateKey::Boss,
                                       TemplateKey::Landmark};
        for (const TemplateKey other : exclusive) {
            const auto index = static_cast<std::size_t>(other);
            if (other != key && seen_[index] && contains(exclusive, key)) {
                return templateKeys[index];
            }
        }
        return {};
    }

    static std::string unknownKey(std::string_view key) {
        const std::string_view nearest = nearestWord(key, templateKeys);
        return nearest.empty()
                   ? fmt::format("{} is not a key of a room; allowed are {}, and a drawing "
                                 "begins with '#'",
                                 quotedWord(key), joined(templateKeys))
                   : fmt::format("{} is not a key of a room; did you mean {}?", quotedWord(key),
                                 nearest);
    }

    void take(TemplateKey key, const TextLine& line, const std::vector<Word>& values) {
        switch (key) {
        case TemplateKey::Weight:
            return takeWeight(line, values[0]);
        case TemplateKey::Difficulty:
            return takeDifficulty(line, values[0]);
        case TemplateKey::Kinds:
            return takeKinds(line, values);
        case TemplateKey::Tilesets:
            return takeTilesets(line, values);
        case TemplateKey::Mirror:
            mirror_ = readOneOf(line, values[0], mirrorWords, mirror_);
            return;
        case TemplateKey::Turn:
            return takeTurn(line, values[0]);
        case TemplateKey::Boss:
            return takeBoss(line, values[0]);
        case TemplateKey::Piece:
            return takePiece(line, values[0]);
        case TemplateKey::Dark:
            room_.isDark = readOneOf(line, values[0], darkWords, 0) == 1U;
            return;
        case TemplateKey::Landmark:
            return takeLandmark(line, values[0]);
        case TemplateKey::Trap:
            return takeTrap(line, values[0]);
        }
    }

    void takeBoss(const TextLine& line, Word value) {
        constexpr auto first = static_cast<std::size_t>(firstBoss);
        if (const auto boss =
                readOneOf(line, value, std::span(creatureNames).subspan(first), std::nullopt)) {
            room_.boss = static_cast<CreatureKind>(first + *boss);
            room_.kinds = KindSet::of(RoomKind::Boss);
        }
    }

    void takePiece(const TextLine& line, Word value) {
        if (const auto piece = readOneOf(line, value, setPieceNames, std::nullopt)) {
            room_.piece = static_cast<SetPiece>(*piece);
        }
    }

    void takeLandmark(const TextLine& line, Word value) {
        constexpr std::size_t first = 1;  // after None
        if (const auto landmark =
                readOneOf(line, value, std::span(landmarkNames).subspan(first), std::nullopt)) {
            room_.landmark = static_cast<Landmark>(first + *landmark);
            room_.kinds = {};
        }
    }

    void takeTrap(const TextLine& line, Word value) {
        if (const auto trap = readOneOf(line, value, trapNames, std::nullopt)) {
            room_.trap = static_cast<Trap>(*trap);
        }
    }

    void takeTurn(const TextLine& line, Word value) {
        turn_ = readOneOf(line, value, turnWords, turn_);
        if (turn_ == quarterTurn && size_.width != size_.height) {
            report(line, value.column,
                   fmt::format("quarter turns are for square rooms; this one is {} by {}",
                               size_.width, size_.height));
        }
    }

    void takeWeight(const TextLine& line, Word value) {
        const auto weight = parseThousandths(value.text);
        if (!weight || *weight < 0 || *weight > mostTemplateWeight) {
            return report(line, value.column,
                          fmt::format("{} is not a weight; allowed are numbers from 0 to {}",
                                      quotedWord(value.text), mostTemplateWeight / weightOne));
        }
        room_.weight = *weight;
    }

    void takeDifficulty(const TextLine& line, Word value) {
        const bool digit = value.text.size() == 1 && value.text[0] >= '1' &&
                           value.text[0] <= '0' + hardestTemplate;
        if (!digit) {
            return report(line, value.column,
                          fmt::format("{} is not a difficulty; allowed are 1 to {}",
                                      quotedWord(value.text), hardestTemplate));
        }
        room_.difficulty = value.text[0] - '0';
    }

    void takeKinds(const TextLine& line, const std::vector<Word>& values) {
        room_.kinds = KindSet::fromBits(readList(line, values, kindNames, "kind of room"));
    }

    void takeTilesets(const TextLine& line, const std::vector<Word>& values) {
        room_.tilesets = TilesetSet::fromBits(readList(line, values, tilesetNames, "tileset"));
    }

    std::uint32_t readList(const TextLine& line, const std::vector<Word>& values,
                           std::span<const std::string_view> known, std::string_view what) {
        std::uint32_t bits = 0;
        for (const Word& value : values) {
            const auto index = indexOf(known, value.text);
            if (index) {
                bits |= 1U << *index;
            } else if (value.text == anyWord) {
                bits |= (1U << known.size()) - 1U;
            } else {
                report(line, value.column,
                       fmt::format("{} is not a {}; allowed are {} and {}", quotedWord(value.text),
                                   what, joined(known, "", ", "), anyWord));
            }
        }
        return bits;
    }

    std::optional<std::size_t> readOneOf(const TextLine& line, Word value,
                                         std::span<const std::string_view> known,
                                         std::optional<std::size_t> otherwise) {
        const auto index = indexOf(known, value.text);
        if (!index) {
            report(line, value.column,
                   fmt::format("{} is not allowed; allowed are {}", quotedWord(value.text),
                               joined(known)));
        }
        return index ? index : otherwise;
    }

    // The poses that the template allows; by default all that keep its width and height.
    PoseSet poses() const {
        const std::size_t usualTurn = size_.width == size_.height ? quarterTurn : 1;
        const std::size_t mirror = mirror_.value_or(mirrorWords.size() - 1);
        const std::size_t turn = turn_.value_or(usualTurn);
        PoseSet poses = PoseSet::of(Pose::AsDrawn);
        const auto add = [&](bool allowed, Pose pose) {
            poses = allowed ? poses.with(pose) : poses;
        };
        add((mirror & 1U) != 0, Pose::LeftRight);
        add((mirror & 2U) != 0, Pose::TopBottom);
        add(turn >= 1, Pose::HalfTurn);
        add(turn == quarterTurn, Pose::QuarterRight);
        add(turn == quarterTurn, Pose::QuarterLeft);
        add(turn == quarterTurn && mirror != 0, Pose::Diagonal);
        add(turn == quarterTurn && mirror != 0, Pose::OtherDiagonal);
        return poses;
    }

    const TextBlock& block_;
    GridSize size_;
    RoomTemplate& room_;
    std::vector<TemplateFault>& faults_;
    std::array<bool, templateKeys.size()> seen_{};
    std::optional<std::size_t> mirror_;  // index in mirrorWords; null if not given
    std::optional<std::size_t> turn_;    // index in turnWords; null if not given
};

}  // namespace

void readTemplateKeys(const TextBlock& block, GridSize size, RoomTemplate& room,
                      std::vector<TemplateFault>& faults) {
    KeyReader(block, size, room, faults).read();
}

}  // namespace doorstring
