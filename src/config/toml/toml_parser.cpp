// Parses TOML. No other source includes toml++.
#include "base/utf8.hpp"
#include "config/text/printable.hpp"
#include "config/toml/text_lines.hpp"
#include "config/toml/toml_faults.hpp"
#include "config/toml/toml_value.hpp"

#include <algorithm>

#undef TOML_HEADER_ONLY
#undef TOML_SHARED_LIB
#define TOML_HEADER_ONLY 1
// The library asserts things that are not true of a text such as "[.", and with NDEBUG even lets
// the compiler rely on them. So its assertions and NDEBUG are switched off; the checks that follow
// the assertions then report the mistake.
#undef NDEBUG
#define TOML_ASSERT(expression) static_cast<void>(0)
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace doorstring {

namespace {

TextPlace placeOf(const toml::source_position& position) {
    return {static_cast<int>(position.line), static_cast<int>(position.column)};
}

class Reader {
public:
    explicit Reader(const TextLines& lines) : lines_(lines) {}

    TomlValue read(const toml::node& node) const {
        TomlValue value;
        value.place = placeOf(node.source().begin);
        value.end = placeOf(node.source().end);
        value.literal = literalOf(value.place, value.end, node.is_value());
        if (const auto* table = node.as_table()) {
            readTable(*table, value);
        } else if (const auto* list = node.as_array()) {
            value.kind = TomlValue::Kind::List;
            for (const toml::node& item : *list) {
                value.items.push_back(read(item));
            }
        } else {
            readPlain(node, value);
        }
        return value;
    }

private:
    void readTable(const toml::table& table, TomlValue& value) const {
        value.kind = TomlValue::Kind::Table;
        for (const auto& [key, node] : table) {
            TomlValue item = read(node);
            item.key = std::string(key.str());
            item.keyPlace = placeOf(key.source().begin);
            value.items.push_back(std::move(item));
        }
        // The library sorts items by name; here they are in the order of the text.
        std::ranges::stable_sort(value.items, {}, [](const TomlValue& item) {
            return std::pair(item.keyPlace.line, item.keyPlace.column);
        });
    }

    static void readPlain(const toml::node& node, TomlValue& value) {
        if (const auto* text = node.as_string()) {
            value.kind = TomlValue::Kind::Text;
            value.text = text->get();
        } else if (const auto* integer = node.as_integer()) {
            value.kind = TomlValue::Kind::Integer;
            value.integer = integer->get();
        } else if (const auto* boolean = node.as_boolean()) {
            value.kind = TomlValue::Kind::Boolean;
            value.boolean = boolean->get();
        } else {
            value.kind =
                node.is_floating_point() ? TomlValue::Kind::Decimal : TomlValue::Kind::Date;
        }
    }

    // Lists and tables may be nested 256 deep, so only the beginning of each is copied.
    std::string literalOf(TextPlace begin, TextPlace end, bool copiesAll) const {
        constexpr std::size_t longest = 64;
        const std::string_view line = lines_.line(begin.line);
        const std::size_t first = lines_.byteInLine(begin);
        const std::size_t last = end.line == begin.line ? lines_.byteInLine(end) : line.size();
        std::string_view text = line.substr(first, std::max(first, last) - first);
        if (!copiesAll) {
            text = text.substr(0, longest);
        }
        return std::string(trimmed(text)) + (end.line == begin.line ? "" : " ...");
    }

    const TextLines& lines_;
};

// Returns the text with an ASCII letter, a stand-in, in place of each letter beyond ASCII. Lines
// and columns stay the same. The stand-ins vary, so that most keys that differ still do. A letter
// beyond ASCII behind a backslash is a wrong escape. Its stand-in is `t`, because \t is a right
// escape: so the mistake is reported only when the text itself is parsed.
std::string inAscii(std::string_view text) {
    constexpr char32_t standIns = 20;
    std::string ascii;
    while (!text.empty()) {
        const bool isEscaped = !ascii.empty() && ascii.back() == '\\';
        const char32_t letter = takeCodePoint(text);
        ascii += static_cast<char>(letter <= 0x7F ? letter
                                   : isEscaped    ? U't'
                                                  : U'A' + letter % standIns);
    }
    return ascii;
}

bool isAscii(std::string_view text) {
    return std::ranges::all_of(text, [](char byte) { return static_cast<signed char>(byte) >= 0; });
}

// Parses TOML. If a letter beyond ASCII follows a broken word or number, toml++ 3.3 and 3.4 read it
// with undefined behaviour. They never see such a text, as its ASCII stand-in fails first.
toml::parse_result parseSafely(std::string_view text) {
    if (!isAscii(text)) {
        if (toml::parse_result result = toml::parse(inAscii(text)); !result) {
            return result;
        }
    }
    return toml::parse(text);
}

}  // namespace

Result<TomlValue, TomlFault> parseToml(std::string_view text) {
    text = withoutByteOrderMark(text);
    if (auto fault = findForeignText(text)) {
        return std::move(*fault);
    }
    const toml::parse_result result = parseSafely(text);
    const TextLines lines(text);
    if (!result) {
        const TextPlace place = placeOf(result.error().source().begin);
        return TomlFault{place, plainTomlSentence(result.error().description(),
                                                  lines.line(place.line), lines.byteInLine(place))};
    }
    return Reader(lines).read(result.table());
}

}  // namespace doorstring
