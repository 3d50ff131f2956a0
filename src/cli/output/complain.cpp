#include "cli/output/complain.hpp"

#include "config/log/log.hpp"

#include <ostream>

namespace doorstring {

int complain(std::ostream& err, int status, std::string_view sentence) {
    err << "doorstring: " << sentence << '\n';
    logReportedError(sentence);
    return status;
}

}  // namespace doorstring
