#include "config/sources/deciding_text.hpp"

#include "config/kinds/toml_text.hpp"
#include "config/schema/schema.hpp"
#include "config/schema/value_kind.hpp"
#include "config/sources/contradictions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace doorstring {

namespace {

class DecidingReader {
public:
    explicit DecidingReader(Config base) : config_(std::move(base)) {}

    void read(const TomlValue& table, const std::string& prefix = {}) {
        for (const TomlValue& item : table.items) {
            const std::string path = prefix + item.key;
            const KeySpec* spec = findKey(path);
            if (spec != nullptr && spec->decides) {
                give(*spec, item);
            } else if (spec == nullptr && item.kind == TomlValue::Kind::Table) {
                read(item, path + ".");
            } else {
                tell(item.keyPlace, fmt::format("{} is no key that decides a play", path));
            }
        }
    }

    Result<Config, TomlFault> finish() {
        for (const KeySpec& spec : schema()) {
            const bool given = std::find(given_.begin(), given_.end(), &spec) != given_.end();
            if (spec.decides && !given) {
                tell({}, fmt::format("{} is missing", spec.path));
            }
        }
        for (const Contradiction& found : contradictions(config_)) {
            if (!found.wish) {
                tell({}, found.key + ": " + found.sentence);
            }
        }
        if (fault_) {
            return std::move(*fault_);
        }
        return std::move(config_);
    }

private:
    void give(const KeySpec& spec, const TomlValue& value) {
        given_.push_back(&spec);
        for (const ValueFault& fault : readValue(spec, value, config_)) {
            tell(fault.place, fault.key + ": " + fault.sentence);
        }
    }

    void tell(TextPlace place, std::string sentence) {
        if (!fault_) {
            fault_ = TomlFault{place, std::move(sentence)};
        }
    }

    Config config_;
    std::vector<const KeySpec*> given_;
    std::optional<TomlFault> fault_;
};

}  // namespace

std::string decidingText(const Config& config) {
    std::string text;
    for (const KeySpec& spec : schema()) {
        if (spec.decides) {
            text += tomlLine(spec, config);
        }
    }
    return text;
}

Result<Config, TomlFault> readDecidingText(std::string_view text, Config base) {
    const auto document = parseToml(text);
    if (!document) {
        return document.error();
    }
    DecidingReader reader(std::move(base));
    reader.read(document.value());
    return reader.finish();
}

}  // namespace doorstring
