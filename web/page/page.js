// Runs the game of doorstring.wasm in the page: shows its picture, hands it keys, pads, touches and time, plays its sounds, and
// keeps its files. The game calls the functions of `page` below; what they are for is in web/page.hpp.
'use strict';

const canvas = document.querySelector('canvas');
const picture = canvas.getContext('2d', { alpha: false });
const notice = document.querySelector('#notice');

let game = null;        // the functions that the module exports
let isRunning = false;  // whether frames are asked for
let begin = null;       // game.begin and game.frame; they return promises where the browser can hold the game up
let play = null;
const canWait = Boolean(window.WebAssembly?.Suspending && WebAssembly.promising);

const bytesAt = (address, count) => new Uint8Array(game.memory.buffer, address, count);
const textAt = (address, count) => new TextDecoder().decode(bytesAt(address, count));

function textTo(end) {  // a text of C that ends with 0
  const bytes = new Uint8Array(game.memory.buffer, end);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
}

// Puts texts and bytes into the inbox of the game, one behind the other. Returns their lengths.
function send(...parts) {
  const all = parts.map(part => typeof part === 'string' ? new TextEncoder().encode(part) : part);
  const start = game.inbox(all.reduce((sum, part) => sum + part.length, 1));
  let at = start;
  for (const part of all) {
    bytesAt(at, part.length).set(part);
    at += part.length;
  }
  return all.map(part => part.length);
}

function tell(sentence, isLine = false) {
  notice.textContent = sentence;
  notice.className = isLine ? 'line' : '';
  if (isLine) setTimeout(() => { if (notice.textContent === sentence) notice.textContent = ''; }, 8000);
}

const ended = sentence => /[.?]$/.test(sentence) ? sentence : sentence + '.';
function stop(sentence) {
  isRunning = false;
  tell(sentence);
}

// ---- What the game asks for ----

const page = {
  print: (text, bytes) => console.log(textAt(text, bytes).trimEnd()),
  fail: (text, bytes) => stop(textAt(text, bytes)),
  copyText: (text, bytes) => copy(textAt(text, bytes)),
  copyLink: (code, bytes) => copy(location.href.replace(/#.*/, '') + '#' + encodeURIComponent(textAt(code, bytes))),
  keepFile: (name, nameBytes, content, bytes) => keep(textAt(name, nameBytes), bytesAt(content, bytes).slice()),
  dropFile: (name, bytes) => keep(textAt(name, bytes), null),
  waitForFrame: canWait ? new WebAssembly.Suspending(nextFrame) : () => {},
  saveScreenshot: () => canvas.toBlob(blob => offer(blob, 'doorstring.png')),
  setFullscreen(on) {
    const done = on ? document.documentElement.requestFullscreen?.() : document.exitFullscreen?.();
    Promise.resolve(done ?? Promise.reject()).catch(() => game.fullscreenIs(isFullscreen()));
  },
  leave: () => writeKept().then(() => stop('Doorstring has ended. Reload the page to play again.')),
  playSound, stopSounds, busyVoices, setLoop, secondsPlayed,
};

function copy(text) {
  const failed = () => tell('The browser does not let a page copy: ' + text, true);
  navigator.clipboard ? navigator.clipboard.writeText(text).catch(failed) : failed();
}

function offer(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// Shows the picture, if there is one, and holds the game up until the next frame.
function nextFrame(pixels) {
  pixels ? show(pixels) : tell('The dungeon of this link grows; Escape or a touch stops it.');
  readPad();
  return new Promise(done => requestAnimationFrame(done));
}

// The rest of WASI that the C library asks for: the time and random numbers.
const wasi = {
  clock_time_get(clock, precision, result) {
    const milliseconds = clock === 0 ? Date.now() : performance.now();
    new DataView(game.memory.buffer).setBigUint64(result, BigInt(Math.round(milliseconds * 1e6)), true);
    return 0;
  },
  random_get(address, count) {
    crypto.getRandomValues(bytesAt(address, count));
    return 0;
  },
  proc_exit(status) {
    throw new Error('the game has ended with status ' + status);
  },
};

// ---- Files: what lies below /home is kept in the browser ----

let kept = null;            // the database; null if nothing can be kept
const toKeep = new Map();   // name -> bytes, or null for a file that is gone
let isKeeping = false;

const asked = request => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

function openStore() {
  const opening = indexedDB.open('doorstring', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('files');
  return asked(opening);
}

function keep(name, bytes) {
  toKeep.set(name, bytes);
  if (!isKeeping) setTimeout(writeKept);
}

const written = changes => new Promise((done, failed) => {
  const transaction = kept.transaction('files', 'readwrite');
  transaction.oncomplete = done;
  transaction.onabort = () => failed(transaction.error);
  const files = transaction.objectStore('files');
  for (const [name, bytes] of changes) bytes ? files.put(bytes, name) : files.delete(name);
  transaction.commit?.();  // without this, the changes are lost with a page that is left before the puts are answered
});

// Safari ends the connection of a page that sleeps.
async function writtenAgain(changes) {
  kept.close();
  kept = await openStore();
  await written(changes);
}

async function writeKept() {
  if (!kept || isKeeping || toKeep.size === 0) return;
  isKeeping = true;
  const changes = [...toKeep];
  toKeep.clear();
  try {
    await written(changes).catch(() => writtenAgain(changes));
  } catch (fault) {
    for (const [name, bytes] of changes) if (!toKeep.has(name)) toKeep.set(name, bytes);
    tell('The browser keeps nothing: what is played now may be lost. ' + (fault?.message ?? ''), true);
    isKeeping = false;
    return;
  }
  isKeeping = false;
  if (toKeep.size) setTimeout(writeKept);
}

// Holds the kept files against other tabs. Returns whether this is the only one that plays.
const isOnlyTab = () => new Promise(answer => {
  if (!navigator.locks) return answer(true);
  navigator.locks.request('doorstring', { ifAvailable: true }, lock => {
    answer(lock !== null);
    return lock && new Promise(() => {});  // held as long as the page lives
  }).catch(() => answer(true));  // refused, as to a page that may keep nothing
});

// Opens what was kept, and returns it: a list of [name, bytes].
async function openKept() {
  if (!await isOnlyTab()) {
    tell('Doorstring is open in another tab, which keeps the saved game: nothing of this one is kept.', true);
    return [];
  }
  try {
    kept = await openStore();
    const files = kept.transaction('files').objectStore('files');
    const [names, contents] = await Promise.all([asked(files.getAllKeys()), asked(files.getAll())]);
    return names.map((name, place) => [name, contents[place]]);
  } catch {
    kept = null;
    tell('This browser keeps nothing for pages: what is played is lost with the tab.', true);
    return [];
  }
}

// ---- Sounds ----

let audio = null;             // begins with the first key, as browsers demand
const packed = new Map();     // name -> bytes of a sound, from the pack or fetched
const decoded = new Map();    // name -> promise of a sound that can be played
const voices = [];            // what each voice plays; null if it has ended
const loops = new Map();      // name -> a tune or an ambience
const soundPause = 5000;      // milliseconds until a sound that could not be fetched is tried again
const readyLoops = 6;         // decoded loops that pause; one takes 12 to 35 MB

function wakeSound() {
  if (!audio && window.AudioContext) {
    audio = new AudioContext();
    for (const [name, loop] of loops) turnLoop(name, loop);
  }
  if (audio && audio.state !== 'running') audio.resume();  // Safari's "interrupted", as by a call, does not end by itself
}

// A touch counts as a deed of the player, with which sound may begin, only when it ends.
for (const deed of ['keydown', 'pointerdown', 'pointerup', 'touchend']) addEventListener(deed, wakeSound, { capture: true });

function sound(name) {
  if (!decoded.has(name)) {
    decoded.set(name, bytesOf(name).then(bytes => audio.decodeAudioData(bytes), fault => {
      setTimeout(soundAgain, soundPause, name);
      throw fault;
    }).catch(fault => console.log('sound ' + name + ': ' + fault)));
  }
  return decoded.get(name);
}

async function bytesOf(name) {
  if (!packed.has(name)) packed.set(name, new Uint8Array(await (await fetched('sound/' + name + '.ogg')).arrayBuffer()));
  return packed.get(name).slice().buffer;  // decoding takes its bytes away
}

// Lets a sound that could not be fetched be fetched once more: a loop at once, an effect when it is played. One that the browser
// cannot play stays silent: it would be fetched every few seconds for nothing.
function soundAgain(name) {
  decoded.delete(name);
  if (loops.has(name)) turnLoop(name, loops.get(name));
}

function sourceOf(buffer, volume, options) {
  const source = new AudioBufferSourceNode(audio, { buffer, ...options });
  const gain = new GainNode(audio, { gain: volume });
  source.connect(gain).connect(audio.destination);
  return { source, gain };
}

function playSound(voice, name, nameBytes, pitch, volume) {
  if (!audio) return;
  voices[voice]?.source?.stop();
  const mine = voices[voice] = { source: null };
  sound(textAt(name, nameBytes)).then(buffer => {
    if (voices[voice] !== mine) return;
    if (!buffer) return void (voices[voice] = null);
    mine.source = sourceOf(buffer, volume, { playbackRate: pitch }).source;
    mine.source.onended = () => { if (voices[voice] === mine) voices[voice] = null; };
    mine.source.start();
  });
}

function stopSounds() {
  voices.forEach((voice, place) => { voice?.source?.stop(); voices[place] = null; });
}

function busyVoices() {
  return voices.reduce((bits, voice, place) => voice ? bits | 1 << place : bits, 0);
}

function setLoop(nameAt, nameBytes, volume) {
  const name = textAt(nameAt, nameBytes);
  if (!loops.has(name)) loops.set(name, { volume: 0, played: 0, playing: null });
  const loop = loops.get(name);
  loop.volume = volume;
  if (audio) turnLoop(name, loop);
}

// Lets a loop be as loud as it should; at volume 0 it pauses, and later goes on from there.
async function turnLoop(name, loop) {
  if (loop.volume === 0) {
    if (!loop.playing) return;
    loop.played = timeOf(loop);
    loop.playing.source.stop();
    loop.playing = null;
    return dropLoops(name);
  }
  if (!loop.playing) {
    const buffer = await sound(name);
    if (!buffer || loop.playing || loop.volume === 0) return;
    loop.playing = sourceOf(buffer, loop.volume, { loop: true });
    loop.playing.source.start(0, loop.played);
    loop.started = audio.currentTime - loop.played;
  }
  loop.playing.gain.gain.value = loop.volume;
}

// Keeps only the loops decoded that were heard last: all of them together take half a gigabyte.
function dropLoops(paused) {
  const loop = loops.get(paused);
  loops.delete(paused);
  loops.set(paused, loop);  // as the last
  const ready = [...loops].filter(([name, one]) => one.volume === 0 && decoded.has(name));
  for (const [name] of ready.slice(0, -readyLoops)) decoded.delete(name);
}

const timeOf = loop => loop.playing ? (audio.currentTime - loop.started) % loop.playing.source.buffer.duration : loop.played;

function secondsPlayed(name, nameBytes) {
  const loop = loops.get(textAt(name, nameBytes));
  return loop ? timeOf(loop) : 0;
}

// ---- Keys, mouse, pads and touches ----

const keyNames = { ' ': 'Space', ',': 'Comma', '.': 'Period', '/': 'Slash', '-': 'Minus', '=': 'Equal' };
const heldKeys = new Map();  // code of the key -> the name that was told to the game

function keyName(event) {
  if (/^(Digit|Numpad)\d$/.test(event.code)) return event.code.slice(-1);
  if (/^[a-z]$/i.test(event.key)) return event.key.toUpperCase();
  if (event.key.length === 1 && /^Key[A-Z]$/.test(event.code)) return event.code.slice(-1);  // a keyboard with other letters
  return keyNames[event.key] ?? event.key.replace(/^Arrow/, '');
}

const isForPanel = event => event.target.closest?.('#side') != null;

addEventListener('keydown', event => {
  if (!isRunning && event.key === 'Escape') game?.stopBeginning();
  if (!isRunning || isForPanel(event) || event.ctrlKey || event.altKey || event.metaKey) return;
  const name = keyName(event);
  if (name === 'F5' || (name === 'Tab' && event.shiftKey)) return;  // the browser reloads, or goes on to the panel
  if (event.repeat) return event.preventDefault();
  if (game.key(send(name)[0], true, event.shiftKey)) {
    heldKeys.set(event.code, name);
    event.preventDefault();
  }
  if (event.key.length === 1) game.type(send(event.key)[0]);
});

function releaseKeys() {
  for (const name of heldKeys.values()) if (isRunning) game.key(send(name)[0], false, false);
  heldKeys.clear();
}

addEventListener('keyup', event => {
  if (event.key === 'Meta') return releaseKeys();  // macOS does not tell of a key that is released before Command
  const name = heldKeys.get(event.code);
  if (heldKeys.delete(event.code) && isRunning) game.key(send(name)[0], false, false);
});

addEventListener('paste', event => {
  if (isRunning && !isForPanel(event)) game.type(send(event.clipboardData.getData('text').slice(0, 4000))[0]);
});

function pointTo(deed, event) {
  const shown = canvas.getBoundingClientRect();
  const x = (event.clientX - shown.left) * canvas.width / shown.width;
  const y = (event.clientY - shown.top) * canvas.height / shown.height;
  if (isRunning) game.pointer(deed, Math.floor(x), Math.floor(y));
}

const [moved, pressed, released, reset, wheelUp, wheelDown] = [0, 1, 2, 3, 4, 5];
canvas.addEventListener('pointermove', event => pointTo(moved, event));
canvas.addEventListener('pointerdown', event => {
  canvas.focus();
  canvas.setPointerCapture(event.pointerId);
  if (event.pointerType === 'touch') pointTo(moved, event);
  if (event.button === 0 || event.button === 2) pointTo(event.button === 0 ? pressed : reset, event);
});
for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, event => pointTo(released, event));
// A wheel turns a step with each event, a touchpad sends many small events. After a pause or a turn in the other direction
// the first event is a step, then every `wheelStep` pixels are one.
const wheelStep = 50, wheelPause = 200;  // pixels, milliseconds
const pixelsOf = [1, 17, 400];  // a pixel, a line and a page (deltaMode)
const wheel = { turned: 0, direction: 0, at: 0 };
canvas.addEventListener('wheel', event => {
  event.preventDefault();
  const turn = event.deltaY * pixelsOf[event.deltaMode];
  if (turn === 0) return;
  const isFirst = Math.sign(turn) !== wheel.direction || event.timeStamp - wheel.at > wheelPause;
  wheel.turned += Math.abs(turn);
  const isStep = isFirst || wheel.turned >= wheelStep;
  Object.assign(wheel, { turned: isStep ? 0 : wheel.turned, direction: Math.sign(turn), at: event.timeStamp });
  if (isStep) pointTo(turn < 0 ? wheelUp : wheelDown, event);
}, { passive: false });
addEventListener('contextmenu', event => { if (!isForPanel(event)) event.preventDefault(); });

const buttonsOfPads = [0, 1, 2, 3, 4, 5, null, null, 6, 7];  // of the game, by their number in a browser
const axes = { stickX: 0, stickY: 1, crossX: 2, crossY: 3 };
let padBefore = null;

// Returns null if there is none, or if the page that this one is embedded in does not allow it any.
function connectedPad() {
  try {
    return [...navigator.getGamepads?.() ?? []].find(one => one?.connected) ?? null;
  } catch {
    return null;
  }
}

// Tells the game what has changed on the pad since the last frame.
function readPad() {
  const pad = connectedPad();
  if (!pad) {
    if (padBefore) game.padGone();
    padBefore = null;
    return;
  }
  const isDown = number => pad.buttons[number]?.pressed ?? false;
  const now = { buttons: buttonsOfPads.map((_, number) => isDown(number)) };
  now.axes = [pad.axes[0] * 100, pad.axes[1] * 100, 100 * (isDown(15) - isDown(14)), 100 * (isDown(13) - isDown(12))]
    .map(percent => Math.round(percent || 0));
  buttonsOfPads.forEach((button, number) => {
    const before = padBefore?.buttons[number] ?? false;
    if (button !== null && now.buttons[number] !== before) {
      wakeSound();
      game.padButton(button, now.buttons[number]);
    }
  });
  now.axes.forEach((percent, axis) => {
    if (percent !== (padBefore?.axes[axis] ?? 0)) game.padAxis(axis, percent);
  });
  padBefore = now;
}

// On a screen to touch, a stick and buttons act as a pad, so that the game names the buttons that are seen.
function showTouch() {
  document.querySelector('#touch').hidden = false;
  document.body.classList.add('touch');
  if (isRunning) game.padIsUsed();
  fit();
}

const stick = document.querySelector('#stick');
function moveStick(event, isHeld) {
  const box = stick.getBoundingClientRect();
  const reach = box.width / 2;
  let x = isHeld ? (event.clientX - box.left) / reach - 1 : 0;
  let y = isHeld ? (event.clientY - box.top) / reach - 1 : 0;
  const length = Math.max(1, Math.hypot(x, y));
  [x, y] = [x / length, y / length];
  stick.classList.toggle('held', isHeld);
  stick.firstElementChild.style.transform = `translate(${x * 44}px, ${y * 44}px)`;
  if (!isRunning) return;
  game.padAxis(axes.stickX, Math.round(x * 100));
  game.padAxis(axes.stickY, Math.round(y * 100));
}
stick.addEventListener('pointerdown', event => { stick.setPointerCapture(event.pointerId); moveStick(event, true); });
stick.addEventListener('pointermove', event => { if (stick.hasPointerCapture(event.pointerId)) moveStick(event, true); });
for (const end of ['pointerup', 'pointercancel']) stick.addEventListener(end, event => moveStick(event, false));

for (const button of document.querySelectorAll('#touch button')) {
  const turn = isDown => {
    button.classList.toggle('held', isDown);
    if (isRunning) game.padButton(Number(button.dataset.pad), isDown);
  };
  button.addEventListener('pointerdown', event => {
    button.setPointerCapture(event.pointerId);
    turn(true);
    event.preventDefault();
  });
  for (const end of ['pointerup', 'pointercancel']) button.addEventListener(end, () => turn(false));
}
addEventListener('pointerdown', event => {
  if (event.pointerType === 'touch') showTouch();
  if (!isRunning) game?.stopBeginning();
}, { capture: true });

// ---- The picture ----

const isFullscreen = () => Boolean(document.fullscreenElement);

// Shows the canvas at the largest whole multiple of its size, in pixels of the screen, that fits.
function fit() {
  const room = canvas.parentElement.getBoundingClientRect();
  const ratio = devicePixelRatio || 1;
  const scale = Math.max(1, Math.floor(Math.min(room.width * ratio / canvas.width, room.height * ratio / canvas.height)));
  canvas.style.width = canvas.width * scale / ratio + 'px';
  canvas.style.height = canvas.height * scale / ratio + 'px';
}

function show(pixels) {
  const [width, height] = [game.width(), game.height()];
  if (canvas.width !== width || canvas.height !== height) {
    [canvas.width, canvas.height] = [width, height];
    fit();
  }
  picture.putImageData(new ImageData(new Uint8ClampedArray(game.memory.buffer, pixels, width * height * 4), width, height), 0, 0);
}

let before = null;      // the time of the last frame
let beganAfter = null;  // the milliseconds from opening the page to its first frame

async function frame(now) {
  if (!isRunning) return;
  try {
    readPad();
    show(await play(Math.max(0, now - (before ?? now)), canWait));
  } catch (fault) {
    console.log(fault);
    if (isRunning) stop('The game has come upon a fault and cannot go on: ' + fault.message + '. Reload the page.');
    return;
  }
  before = now;
  beganAfter ??= performance.now();
  requestAnimationFrame(frame);
}

addEventListener('resize', fit);
document.addEventListener('fullscreenchange', () => { if (isRunning) game.fullscreenIs(isFullscreen()); });
// A hidden page is drawn no more, so the game itself could neither fall silent nor pause; and a phone does not tell of its focus.
document.addEventListener('visibilitychange', () => {
  if (!isRunning) return;
  if (document.hidden) {
    writeKept();
    audio?.suspend();
    game.focus(false);
  } else {
    audio?.resume();
    if (document.hasFocus()) game.focus(true);
  }
});
addEventListener('blur', () => { heldKeys.clear(); if (isRunning) game.focus(false); });
addEventListener('focus', () => { if (isRunning) game.focus(true); });

// ---- The start ----

async function fetched(name) {
  const answer = await fetch(name);
  if (answer.ok) return answer;
  throw new Error(name + ' cannot be loaded (' + answer.status + ')');
}

// Reads the pack: its length, then each file as the lengths of its name and content, its name and its content.
async function unpack() {
  const stream = (await fetched('doorstring.pack')).body.pipeThrough(new DecompressionStream('gzip'));
  const cutOff = new Error('doorstring.pack was cut off on its way');
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer().catch(() => { throw cutOff; }));
  const numbers = new DataView(bytes.buffer);
  const files = [];
  if (bytes.length < 4 || numbers.getUint32(0, true) !== bytes.length) throw cutOff;
  for (let at = 4; at < bytes.length;) {
    const [nameBytes, size] = [numbers.getUint32(at, true), numbers.getUint32(at + 4, true)];
    const content = at + 8 + nameBytes;
    files.push([new TextDecoder().decode(bytes.subarray(at + 8, content)), bytes.subarray(content, content + size)]);
    at = content + size;
  }
  return files;
}

async function load() {
  const imports = { page, wasi_snapshot_preview1: wasi };
  const module = fetched('doorstring.wasm').then(async answer => WebAssembly.instantiate(await answer.arrayBuffer(), imports))
    .catch(fault => { throw fault instanceof WebAssembly.CompileError ? new Error('doorstring.wasm was cut off on its way') : fault; });
  const [{ instance }, files, own] = await Promise.all([module, unpack(), openKept()]);
  game = instance.exports;
  [begin, play] = [game.begin, game.frame].map(call => canWait ? WebAssembly.promising(call) : call);
  game._initialize();
  for (const [name, bytes] of [...files, ...own]) {
    const soundName = /^\/assets\/sound\/(.*)\.ogg$/.exec(name)?.[1];
    soundName ? packed.set(soundName, bytes) : game.addFile(...send(name, bytes));
  }
}

async function start() {
  if (typeof WebAssembly !== 'object') return tell('Doorstring needs a browser with WebAssembly.');
  try {
    await load();
    game.speak(send((navigator.languages ?? [navigator.language]).join(':').replaceAll('-', '_'))[0]);
    let code = location.hash.slice(1);
    try { code = decodeURIComponent(code); } catch { /* as it is */ }
    if (!await begin(send(code.slice(0, 4000))[0], canWait)) {
      const why = notice.textContent;
      if (!code || !await begin(send('')[0], canWait)) return;
      tell('This link opens no dungeon: ' + ended(why), true);
    }
  } catch (fault) {
    console.log(fault);
    return tell('Doorstring cannot start: ' + ended(fault.message));
  }
  if (!notice.className) tell('');
  isRunning = true;
  canvas.focus();
  if (matchMedia('(pointer: coarse)').matches) showTouch();
  requestAnimationFrame(frame);
  if (location.protocol === 'https:' || location.hostname === 'localhost' || location.hostname === '127.0.0.1') {
    navigator.serviceWorker?.register('offline.js').catch(() => {});
  }
}

addEventListener('hashchange', () => location.reload());
start();
