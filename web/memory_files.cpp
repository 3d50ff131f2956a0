// Answers the calls of WASI that the C library makes for files. Defined here, they are no longer
// imports of the module.
#include "memory_files.hpp"

#include "page.hpp"

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>
#include <wasi/api.h>

namespace doorstring::web {

MemoryFiles& memoryFiles() {
    static MemoryFiles files;
    return files;
}

std::shared_ptr<MemoryFile> MemoryFiles::find(const std::string& name) const {
    const auto found = byName.find(name);
    return found == byName.end() ? nullptr : found->second;
}

std::shared_ptr<MemoryFile> MemoryFiles::make(const std::string& name, bool isFolder) {
    auto& file = byName[name];
    if (file == nullptr) {
        file = std::make_shared<MemoryFile>(MemoryFile{.isFolder = isFolder});
        const std::size_t end = name.rfind('/');
        make(end == 0 ? "/" : name.substr(0, end), true);
        note(name, *file);
    }
    return file;
}

bool MemoryFiles::remove(const std::string& name) {
    changedNames.insert(name);
    return byName.erase(name) != 0;
}

bool MemoryFiles::rename(const std::string& from, const std::string& to) {
    const auto file = find(from);
    if (file == nullptr) {
        return false;
    }
    remove(from);
    byName[to] = file;
    note(to, *file);
    return true;
}

void MemoryFiles::note(const std::string& name, MemoryFile& file) {
    file.changed = ++changes;
    changedNames.insert(name);
}

namespace {

constexpr int root = 3;  // the descriptor of "/", the first after the standard streams

struct Descriptor {
    std::shared_ptr<MemoryFile> file;
    std::string name;
    std::size_t at = 0;
};

std::vector<Descriptor>& descriptors() {
    static std::vector<Descriptor> all(root + 1);
    all[root] = {memoryFiles().find("/"), "/"};
    return all;
}

Descriptor* opened(int descriptor) {
    auto& all = descriptors();
    const auto place = static_cast<std::size_t>(descriptor);
    return place < all.size() && all[place].file != nullptr ? &all[place] : nullptr;
}

template <typename Value>
void put(int address, const Value& value) {
    std::memcpy(reinterpret_cast<void*>(address), &value, sizeof(Value));
}

// The name of a path in "/", or in a folder that was opened.
std::string named(int folder, int path, int length) {
    const Descriptor* const in = opened(folder);
    std::string name = in == nullptr || in->name == "/" ? "" : in->name;
    const std::string rest(reinterpret_cast<const char*>(path), static_cast<std::size_t>(length));
    return rest.empty() || rest == "." ? (name.empty() ? "/" : name) : name + "/" + rest;
}

int describe(const MemoryFile& file, int result) {
    __wasi_filestat_t about{};
    about.ino = reinterpret_cast<std::uintptr_t>(&file);
    about.filetype = file.isFolder ? __WASI_FILETYPE_DIRECTORY : __WASI_FILETYPE_REGULAR_FILE;
    about.nlink = 1;
    about.size = file.bytes.size();
    about.mtim = file.changed;
    put(result, about);
    return __WASI_ERRNO_SUCCESS;
}

int readAt(const MemoryFile& file, std::size_t at, int parts, int count, std::size_t& done) {
    const auto* const part = reinterpret_cast<const __wasi_iovec_t*>(parts);
    done = 0;
    for (int i = 0; i < count && at + done < file.bytes.size(); ++i) {
        const std::size_t length = std::min(part[i].buf_len, file.bytes.size() - at - done);
        std::memcpy(part[i].buf, file.bytes.data() + at + done, length);
        done += length;
    }
    return __WASI_ERRNO_SUCCESS;
}

int writeAt(Descriptor& to, std::size_t at, int parts, int count, std::size_t& done) {
    const auto* const part = reinterpret_cast<const __wasi_ciovec_t*>(parts);
    std::string& bytes = to.file->bytes;
    done = 0;
    for (int i = 0; i < count; ++i) {
        bytes.resize(std::max(bytes.size(), at + done + part[i].buf_len));
        std::memcpy(bytes.data() + at + done, part[i].buf, part[i].buf_len);
        done += part[i].buf_len;
    }
    memoryFiles().note(to.name, *to.file);
    return __WASI_ERRNO_SUCCESS;
}

}  // namespace

}  // namespace doorstring::web

using namespace doorstring::web;

#define WASI(name) __imported_wasi_snapshot_preview1_##name

extern "C" {

int WASI(environ_sizes_get)(int count, int size) {
    put(count, 0);
    put(size, 0);
    return __WASI_ERRNO_SUCCESS;
}

int WASI(environ_get)(int, int) {
    return __WASI_ERRNO_SUCCESS;
}

int WASI(fd_prestat_get)(int descriptor, int result) {
    if (descriptor != root) {
        return __WASI_ERRNO_BADF;
    }
    __wasi_prestat_t about{};
    about.tag = __WASI_PREOPENTYPE_DIR;
    about.u.dir.pr_name_len = 1;
    put(result, about);
    return __WASI_ERRNO_SUCCESS;
}

int WASI(fd_prestat_dir_name)(int, int name, int) {
    put(name, '/');
    return __WASI_ERRNO_SUCCESS;
}

int WASI(fd_fdstat_get)(int descriptor, int result) {
    const Descriptor* const of = opened(descriptor);
    if (of == nullptr && descriptor >= root) {
        return __WASI_ERRNO_BADF;
    }
    __wasi_fdstat_t about{};
    about.fs_filetype = of == nullptr        ? __WASI_FILETYPE_UNKNOWN
                        : of->file->isFolder ? __WASI_FILETYPE_DIRECTORY
                                             : __WASI_FILETYPE_REGULAR_FILE;
    about.fs_rights_base = ~__wasi_rights_t{0};
    about.fs_rights_inheriting = ~__wasi_rights_t{0};
    put(result, about);
    return __WASI_ERRNO_SUCCESS;
}

int WASI(fd_fdstat_set_flags)(int, int) {
    return __WASI_ERRNO_SUCCESS;
}

int WASI(path_open)(int folder, int, int path, int length, int how, std::int64_t, std::int64_t, int,
                    int result) {
    const std::string name = named(folder, path, length);
    auto file = memoryFiles().find(name);
    if (file != nullptr && (how & __WASI_OFLAGS_EXCL) != 0) {
        return __WASI_ERRNO_EXIST;
    }
    if (file == nullptr && (how & __WASI_OFLAGS_CREAT) == 0) {
        return __WASI_ERRNO_NOENT;
    }
    if (file != nullptr && (how & __WASI_OFLAGS_DIRECTORY) != 0 && !file->isFolder) {
        return __WASI_ERRNO_NOTDIR;
    }
    if (file == nullptr) {
        file = memoryFiles().make(name);
    } else if ((how & __WASI_OFLAGS_TRUNC) != 0) {
        file->bytes.clear();
        memoryFiles().note(name, *file);
    }
    auto& all = descriptors();
    auto place = std::find_if(all.begin() + root + 1, all.end(),
                              [](const Descriptor& one) { return one.file == nullptr; });
    if (place == all.end()) {
        place = all.insert(all.end(), Descriptor{});
    }
    *place = {std::move(file), name};
    put(result, static_cast<int>(place - all.begin()));
    return __WASI_ERRNO_SUCCESS;
}

int WASI(fd_close)(int descriptor) {
    Descriptor* const of = opened(descriptor);
    if (of != nullptr) {
        *of = {};
    }
    return of != nullptr ? __WASI_ERRNO_SUCCESS : __WASI_ERRNO_BADF;
}

int WASI(fd_read)(int descriptor, int parts, int count, int result) {
    Descriptor* const from = opened(descriptor);
    if (from == nullptr) {
        return __WASI_ERRNO_BADF;
    }
    std::size_t done = 0;
    const int error = readAt(*from->file, from->at, parts, count, done);
    from->at += done;
    put(result, done);
    return error;
}

int WASI(fd_pread)(int descriptor, int parts, int count, std::int64_t at, int result) {
    const Descriptor* const from = opened(descriptor);
    if (from == nullptr) {
        return __WASI_ERRNO_BADF;
    }
    std::size_t done = 0;
    const int error = readAt(*from->file, static_cast<std::size_t>(at), parts, count, done);
    put(result, done);
    return error;
}

// Lists what is in a folder from the entry number `from` on, as far as there is space; the last
// entry may be cut. The caller takes a full buffer for a sign that there are more.
int WASI(fd_readdir)(int descriptor, int buffer, int size, std::int64_t from, int result) {
    const Descriptor* const folder = opened(descriptor);
    if (folder == nullptr) {
        return __WASI_ERRNO_BADF;
    }
    const auto space = static_cast<std::size_t>(size);
    std::size_t done = 0;
    std::int64_t number = 0;
    for (const auto& [name, file] : memoryFiles().byName) {
        const std::size_t slash = name.rfind('/');
        const bool isIn =
            name != "/" && name.substr(0, std::max<std::size_t>(slash, 1)) == folder->name;
        if (!isIn || number++ < from || done == space) {
            continue;
        }
        __wasi_dirent_t entry{};
        entry.d_next = static_cast<std::uint64_t>(number);
        entry.d_ino = reinterpret_cast<std::uintptr_t>(file.get());
        entry.d_namlen = name.size() - slash - 1;
        entry.d_type = file->isFolder ? __WASI_FILETYPE_DIRECTORY : __WASI_FILETYPE_REGULAR_FILE;
        std::string bytes(reinterpret_cast<const char*>(&entry), sizeof(entry));
        bytes.append(name, slash + 1);
        const std::size_t length = std::min(bytes.size(), space - done);
        std::memcpy(reinterpret_cast<char*>(buffer) + done, bytes.data(), length);
        done += length;
    }
    put(result, done);
    return __WASI_ERRNO_SUCCESS;
}

int WASI(fd_write)(int descriptor, int parts, int count, int result) {
    Descriptor* const to = opened(descriptor);
    std::size_t done = 0;
    if (to != nullptr) {
        const int error = writeAt(*to, to->at, parts, count, done);
        to->at += done;
        put(result, done);
        return error;
    }
    const auto* const part = reinterpret_cast<const __wasi_ciovec_t*>(parts);
    for (int i = 0; i < count; ++i) {
        print(part[i].buf, part[i].buf_len);
        done += part[i].buf_len;
    }
    put(result, done);
    return __WASI_ERRNO_SUCCESS;
}

int WASI(fd_pwrite)(int descriptor, int parts, int count, std::int64_t at, int result) {
    Descriptor* const to = opened(descriptor);
    if (to == nullptr) {
        return __WASI_ERRNO_BADF;
    }
    std::size_t done = 0;
    const int error = writeAt(*to, static_cast<std::size_t>(at), parts, count, done);
    put(result, done);
    return error;
}

int WASI(fd_seek)(int descriptor, std::int64_t by, int from, int result) {
    Descriptor* const of = opened(descriptor);
    if (of == nullptr) {
        return __WASI_ERRNO_SPIPE;
    }
    const std::size_t start = from == __WASI_WHENCE_SET   ? 0
                              : from == __WASI_WHENCE_CUR ? of->at
                                                          : of->file->bytes.size();
    of->at = start + static_cast<std::size_t>(by);
    put(result, static_cast<std::uint64_t>(of->at));
    return __WASI_ERRNO_SUCCESS;
}

int WASI(fd_sync)(int) {
    return __WASI_ERRNO_SUCCESS;
}

int WASI(fd_filestat_get)(int descriptor, int result) {
    const Descriptor* const of = opened(descriptor);
    return of == nullptr ? __WASI_ERRNO_BADF : describe(*of->file, result);
}

int WASI(fd_filestat_set_size)(int descriptor, std::int64_t size) {
    Descriptor* const of = opened(descriptor);
    if (of == nullptr) {
        return __WASI_ERRNO_BADF;
    }
    of->file->bytes.resize(static_cast<std::size_t>(size));
    memoryFiles().note(of->name, *of->file);
    return __WASI_ERRNO_SUCCESS;
}

int WASI(poll_oneoff)(int, int, int, int) {
    return __WASI_ERRNO_NOSYS;  // nothing waits in a page
}

int WASI(path_filestat_get)(int folder, int, int path, int length, int result) {
    const auto file = memoryFiles().find(named(folder, path, length));
    return file == nullptr ? __WASI_ERRNO_NOENT : describe(*file, result);
}

int WASI(path_create_directory)(int folder, int path, int length) {
    memoryFiles().make(named(folder, path, length), true);
    return __WASI_ERRNO_SUCCESS;
}

int WASI(path_unlink_file)(int folder, int path, int length) {
    return memoryFiles().remove(named(folder, path, length)) ? __WASI_ERRNO_SUCCESS
                                                             : __WASI_ERRNO_NOENT;
}

int WASI(path_rename)(int from, int path, int length, int to, int newPath, int newLength) {
    return memoryFiles().rename(named(from, path, length), named(to, newPath, newLength))
               ? __WASI_ERRNO_SUCCESS
               : __WASI_ERRNO_NOENT;
}

}  // extern "C"
