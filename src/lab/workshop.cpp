#include "lab/workshop.hpp"

#include "lab/keys/lab.hpp"
#include "study/watch/watch.hpp"
#include "study/why/room_explainer.hpp"

namespace doorstring {

Workshop makeWorkshop() {
    return {.makeLab = makeLab, .makeWatch = makeWatch, .makeExplainer = makeRoomExplainer};
}

}  // namespace doorstring
