// JSON as it is written: the one place that knows commas, quotation marks and escapes. Without a
// library: building its objects first would take more than twice as long as growing the dungeons,
// and memory for all rooms of a dungeon.
#pragma once

#include "cli/output/output.hpp"

#include <concepts>
#include <string_view>

namespace doorstring {

class JsonWriter {
public:
    explicit JsonWriter(BlockWriter& out) : out_(out) {}

    // What stands between the brackets is written by `content`.
    template <typename Content>
    void object(const Content& content) {
        bracketed("{", content, "}");
    }
    template <typename Content>
    void array(const Content& content) {
        bracketed("[", content, "]");
    }

    // The name of a member, whose value is to follow. Names of ours need no escapes.
    JsonWriter& key(std::string_view name) {
        comma();
        out_.format(R"("{}":)", name);
        needsComma_ = false;
        return *this;
    }

    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(char letter) { value(std::string_view(&letter, 1)); }
    void value(bool truth) { plain(truth ? "true" : "false"); }
    template <std::integral Number>
    void value(Number number) {
        comma();
        out_.format("{}", number);
    }
    // A value that is written as JSON already.
    void verbatim(std::string_view json) { plain(json); }
    // A share of one, exactly.
    void thousandths(int count);

    template <typename Value>
    void member(std::string_view name, const Value& content) {
        key(name).value(content);
    }

private:
    template <typename Content>
    void bracketed(std::string_view open, const Content& content, std::string_view close) {
        plain(open);
        needsComma_ = false;
        content();
        out_.text(close);
        needsComma_ = true;
    }
    void comma() {
        if (needsComma_) {
            out_.text(",");
        }
        needsComma_ = true;
    }
    void plain(std::string_view text) {
        comma();
        out_.text(text);
    }

    BlockWriter& out_;
    bool needsComma_ = false;
};

}  // namespace doorstring
