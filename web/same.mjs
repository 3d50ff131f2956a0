// same.mjs FOLDER PROGRAM RECORDING...: runs doorstring.wasm of the built page in node, without a browser. Each recording must end in the
// state that it was recorded with: all of its checks hold. Writes a line for each, as `doorstring replay --verify` does. Then
// the dungeons of all presets must be those of the program, tile by tile, and the pictures of its tour the same pixels; without a
// program ("") that is left out.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pictureOf } from './png.mjs';

const [folder, program, ...recordings] = process.argv.slice(2);
const bytesAt = (at, count) => new Uint8Array(game.memory.buffer, at, count);
const textAt = (at, count) => Buffer.from(bytesAt(at, count)).toString();
const textTo = at => { const all = Buffer.from(game.memory.buffer, at); return all.toString('utf8', 0, all.indexOf(0)); };

const page = new Proxy({
  print: (text, bytes) => process.stderr.write(textAt(text, bytes)),
  fail: (text, bytes) => { throw new Error(textAt(text, bytes)); },
}, { get: (known, name) => known[name] ?? (() => 0) });
const wasi = {
  clock_time_get: (clock, precision, at) => (new DataView(game.memory.buffer).setBigUint64(at, process.hrtime.bigint(), true), 0),
  random_get: (at, count) => (bytesAt(at, count).fill(7), 0),
  proc_exit: status => { throw new Error('ended with status ' + status); },
};
const { module, instance } = await WebAssembly.instantiate(readFileSync(join(folder, 'doorstring.wasm')),
  { page, wasi_snapshot_preview1: wasi });
const game = instance.exports;

function send(...parts) {
  const all = parts.map(part => Buffer.from(part));
  bytesAt(game.inbox(all.reduce((sum, part) => sum + part.length, 1)), 1);
  let at = game.inbox(1);
  for (const part of all) { bytesAt(at, part.length).set(part); at += part.length; }
  return all.map(part => part.length);
}

game._initialize();
const pack = gunzipSync(readFileSync(join(folder, 'doorstring.pack')));
for (let at = 4; at < pack.length;) {
  const [nameBytes, size] = [pack.readUInt32LE(at), pack.readUInt32LE(at + 4)];
  const name = pack.toString('utf8', at + 8, at + 8 + nameBytes);
  at += 8 + nameBytes + size;
  if (!name.startsWith('/assets/sound/')) game.addFile(...send(name, pack.subarray(at - size, at)));
}

// How much longer a tick takes than in the program.
function desktopRatio(file, speed) {
  if (!program) return '';
  const said = execFileSync(program, ['replay', '--verify', file]).toString();
  return ` (the program ${(Number(/([\d,]+) times real speed/.exec(said)[1].replaceAll(',', '')) / speed).toFixed(1)} times as fast)`;
}

let failed = false;
for (const file of recordings) {
  const name = '/' + basename(file);
  game.addFile(...send(name, readFileSync(file)));
  game.verify(send(name)[0]);  // so that all is compiled
  const begun = performance.now();
  const text = textTo(game.verify(send(name)[0]));
  const [ticks, checks, hash] = text.split(' ');
  const holds = /^\d+ \d+ [0-9a-f]{16}$/.test(text);
  const speed = Math.round(ticks / 60 / (performance.now() - begun) * 1000);
  failed ||= !holds;
  console.log(holds ? `${basename(file)}: ${ticks} ticks, ${checks} checks hold, state ${hash}, ` +
    `${speed} times real speed${desktopRatio(file, speed)}` : `${basename(file)}: ${text}`);
}

// The dungeons of the seeds from `first` on, as the program writes them: without the lines about them.
function textsOf(preset, first, count) {
  const text = execFileSync(program, ['map', '--preset', preset, '--seeds', `${first}:${first + count}`, '--tiles'], { maxBuffer: 2 ** 30 });
  return text.toString().split(/^seed .*\n/m).slice(1);
}

for (const file of program ? readdirSync(new URL('../config/presets', import.meta.url)) : []) {
  const preset = file.replace('.toml', '');
  // One at a time and fewer of those that are large: a great dungeon is a text of a hundred million letters.
  const letters = textsOf(preset, 0, 1)[0].length;
  const [end, step] = letters > 1e7 ? [1, 1] : letters > 2e5 ? [10, 1] : [1000, 100];
  let same = 0;
  for (let first = 0; first < end; first += step) {
    textsOf(preset, first, step).forEach((text, place) => {
      same += text.trimEnd().endsWith('\n' + textTo(game.tilesOf(send(preset)[0], first + place)).trimEnd()) ? 1 : 0;
    });
  }
  failed ||= same !== end;
  console.log(`preset ${preset}: ${same} of ${end} dungeons are the same`);
}

// The bytes of a picture that the page's game has saved, without their head.
function savedPicture(name) {
  const size = game.fileSize(send(name)[0]);
  return size < 0 ? null : bytesAt(game.fileBytes(send(name)[0]) + 12, size - 12);
}

function sameTour(seed) {
  const home = mkdtempSync(join(tmpdir(), 'doorstring-tour-'));
  try {
    const env = { PATH: process.env.PATH, HOME: home };
    execFileSync(program, ['--tour', join(home, 'tour'), '--seed', String(seed)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const names = readdirSync(join(home, 'tour'));
    const count = textTo(game.tour(seed));
    const differing = names.filter(name => {
      const { pixels } = pictureOf(readFileSync(join(home, 'tour', name)), name);
      return !savedPicture('/tour/' + name) || Buffer.compare(pixels, savedPicture('/tour/' + name)) !== 0;
    });
    if (differing.length) console.log('  other pixels: ' + differing.join(', '));
    console.log(`tour of seed ${seed}: ${names.length - differing.length} of ${count} pictures have the same pixels`);
    return differing.length === 0 && Number(count) === names.length;
  } finally {
    rmSync(home, { recursive: true });
  }
}
for (const seed of program ? [1, 2, 3, 4, 17] : []) failed = !sameTour(seed) || failed;

if (!game.begin(send('')[0])) failed = true;
const begun = performance.now();
const frames = 300;
let pixels = 0;
for (let count = 0; count < frames; ++count) pixels = game.frame(1000 / 60);
const size = game.width() * game.height();
const colours = new Set(new Uint32Array(game.memory.buffer, pixels, size)).size;
console.log(`title: ${game.width()} x ${game.height()} pixels, ${colours} colours, ${((performance.now() - begun) / frames).toFixed(2)} ms a frame, ` +
  `${Math.round(game.memory.buffer.byteLength / 2 ** 20)} MiB of memory`);
process.exit(failed || colours < 8 ? 1 : 0);
