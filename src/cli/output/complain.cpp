#include "cli/output/complain.hpp"

#include "cli/output/log.hpp"

#include <ostream>

namespace doorstring {

int complain(std::ostream& err, int status, std::string_view sentence) {
    err << "doorstring: " << sentence << '\n';
    logToldError(sentence);
    return status;
}

}  // namespace doorstring
