#include "lab/workshop.hpp"

#include "lab/keys/lab.hpp"
#include "lab/watch/watch.hpp"
#include "lab/why/room_explainer.hpp"

namespace doorstring {

Workshop makeWorkshop() {
    return {.makeLab = makeLab, .makeWatch = makeWatch, .makeExplainer = makeRoomExplainer};
}

}  // namespace doorstring
