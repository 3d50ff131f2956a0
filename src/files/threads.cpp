#include "files/threads.hpp"

#include <system_error>

namespace doorstring {

bool startThread(std::thread& thread, const std::function<void()>& work) {
    try {
        thread = std::thread(work);
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

}  // namespace doorstring
