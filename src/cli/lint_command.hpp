// What lint has to say of a configuration and its presets, each thing with the place to mend it.
#pragma once

#include "base/seed.hpp"
#include "cli/commands.hpp"
#include "cli/output/output.hpp"
#include "config/text/config_error.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorstring {

struct LintLine {
    ConfigError place;              // with the sentence
    bool isError = false;           // else a warning
    std::optional<Seed> seed = {};  // that shows it
    std::string preset = {};        // of the dungeon that the seed leads to; empty: none
    friend bool operator==(const LintLine& a, const LintLine& b) {
        return toString(a.place) == toString(b.place) && a.isError == b.isError;
    }
};
using LintReport = std::vector<LintLine>;

// The configuration that is asked for, and each preset beside it.
LintReport lintAll(const LintRequest& request, const Folders& folders);

void writeLint(BlockWriter& writer, const LintReport& report, LintFormat format);

}  // namespace doorstring
