// Reads and writes PNG for the tools of the page.
import { deflateSync, inflateSync } from 'node:zlib';

// Reads a PNG with eight bits a channel and no interlacing, which is what make-sheets and the game write: its width, its height
// and four bytes for each pixel.
export function pictureOf(png, name) {
  const [width, height, depth, colours, , , interlaced] =
    [png.readUInt32BE(16), png.readUInt32BE(20), ...png.subarray(24, 29)];
  const channels = { 2: 3, 6: 4 }[colours];
  if (depth !== 8 || !channels || interlaced) throw new Error(name + ': this kind of PNG cannot be read');
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
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let i = 0; i < width * height; ++i) rows.copy(pixels, i * 4, i * channels, (i + 1) * channels);
  return { width, height, pixels };
}

// The checksum of a chunk, as PNG wants it.
function checksum(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; ++bit) sum = sum >>> 1 ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

// The PNG of a picture, each pixel as a square of `factor` pixels.
export function enlarged({ width, height, pixels }, factor) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width * factor);
  head.writeUInt32BE(height * factor, 4);
  head.set([8, 6], 8);
  const rows = [];
  for (let y = 0; y < height * factor; ++y) {
    const row = Buffer.alloc(1 + width * factor * 4);
    for (let x = 0; x < width * factor; ++x) {
      const from = (Math.floor(y / factor) * width + Math.floor(x / factor)) * 4;
      pixels.copy(row, 1 + x * 4, from, from + 4);
    }
    rows.push(row);
  }
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}
