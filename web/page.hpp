// What the program asks of the page that runs it: functions of web/page.js.
#pragma once

#include <cstddef>

#define PAGE(name) __attribute__((import_module("page"), import_name(#name)))

namespace doorstring::web {

// Texts are UTF-8, with their number of bytes.
PAGE(print) void print(const void* text, std::size_t bytes);
PAGE(fail) void fail(const char* sentence, std::size_t bytes);
PAGE(copyText) void copyText(const char* text, std::size_t bytes);
PAGE(copyLink) void copyLink(const char* code, std::size_t bytes);
PAGE(keepFile)
void keepFile(const char* name, std::size_t nameBytes, const char* content, std::size_t bytes);
PAGE(dropFile) void dropFile(const char* name, std::size_t bytes);
// Shows the picture, if there is one, and returns when the next frame is due. Only what was called
// with `canWait` may call it.
PAGE(waitForFrame) void waitForFrame(const void* pixels);
PAGE(saveScreenshot) void saveScreenshot();
PAGE(setFullscreen) void setFullscreen(bool on);
PAGE(leave) void leave();

// Sounds by the name of their file, below assets/sound; volumes from 0 to 1.
PAGE(playSound)
void playSound(int voice, const char* name, std::size_t bytes, float pitch, float volume);
PAGE(stopSounds) void stopSounds();
PAGE(busyVoices) unsigned busyVoices();  // a bit for each voice
PAGE(setLoop) void setLoop(const char* name, std::size_t bytes, float volume);  // 0 pauses it
PAGE(secondsPlayed) double secondsPlayed(const char* name, std::size_t bytes);

}  // namespace doorstring::web

#undef PAGE
