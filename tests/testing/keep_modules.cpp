// Linked into the game in sanitizer builds only. Graphics drivers unload modules of theirs, and
// what these leaked can then be named by no suppression: so modules stay loaded.
extern "C" int dlclose(void*) {
    return 0;
}
