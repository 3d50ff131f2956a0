// The only source that includes toml++.
#include "base/utf8.hpp"
#include "config/toml/toml_fault.hpp"
#include "config/toml/toml_scan.hpp"
#include "config/toml/toml_value.hpp"

#include <algorithm>

#undef TOML_HEADER_ONLY
#undef TOML_SHARED_LIB
#define TOML_HEADER_ONLY 1
// The library asserts things about the text that a text such as "[." breaks, and with NDEBUG even
// has the compiler rely on them. Without either, its own checks behind them tell the mistake.
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

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// The byte at which a column (in characters, from 1) begins.
std::size_t byteOf(std::string_view line, int column) {
    std::size_t byte = 0;
    for (int passed = 1; byte < line.size() && passed < column; ++passed) {
        byte += std::max<std::size_t>(utf8Length(line.substr(byte)), 1);
    }
    return byte;
}

std::string trimmedLine(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) {
        return {};
    }
    return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

class Reader {
public:
    explicit Reader(std::string_view text) : lines_(linesOf(text)) {}

    TomlValue read(const toml::node& node) const {
        TomlValue value;
        value.place = placeOf(node.source().begin);
        value.literal = literalOf(node.source());
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
        // The library sorts by name.
        std::stable_sort(
            value.items.begin(), value.items.end(), [](const TomlValue& a, const TomlValue& b) {
                return a.keyPlace.line != b.keyPlace.line ? a.keyPlace.line < b.keyPlace.line
                                                          : a.keyPlace.column < b.keyPlace.column;
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

    std::string literalOf(const toml::source_region& region) const {
        const TextPlace begin = placeOf(region.begin);
        const TextPlace end = placeOf(region.end);
        if (begin.line < 1 || begin.line > static_cast<int>(lines_.size())) {
            return {};
        }
        const std::string_view line = lines_[static_cast<std::size_t>(begin.line - 1)];
        const std::size_t first = byteOf(line, begin.column);
        if (end.line != begin.line) {
            return trimmedLine(line.substr(first)) + " ...";
        }
        const std::size_t last = byteOf(line, end.column);
        return trimmedLine(line.substr(first, std::max(first, last) - first));
    }

    std::vector<std::string_view> lines_;
};

}  // namespace

Result<TomlValue, TomlFault> parseToml(std::string_view text) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.substr(0, byteOrderMark.size()) == byteOrderMark) {
        text.remove_prefix(byteOrderMark.size());
    }
    if (auto fault = findForeignBytes(text)) {
        return std::move(*fault);
    }
    const toml::parse_result result = toml::parse(text);
    if (!result) {
        const TextPlace place = placeOf(result.error().source().begin);
        const std::vector<std::string_view> lines = linesOf(text);
        const bool inside = place.line >= 1 && place.line <= static_cast<int>(lines.size());
        const std::string_view line =
            inside ? lines[static_cast<std::size_t>(place.line - 1)] : std::string_view();
        return TomlFault{place, plainTomlSentence(result.error().description(), line,
                                                  byteOf(line, place.column))};
    }
    return Reader(text).read(result.table());
}

}  // namespace doorstring
