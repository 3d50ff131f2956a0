// serve.mjs FOLDER PORT: serves the page on this machine alone. With port 0 the system chooses one.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [folder, port] = process.argv.slice(2);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.png': 'image/png',
  '.ogg': 'audio/ogg', '.webmanifest': 'application/manifest+json' };

const server = createServer((request, answer) => {
  try {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? path + 'index.html' : path);
    const found = statSync(file);
    if (!found.isFile()) throw new Error(file + ' is no file');
    answer.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream', 'Content-Length': found.size });
    createReadStream(file).on('error', () => answer.destroy()).pipe(answer);
  } catch {
    answer.writeHead(404).end();
  }
});
server.on('error', fault => { console.error(`web: port ${port} cannot be had (${fault.code}); --port names another`); process.exit(1); });
server.listen(Number(port), '127.0.0.1', () => console.log(`The game is at http://127.0.0.1:${server.address().port}/ (Ctrl-C ends it)`));
