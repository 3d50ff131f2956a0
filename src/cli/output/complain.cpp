#include "cli/output/complain.hpp"

#include "config/text/printable.hpp"
#include "files/log.hpp"

#include <ostream>

namespace doorstring {

int complain(std::ostream& err, int status, std::string_view sentence, std::string_view drawing) {
    const std::string line = printable(sentence);
    err << "doorstring: " << line << '\n' << drawing;
    logReportedError(line);
    return status;
}

int complain(std::ostream& err, const ConfigErrors& errors) {
    for (const ConfigError& error : errors) {
        complain(err, exitWrongUse, toString(error));
    }
    return exitWrongUse;
}

void note(std::ostream& err, std::string_view sentence) {
    err << "doorstring: " << printable(sentence) << '\n';
}

}  // namespace doorstring
