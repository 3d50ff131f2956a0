#include "unit/config/trial.hpp"

#include "testing/catch2.hpp"

namespace doorstring::testing {

LoadedConfig Trial::load() const {
    CHECK(errors() == Lines{});
    auto loaded = loadConfig(sources);
    REQUIRE(loaded.ok());
    return std::move(loaded.value());
}

}  // namespace doorstring::testing
