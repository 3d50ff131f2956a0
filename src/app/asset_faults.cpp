#include "app/asset_faults.hpp"

#include "config/log/log.hpp"

#include <fmt/format.h>

namespace doorstring {

void reportAssetFaults(Session& session, const std::vector<std::string>& faults) {
    for (const std::string& fault : faults) {
        logWarning(fault);
    }
    if (faults.empty() || session.message.shown()) {
        return;
    }
    const std::size_t more = faults.size() - 1;
    session.message.show(more == 0 ? faults.front()
                                   : fmt::format("{} ({} more: see the log)", faults.front(), more),
                         MessageLine::Tone::Bad);
}

}  // namespace doorstring
