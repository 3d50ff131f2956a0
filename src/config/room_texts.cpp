#include "config/room_texts.hpp"

#include <algorithm>

namespace doorstring {

bool operator==(const RoomTexts& a, const RoomTexts& b) {
    return a.sharesWith(b) ||
           (a.only() == b.only() &&
            std::ranges::equal(a.all(), b.all(), [](const RoomText& x, const RoomText& y) {
                return x.source == y.source && x.text == y.text && x.fault == y.fault;
            }));
}

}  // namespace doorstring
