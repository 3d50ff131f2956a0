// Writers of reports: JSON, and tables of figures.
#pragma once

#include "base/seed.hpp"
#include "cli/output/output.hpp"

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Writes JSON: the one place that knows commas, quotation marks and escapes. It uses no library:
// building a library's objects would take more than twice as long as growing the dungeons, and
// would need memory for all rooms of a dungeon.
class JsonWriter {
public:
    explicit JsonWriter(BlockWriter& out) : out_(out) {}

    // Write an object or an array. `content` writes what is between the brackets.
    template <typename Content>
    void object(const Content& content) {
        bracketed("{", content, "}");
    }
    template <typename Content>
    void array(const Content& content) {
        bracketed("[", content, "]");
    }

    // Writes the name of a member, whose value must follow. A name must not need escapes.
    JsonWriter& key(std::string_view name) {
        separate();
        out_.format(R"("{}":)", name);
        needsComma_ = false;
        return *this;
    }

    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(char letter) { value(std::string_view(&letter, 1)); }
    void value(bool truth) { bare(truth ? "true" : "false"); }
    template <std::integral Number>
    void value(Number number) {
        separate();
        out_.format("{}", number);
    }
    // Writes a value that is already JSON.
    void verbatim(std::string_view json) { bare(json); }
    // Writes a number of thousandths: 333 as 0.333.
    void thousandths(int count);

    template <typename Value>
    void member(std::string_view name, const Value& content) {
        key(name).value(content);
    }

private:
    template <typename Content>
    void bracketed(std::string_view open, const Content& content, std::string_view close) {
        bare(open);
        needsComma_ = false;
        content();
        out_.text(close);
        needsComma_ = true;
    }
    // Writes a comma, unless what follows is the first in its brackets or the value of a member.
    void separate() {
        if (needsComma_) {
            out_.text(",");
        }
        needsComma_ = true;
    }
    // Writes text that needs no quotation marks, after a comma where one is needed.
    void bare(std::string_view text) {
        separate();
        out_.text(text);
    }

    BlockWriter& out_;
    bool needsComma_ = false;
};

// Writes the members "seed" and "seed_number".
void writeSeed(JsonWriter& json, Seed seed);
// Writes the array of the seed numbers `first` and `end`, as texts, since not every reader of JSON
// has numbers of 64 bits.
void writeSeeds(JsonWriter& json, std::uint64_t first, std::uint64_t end);

// A table of figures, for people and for awk: each column has room for its longest cell, and there
// is at least one space between columns.
class TextTable {
public:
    enum class Align : std::uint8_t { Left, Right };
    struct Column {
        std::string title;
        std::size_t width = 0;  // the least, in characters, including the space before the column
        Align align = Align::Right;
    };

    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

    void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
    void write(BlockWriter& writer) const;

private:
    std::size_t widthOf(std::size_t index) const;

    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace doorstring
