#include "app/session/recorder.hpp"

#include "config/files/folders.hpp"
#include "config/log/log.hpp"
#include "config/version.hpp"

#include <cerrno>
#include <ostream>

namespace doorstring {

Result<std::unique_ptr<Recorder>, std::string> Recorder::open(const std::filesystem::path& file,
                                                              Session& session) {
    auto out = OutFile::open(file);
    if (!out) {
        return out.error();
    }
    return std::unique_ptr<Recorder>(new Recorder(file, std::move(out.value()), session));
}

Recorder::Recorder(std::filesystem::path file, OutFile out, Session& session)
    : file_(std::move(file)),
      out_(std::move(out)),
      session_(session),
      writer_(versionText(), session.config(), session.expedition.world().dungeon.seed()) {
    session_.expedition.watchedBy(this);
}

Recorder::~Recorder() {
    session_.expedition.watchedBy(nullptr);
}

void Recorder::stepped(InputFrame input, const World& world) {
    writer_.stepped(input, world);
    if (writer_.ticks() % ticksBetweenChecks == 0) {
        write();
    }
}

bool Recorder::finish() {
    writer_.finish(session_.expedition.world());
    write();
    if (failed_) {
        return false;
    }
    if (const auto fault = out_.finish()) {
        fail(*fault);
    }
    return !failed_;
}

void Recorder::write() {
    const std::string text = writer_.take();
    if (failed_) {
        return;
    }
    errno = 0;
    out_.stream() << text << std::flush;
    if (!out_.stream()) {
        fail(cannotWrite(file_, errno));
    }
}

void Recorder::fail(const std::string& sentence) {
    failed_ = true;
    session_.message.show(sentence + ". Playing on without a recording.", MessageLine::Tone::Bad);
    logError(sentence);
}

}  // namespace doorstring
