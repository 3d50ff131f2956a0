// pack.mjs PROJECT SOUNDS FOLDER: writes config, pictures, texts and the sounds of SOUNDS (Ogg) into FOLDER as one file, which
// page.js unpacks, and the icons of the page. Pictures are packed as their pixels, so that the page needs no reader of PNG.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { enlarged, pictureOf } from './png.mjs';

const [project, sounds, folder] = process.argv.slice(2);

const filesIn = folder => readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  .flatMap(entry => entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]);

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
  if (file.endsWith('.png')) {
    const { width, height, pixels } = pictureOf(readFileSync(file), file);
    add('/' + relative(project, file), Buffer.concat([Buffer.from('RGBA'), number(width), number(height), pixels]));
  } else if (!/\/sound\/|\.sheet$/.test(file)) add('/' + relative(project, file), readFileSync(file));
}
for (const file of filesIn(sounds)) add('/assets/sound/' + relative(sounds, file), readFileSync(file));
const size = parts.reduce((sum, part) => sum + part.length, 4);
writeFileSync(join(folder, 'doorstring.pack'), gzipSync(Buffer.concat([number(size), ...parts]), { level: 9 }));

const icon = pictureOf(readFileSync(join(project, 'assets', 'icon.png')), 'icon.png');
for (const side of [192, 512]) writeFileSync(join(folder, `icon-${side}.png`), enlarged(icon, Math.floor(side / icon.width)));
