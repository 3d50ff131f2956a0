#include "app/states/key_prompt.hpp"

#include "view/window/shown_key.hpp"

namespace doorstring {

std::string keyFor(const Session& session, Action action) {
    for (const KeyBinding& binding : session.config().keys[action]) {
        if (isPad(binding.key) == session.padInUse) {
            return shownKey(binding);
        }
    }
    return std::string(name(action));
}

}  // namespace doorstring
