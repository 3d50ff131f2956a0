// Writes the JSON schemas of the config files into a folder: make-schemas FOLDER.
#include "config/sources/file_schema.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>

int main(int count, char** arguments) {
    using namespace doorstring;
    if (count != 2) {
        std::cerr << "make-schemas: allowed is one folder, as in make-schemas build/schema\n";
        return 2;
    }
    const std::filesystem::path folder = arguments[1];
    for (const std::string_view name : schemaFileNames()) {
        const auto file = (folder / name).replace_extension(".json");
        if (!(std::ofstream(file) << fileSchema(name)).flush()) {
            std::cerr << "make-schemas: " << file.string() << " cannot be written\n";
            return 1;
        }
    }
    return 0;
}
