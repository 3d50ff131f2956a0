// Records the play, for --record. Once a second the recorder writes to a temporary file beside the
// file that --record names, so a crash costs at most the last second. At the end, or when the disk
// is full, the temporary file is renamed to the name that --record gave.
#pragma once

#include "files/whole_file.hpp"
#include "play/session/session.hpp"
#include "saves/recording_writer.hpp"

#include <filesystem>
#include <memory>

namespace doorstring {

class Recorder final : public ExpeditionWitness {
public:
    // Begins a recording. Must be called before anything has happened in the session. The session
    // must outlive the recorder. The error is a sentence.
    static Result<std::unique_ptr<Recorder>, std::string> open(const std::filesystem::path& file,
                                                               Session& session);
    ~Recorder() override;  // without finish(), keeps a recording that has no end line

    void grown(const Config& config, Seed seed) override { writer_.grown(config, seed); }
    void regrown(const Config& config, Seed seed) override { writer_.regrown(config, seed); }
    void descended(const Config& config, Seed seed) override { writer_.descended(config, seed); }
    void begun(const Config& config, Seed seed) override { writer_.begun(config, seed); }
    void undone() override { writer_.undone(); }
    void applied(const Config& config) override { writer_.applied(config); }
    void stepped(InputFrame input, const World& world) override;

    // Writes the last lines and gives the file the name that --record gave. Returns false if any
    // part of the recording could not be written, which was reported.
    bool finish();

private:
    Recorder(WholeFile out, Session& session);
    void write();
    void finishFile();

    WholeFile out_;
    Session& session_;
    RecordingWriter writer_;
    bool finished_ = false;  // whether finishFile() has been called
    bool failed_ = false;
};

}  // namespace doorstring
