// A room of a text, and what is reported of texts.
#pragma once

#include "room/templates/parse.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace doorstring::testing {

inline const std::string hall = "room hall\n"
                                "###.###\n"
                                "#.....#\n"
                                "..e.t..\n"
                                "#.....#\n"
                                "###.###\n";

// The room with these lines before its drawing.
inline std::string hallWith(std::string_view keys) {
    return "room hall\n" + std::string(keys) + hall.substr(hall.find('\n') + 1);
}

inline std::string reported(const TemplateFault& fault) {
    return fmt::format("{}:{}:{}: {}\n{}", fault.place.source, fault.place.line, fault.place.column,
                       fault.sentence, fault.picture);
}

// All that is reported of a text, one line or picture after the other.
inline std::string faultsOf(std::string_view text) {
    std::string all;
    for (const TemplateFault& fault : parseTemplates("f.txt", text).faults) {
        all += reported(fault);
    }
    return all;
}

}  // namespace doorstring::testing
