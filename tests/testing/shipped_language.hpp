// The languages that are shipped, to show messages in one of them.
#pragma once

#include "config/language/po_file.hpp"
#include "files/whole_file.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace doorstring::testing {

// The codes of English and of the languages in assets/languages.
inline std::vector<std::string> shippedLanguages() {
    std::vector<std::string> codes{"en"};
    for (const auto& file :
         std::filesystem::directory_iterator(DOORSTRING_PROJECT "/assets/languages")) {
        codes.push_back(file.path().stem().string());
    }
    return codes;
}

// Shows messages in a shipped language while it lives.
class InShippedLanguage {
public:
    explicit InShippedLanguage(const std::string& code) {
        if (code != "en") {
            const std::string name = code + ".po";
            const auto text = readTextFile(DOORSTRING_PROJECT "/assets/languages/" + name).value();
            const PoFile po = readPo(text, name, [](char32_t) { return true; });
            useLanguage(std::make_shared<const Language>(po.language));
        }
    }
    ~InShippedLanguage() { useLanguage(nullptr); }
    InShippedLanguage(const InShippedLanguage&) = delete;
    InShippedLanguage& operator=(const InShippedLanguage&) = delete;
    InShippedLanguage(InShippedLanguage&&) = delete;
    InShippedLanguage& operator=(InShippedLanguage&&) = delete;
};

}  // namespace doorstring::testing
