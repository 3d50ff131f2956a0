// What Debian's libc++ for WebAssembly leaves out of std::filesystem, for the files of
// memory_files.hpp: they have absolute names, and there are no links.
#include "memory_files.hpp"

#include <filesystem>
#include <fstream>
#include <system_error>

using doorstring::web::memoryFiles;

namespace std {
inline namespace _LIBCPP_ABI_NAMESPACE {
namespace filesystem {

namespace {

string nameOf(const path& file) {
    const string name = ("/" / file).lexically_normal().string();
    return name.size() > 1 && name.ends_with('/') ? name.substr(0, name.size() - 1) : name;
}

void report(error_code* error, bool failed) {
    if (error != nullptr) {
        *error = failed ? make_error_code(errc::no_such_file_or_directory) : error_code();
    }
}

}  // namespace

file_status __status(const path& file, error_code* error) {
    const auto found = memoryFiles().find(nameOf(file));
    report(error, found == nullptr);
    return file_status(found == nullptr  ? file_type::not_found
                       : found->isFolder ? file_type::directory
                                         : file_type::regular);
}

file_status __symlink_status(const path& file, error_code* error) {
    return __status(file, error);
}

path __read_symlink(const path&, error_code* error) {
    report(error, true);
    return {};
}

bool __equivalent(const path& one, const path& other, error_code* error) {
    const auto found = memoryFiles().find(nameOf(one));
    report(error, found == nullptr);
    return found != nullptr && found == memoryFiles().find(nameOf(other));
}

path __absolute(const path& file, error_code* error) {
    report(error, false);
    return "/" / file;
}

path __current_path(error_code* error) {
    report(error, false);
    return "/";
}

path __temp_directory_path(error_code* error) {
    report(error, true);
    return {};
}

uintmax_t __file_size(const path& file, error_code* error) {
    const auto found = memoryFiles().find(nameOf(file));
    report(error, found == nullptr);
    return found == nullptr ? static_cast<uintmax_t>(-1) : found->bytes.size();
}

file_time_type __last_write_time(const path& file, error_code* error) {
    const auto found = memoryFiles().find(nameOf(file));
    report(error, found == nullptr);
    return found == nullptr ? file_time_type::min()
                            : file_time_type(file_time_type::duration(found->changed));
}

bool __create_directories(const path& folder, error_code* error) {
    report(error, false);
    const bool isNew = memoryFiles().find(nameOf(folder)) == nullptr;
    memoryFiles().make(nameOf(folder), true);
    return isNew;
}

bool __remove(const path& file, error_code* error) {
    report(error, false);
    return memoryFiles().remove(nameOf(file));
}

void __rename(const path& from, const path& to, error_code* error) {
    report(error, !memoryFiles().rename(nameOf(from), nameOf(to)));
}

}  // namespace filesystem
template class basic_filebuf<char>;
template class basic_ifstream<char>;

}  // namespace _LIBCPP_ABI_NAMESPACE
}  // namespace std
