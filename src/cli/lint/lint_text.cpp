#include "cli/lint/lint_report.hpp"
#include "cli/output/json_writer.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string placeText(const ConfigError& place) {
    std::string text = place.source;
    if (place.line > 0) {
        text += fmt::format(":{}:{}", place.line, place.column);
    }
    return text.empty() ? "" : text + ": ";
}

void writeText(BlockWriter& writer, const LintReport& report) {
    for (const LintLine& line : report) {
        const ConfigError& place = line.place;
        const std::string text =
            fmt::format("{}{}: {}{}{}", placeText(place), line.isError ? "error" : "warning",
                        place.key, place.key.empty() ? "" : ": ", place.sentence);
        writer.text(printable(text));
        if (line.seed) {
            writer.format(", for example seed {}", toCode(*line.seed));
        }
        writer.text("\n");
    }
}

// Strings are escaped by the writer.
void writeJson(BlockWriter& writer, const LintReport& report) {
    JsonWriter json(writer);
    json.object([&] {
        json.member("format", "doorstring-lint/1");
        json.key("findings").array([&] {
            for (const LintLine& line : report) {
                json.object([&] {
                    json.member("severity", line.isError ? "error" : "warning");
                    json.member("file", line.place.source);
                    json.member("line", line.place.line);
                    json.member("column", line.place.column);
                    json.member("key", line.place.key);
                    json.member("sentence", line.place.sentence);
                    if (line.seed) {
                        json.member("seed", toCode(*line.seed));
                        json.member("seed_number", std::to_string(line.seed->number));
                        json.member("preset", line.preset);
                    }
                });
            }
        });
    });
    writer.text("\n");
}

}  // namespace

void writeLint(BlockWriter& writer, const LintReport& report, LintFormat format) {
    if (format == LintFormat::Json) {
        writeJson(writer, report);
    } else {
        writeText(writer, report);
    }
}

}  // namespace doorstring
