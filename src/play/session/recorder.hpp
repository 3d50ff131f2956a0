// --record: writes down the play while it is played. Once a second it writes to a file beside the
// recording, so that a crash leaves all but the last second. At the end, or when the disk is full,
// that file takes the recording's place.
#pragma once

#include "files/whole_file.hpp"
#include "play/session/session.hpp"
#include "saves/recording_writer.hpp"

#include <filesystem>
#include <memory>

namespace doorstring {

class Recorder final : public ExpeditionWitness {
public:
    // Begins a recording, before anything has happened in the session, which must outlive the
    // recorder. The error is a sentence.
    static Result<std::unique_ptr<Recorder>, std::string> open(const std::filesystem::path& file,
                                                               Session& session);
    ~Recorder() override;  // without finish(), keeps what was recorded, but for the last line

    void grown(const Config& config, Seed seed) override { writer_.grown(config, seed); }
    void regrown(const Config& config, Seed seed) override { writer_.regrown(config, seed); }
    void descended(const Config& config, Seed seed) override { writer_.descended(config, seed); }
    void begun(const Config& config, Seed seed) override { writer_.begun(config, seed); }
    void undone() override { writer_.undone(); }
    void applied(const Config& config) override { writer_.applied(config); }
    void stepped(InputFrame input, const World& world) override;

    // Writes the last lines and puts the file in its place. Returns false if the recording could
    // not be written, now or before, which was reported.
    bool finish();

private:
    Recorder(WholeFile out, Session& session);
    void write();
    void finishFile();

    WholeFile out_;
    Session& session_;
    RecordingWriter writer_;
    bool finished_ = false;  // the file is in its place, or failed
    bool failed_ = false;
};

}  // namespace doorstring
