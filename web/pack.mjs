// pack.mjs PROJECT SOUNDS OUT: writes config, pictures, texts and the sounds of SOUNDS (Ogg) as one file, which page.js unpacks.
// Pictures are packed as their pixels, so that the page needs no reader of PNG.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync, inflateSync } from 'node:zlib';

const [project, sounds, out] = process.argv.slice(2);

const filesIn = folder => readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  .flatMap(entry => entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]);

// The pixels of a PNG with eight bits a channel and no interlacing, which is what make-sheets writes.
function pixelsOf(png, name) {
  const [width, height, depth, colours, , , interlaced] =
    [png.readUInt32BE(16), png.readUInt32BE(20), ...png.subarray(24, 29)];
  const channels = { 2: 3, 6: 4 }[colours];
  if (depth !== 8 || !channels || interlaced) throw new Error(name + ': this kind of PNG cannot be packed');
  const parts = [];
  for (let at = 8; at < png.length;) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + size));
    at += 12 + size;
  }
  const packed = inflateSync(Buffer.concat(parts));
  const length = width * channels;
  const rows = Buffer.alloc(height * length);
  const paeth = (a, b, c) => {
    const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
  };
  for (let y = 0; y < height; ++y) {
    const filter = packed[y * (length + 1)];
    for (let x = 0; x < length; ++x) {
      const at = y * length + x;
      const a = x < channels ? 0 : rows[at - channels];
      const b = y === 0 ? 0 : rows[at - length];
      const c = x < channels || y === 0 ? 0 : rows[at - length - channels];
      rows[at] = packed[y * (length + 1) + 1 + x] + [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter];
    }
  }
  const pixels = Buffer.alloc(12 + width * height * 4, 255);
  pixels.write('RGBA', 'latin1');
  pixels.writeUInt32LE(width, 4);
  pixels.writeUInt32LE(height, 8);
  for (let i = 0; i < width * height; ++i) rows.copy(pixels, 12 + i * 4, i * channels, (i + 1) * channels);
  return pixels;
}

const number = value => { const bytes = Buffer.alloc(4); bytes.writeUInt32LE(value); return bytes; };
const parts = [];
function add(name, content) {
  const bytes = Buffer.from(name);
  parts.push(number(bytes.length), number(content.length), bytes, content);
}

for (const file of filesIn(join(project, 'config'))) {
  if (/\.(toml|txt)$/.test(file)) add('/' + relative(project, file), readFileSync(file));
}
for (const file of filesIn(join(project, 'assets'))) {
  if (file.endsWith('.png')) add('/' + relative(project, file), pixelsOf(readFileSync(file), file));
  else if (!/\/sound\/|\.sheet$/.test(file)) add('/' + relative(project, file), readFileSync(file));
}
for (const file of filesIn(sounds)) add('/assets/sound/' + relative(sounds, file), readFileSync(file));
const size = parts.reduce((sum, part) => sum + part.length, 4);
writeFileSync(out, gzipSync(Buffer.concat([number(size), ...parts]), { level: 9 }));
