#include "cli/options/config_for.hpp"

#include "cli/output/complain.hpp"

#include <ostream>
#include <utility>

namespace doorstring {

std::optional<LoadedConfig> configFor(const CommonOptions& options, const Folders& folders,
                                      std::ostream& err) {
    auto loaded = loadConfig(makeSources(folders, options));
    if (!loaded) {
        for (const ConfigError& error : loaded.error()) {
            complain(err, exitWrongUse, toString(error));
        }
        return std::nullopt;
    }
    return std::move(loaded.value());
}

}  // namespace doorstring
