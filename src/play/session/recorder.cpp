#include "play/session/recorder.hpp"

#include "config/text/notice.hpp"
#include "config/text/say.hpp"
#include "config/version.hpp"
#include "files/folders.hpp"
#include "files/log.hpp"

#include <exception>
#include <ostream>
#include <utility>

namespace doorstring {

Result<std::unique_ptr<Recorder>, std::string> Recorder::open(const std::filesystem::path& file,
                                                              Session& session) {
    auto out = WholeFile::open(file, WholeFile::IfCut::Keep);
    if (!out) {
        return out.error();
    }
    return std::unique_ptr<Recorder>(new Recorder(std::move(out.value()), session));
}

Recorder::Recorder(WholeFile out, Session& session)
    : out_(std::move(out)),
      session_(session),
      writer_(versionText(), session.config(), session.expedition.world().dungeon.seed()) {
    session_.expedition.addWitness(*this);
}

Recorder::~Recorder() {
    session_.expedition.removeWitness(*this);
    if (finished_) {
        return;
    }
    // An exception that left a destructor would end the program.
    try {
        writer_.flush();
        write();
        finishFile();
    } catch (const std::exception&) {
        // There is no memory left: the file beside the recording is discarded.
    }
}

void Recorder::stepped(InputFrame input, const World& world) {
    writer_.stepped(input, world);
    if (writer_.ticks() % ticksBetweenHashes == 0) {
        write();
    }
}

bool Recorder::finish() {
    writer_.finish(session_.expedition.world());
    write();
    finishFile();
    return !failed_;
}

void Recorder::write() {
    const std::string text = writer_.take();
    if (finished_) {
        return;
    }
    out_.stream() << text << std::flush;
    if (!out_.stream()) {
        finishFile();
    }
}

void Recorder::finishFile() {
    if (finished_) {
        return;
    }
    finished_ = true;
    if (const auto fault = out_.finish()) {
        failed_ = true;
        const Notice notice =
            noticeOf([&] { return say("{fault}. The recording ends here.", "fault"_a = *fault); });
        session_.message.show(notice.shown, MessageLine::Tone::Bad);
        logError(notice.english);
    }
}

}  // namespace doorstring
