#include "config/version.hpp"

namespace doorstring {

const char* versionText() {
    return DOORSTRING_VERSION;
}

}  // namespace doorstring
