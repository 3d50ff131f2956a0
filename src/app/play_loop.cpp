#include "app/play_loop.hpp"

#include "app/growing.hpp"
#include "cli/output/output.hpp"
#include "config/text/say.hpp"
#include "files/log.hpp"
#include "files/signals.hpp"
#include "picture/canvas/png.hpp"
#include "play/session/while_growing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <thread>
#include <utility>

namespace doorstring {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

std::int64_t nanoseconds(Clock::duration duration) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(duration).count();
}

std::int64_t microsecondsSince(Clock::time_point start) {
    return nanoseconds(Clock::now() - start) / 1000;
}

// Returns the first name for a screenshot that no file in the folder has.
fs::path screenshotIn(const fs::path& folder) {
    std::error_code ignored;
    for (int number = 1;; ++number) {
        fs::path file = folder / fmt::format("doorstring-{:03}.png", number);
        if (!fs::exists(file, ignored)) {
            return file;
        }
    }
}

// Saves the canvas as it is on the screen. Returns the file, or a sentence that says why not.
Result<fs::path, std::string> saveScreenshot(const Canvas& canvas, int scale,
                                             const fs::path& folder) {
    if (folder.empty()) {
        constexpr Message noFolder =
            msg("There is no folder for screenshots: set HOME or XDG_PICTURES_DIR.");
        return std::string(noFolder.english());
    }
    std::error_code fault;
    fs::create_directories(folder, fault);
    if (fault) {
        return fmt::format("{}: the folder for screenshots cannot be created: {}", folder.string(),
                           fault.message());
    }
    const fs::path file = screenshotIn(folder);
    if (auto sentence = savePng(enlarged(canvas, scale), file)) {
        return std::move(*sentence);
    }
    return file;
}

class PlayLoop {
public:
    PlayLoop(Game& game, const Folders& folders, const Canvas& icon, Tour* tour)
        : game_(game),
          folders_(folders),
          tour_(tour),
          canvas_(firstCanvas(game)),
          window_("Doorstring", canvas_.size(), game.session().config().view, icon),
          fullscreen_(game.session().config().view.fullscreen) {
        fitScales();
        game.session().host.grow = [this](const Config& config, Seed seed) {
            return grow(config, seed);
        };
    }
    ~PlayLoop() {
        Host& host = game_.session().host;
        host.grow = growAtOnce;
    }
    PlayLoop(const PlayLoop&) = delete;
    PlayLoop& operator=(const PlayLoop&) = delete;

    void run(Clock::time_point programStart) {
        draw();
        logInfo(fmt::format("first frame {} ms after the start",
                            microsecondsSince(programStart) / 1000));
        // After the first frame, which loading must not delay.
        loadSound();
        auto lastFrame = Clock::now();
        while (!quit_ && !endRequested() && !(tour_ != nullptr && tour_->ended())) {
            const auto now = Clock::now();
            FrameTimes& times = game_.session().host.times;
            times.frame = FrameTimes::smoothed(times.frame, nanoseconds(now - lastFrame) / 1000);
            takeEvents();
            const int due = clock_.advance(nanoseconds(now - lastFrame), game_.speed());
            lastFrame = now;
            tick(due);
            const auto waitedForScreen = draw();
            serveRequests();
            followConfig();
            waitForFrame(now, waitedForScreen);
        }
    }

private:
    static Canvas firstCanvas(Game& game) {
        Canvas canvas;
        game.draw(canvas, 0);
        return canvas;
    }

    void loadSound() {
        Session& session = game_.session();
        const std::vector<std::string> faults = session.sound.load(folders_.assets);
        if (session.sound.hasDevice()) {
            session.reportFaults(faults);
            return;
        }
        // A machine without sound needs no warning.
        for (const std::string& fault : faults) {
            logInfo("sound: " + fault);
        }
    }

    void takeEvents() {
        events_.clear();
        events_.swap(lateEvents_);
        window_.poll(events_);
        for (const WindowEvent& event : events_) {
            // The tour ignores all input, and continues without the focus.
            if (tour_ == nullptr || std::holds_alternative<WindowClosed>(event)) {
                game_.handle(event);
            }
        }
    }

    // Grows a dungeon. If that takes longer than a few frames, a panel in the window says so. The
    // key for Back, the close button or a signal ends the growing.
    GrownDungeon grow(const Config& config, Seed seed) {
        const Canvas before = canvas_;
        Session& session = game_.session();
        session.host.wasGrowingStopped = false;
        auto grown = growBeside(config, seed, [&](int tries) {
            canvas_ = before;
            drawGrowing(canvas_, session, config, tries);
            window_.present(canvas_, session.config().view.scale);
            std::vector<WindowEvent> events;
            window_.poll(events);
            const bool continues =
                takeWhileGrowing(session.config().keys, std::move(events), lateEvents_) &&
                !endRequested();
            session.host.wasGrowingStopped = !continues;
            return continues;
        });
        canvas_ = before;
        return grown;
    }

    void tick(int due) {
        FrameTimes& times = game_.session().host.times;
        for (int count = 0; count < due; ++count) {
            const auto start = Clock::now();
            if (tour_ != nullptr) {
                tour_->tick(canvas_);
            } else {
                game_.tick();
            }
            times.tick = FrameTimes::smoothed(times.tick, microsecondsSince(start));
        }
    }

    // Draws a frame and shows it. Returns how long this waited for the screen.
    std::chrono::nanoseconds draw() {
        const auto start = Clock::now();
        game_.session().host.window = window_.size();
        const GridSize sizeBefore = canvas_.size();
        game_.draw(canvas_, clock_.share(wholeTick));
        if (canvas_.size() != sizeBefore) {
            fitScales();
        }
        FrameTimes& times = game_.session().host.times;
        times.draw = FrameTimes::smoothed(times.draw, microsecondsSince(start));
        return window_.present(canvas_, game_.session().config().view.scale);
    }

    // Tells the game which scales it can offer for the present canvas.
    void fitScales() { game_.session().host.largestScale = Window::largestScale(canvas_.size()); }

    void followConfig() {
        Session& session = game_.session();
        window_.showPointer(game_.isInMenu());
        if (session.config().view.fullscreen != fullscreen_) {
            fullscreen_ = !fullscreen_;
            session.input.clear();  // the old window closes, and does not report released keys
            window_.setFullscreen(fullscreen_);
        }
    }

    void serveRequests() {
        auto& requests = game_.session().host.requests;
        for (const HostRequest request : requests) {
            serve(request);
        }
        requests.clear();
    }

    void serve(HostRequest request) {
        Session& session = game_.session();
        switch (request) {
        case HostRequest::Quit:
            quit_ = true;
            break;
        case HostRequest::FitWindow:
            window_.fit(canvas_.size(), session.config().view.scale);
            break;
        case HostRequest::CopySeed:
            copy(session.codeToShare());
            break;
        case HostRequest::CopyText:
            copy(session.host.textToCopy);
            break;
        case HostRequest::SaveScreenshot:
            takeScreenshot();
            break;
        }
    }

    void copy(const std::string& text) {
        Window::copyToClipboard(text);
        game_.session().sound.play(Effect::Copy);
        game_.session().message.show(say("Copied: {text}", "text"_a = text));
    }

    void takeScreenshot() {
        const auto saved = saveScreenshot(canvas_, window_.scale(), folders_.pictures);
        MessageLine& message = game_.session().message;
        if (saved) {
            game_.session().sound.play(Effect::Screenshot);
            message.show(say("Screenshot: {file}", "file"_a = saved.value().string()));
            logInfo("screenshot: " + saved.value().string());
        } else {
            message.show(std::string(tr(Message::ofText(saved.error()))), MessageLine::Tone::Bad);
            logReportedError(saved.error());
        }
    }

    // Sleeps until the frame limit of view.toml allows the next frame; does not sleep if the screen
    // sets the pace.
    void waitForFrame(Clock::time_point frameStart, std::chrono::nanoseconds waitedForScreen) {
        const std::chrono::nanoseconds limit(1'000'000'000 /
                                             game_.session().config().view.frameLimit);
        const auto now = Clock::now();
        std::this_thread::sleep_until(now + restOfFrame(now - frameStart, waitedForScreen, limit));
    }

    Game& game_;
    const Folders& folders_;
    Tour* tour_;
    Canvas canvas_;
    Window window_;
    TickClock clock_;
    std::vector<WindowEvent> events_;
    std::vector<WindowEvent> lateEvents_;  // events that came while a dungeon grew
    bool fullscreen_;
    bool quit_ = false;
};

// An X server may disconnect a program that sends a larger icon.
constexpr int largestIcon = 256;  // pixels a side

// Loads the icon; empty if the file is missing or broken, or the icon too large.
Canvas loadIcon(const Folders& folders) {
    const auto file = folders.assets / "icon.png";
    auto icon = loadPng(file);
    if (!icon) {
        logWarning(icon.error());
        return {};
    }
    const GridSize size = icon.value().size();
    if (std::max(size.width, size.height) > largestIcon) {
        logWarning(
            fmt::format("{}: an icon of {} x {} pixels is too large; at most {} a side are allowed",
                        file.string(), size.width, size.height, largestIcon));
        return {};
    }
    return std::move(icon.value());
}

}  // namespace

int playInWindow(Game& game, const Folders& folders, Tour* tour, Clock::time_point programStart) {
    endWhenDisplayIsLost();
    if (!endRequested()) {
        PlayLoop(game, folders, loadIcon(folders), tour).run(programStart);
    }
    return exitDone;
}

}  // namespace doorstring
