// Memory that begins as zero bytes and is handed out by the system as it is first touched. Throws
// std::bad_alloc where there is none.
#pragma once

#include <cstddef>

namespace doorstring {

void* zeroPages(std::size_t bytes);
void freeZeroPages(void* memory, std::size_t bytes);

}  // namespace doorstring
