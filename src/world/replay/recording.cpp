#include "world/replay/recording.hpp"

namespace doorstring {

std::string heldText(InputFrame input) {
    std::string text;
    for (std::size_t i = 0; i < buttonNames.size(); ++i) {
        if (input.has(static_cast<Button>(i))) {
            text += text.empty() ? "" : " ";
            text += buttonNames[i];
        }
    }
    return text.empty() ? "-" : text;
}

}  // namespace doorstring
