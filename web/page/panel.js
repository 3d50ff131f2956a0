// The panel beside the game: dungeon.toml as text, with its mistakes and what each key does; and the player's files, which can be
// downloaded and dropped in. Uses what page.js has.
'use strict';

const panel = document.querySelector('#panel');
const fold = document.querySelector('#fold');
const editor = panel.querySelector('textarea');
const part = name => panel.querySelector('#' + name);
const lineHeight = 18;    // of the editor, as in page.css
const editorTop = 4;
const mostBytes = 2 ** 26;
let badLines = [];        // of the mistakes; empty if the text is the one that is played
let isEdited = false;     // whether the text is still to be handed to the game
let editTimer = 0;

// ---- The text ----

const linesOf = text => text.split('\n').filter(Boolean).map(line => line.split('\t'));

function showText(text) {
  if (editor.value !== text) {
    editor.value = text;
    editor.setSelectionRange(0, 0);
  }
  showMistakes([]);
}

// Hands the text to the game, which regrows its dungeon if there is no mistake in it.
function edit() {
  clearTimeout(editTimer);
  isEdited = false;
  if (isRunning) showMistakes(linesOf(textTo(game.panelEdit(send(editor.value)[0]))));
}

function showMistakes(mistakes) {
  badLines = mistakes.map(([line]) => Number(line));
  part('mistakes').replaceChildren(...mistakes.map(([line, sentence]) => {
    const button = document.createElement('button');
    button.textContent = sentence;
    button.onclick = () => goTo(Number(line));
    const item = document.createElement('li');
    item.append(button);
    return item;
  }));
  part('follows').textContent = mistakes.length ? 'The dungeon stays as it was until this is right:'
    : isRunning && game.isAdventure() ? 'In an adventure the text counts from the next floor on.' : 'The dungeon that you explore follows as you type.';
  showLines();
}

function showLines() {
  const count = editor.value.split('\n').length;
  part('lines').textContent = Array.from({ length: count }, (_, place) => place + 1).join('\n');
  part('marks').replaceChildren(...badLines.filter(line => line > 0).map(line => {
    const mark = document.createElement('i');
    mark.dataset.line = line;
    return mark;
  }));
  scroll();
}

function scroll() {
  part('lines').scrollTop = editor.scrollTop;
  for (const mark of part('marks').children) mark.style.top = editorTop + (mark.dataset.line - 1) * lineHeight - editor.scrollTop + 'px';
}

function goTo(line) {
  const start = editor.value.split('\n').slice(0, Math.max(0, line - 1)).join('\n').length + (line > 1 ? 1 : 0);
  editor.focus();
  editor.setSelectionRange(start, start);
  editor.scrollTop = Math.max(0, (line - 4) * lineHeight);
}

// Says what the key at the cursor does.
function showHelp() {
  const end = editor.value.indexOf('\n', editor.selectionStart);
  const [path, help, allowed, shipped] = textTo(game.keyHelp(send(editor.value.slice(0, end < 0 ? undefined : end))[0])).split('\t');
  part('help').textContent = path ? `${path}: ${help}. Allowed: ${allowed}. As shipped: ${shipped}.` : 'Put the cursor on a key to read what it does.';
}

editor.addEventListener('input', () => {
  isEdited = true;
  clearTimeout(editTimer);
  editTimer = setTimeout(edit, 300);
  showLines();
});
editor.addEventListener('scroll', scroll);
document.addEventListener('selectionchange', () => { if (document.activeElement === editor && isRunning) showHelp(); });
part('reset').onclick = () => { editor.value = textTo(game.shippedText()); edit(); };
part('download').onclick = () => offer(new Blob([editor.value]), 'dungeon.toml');

// ---- Files ----

let listed = null;

function showFiles() {
  const list = textTo(game.fileList());
  if (list === listed) return;
  listed = list;
  part('files').replaceChildren(...linesOf(list).map(([path, kind]) => {
    const name = path.split('/').pop();
    const button = document.createElement('button');
    button.textContent = 'Download';
    button.setAttribute('aria-label', 'Download ' + name);
    button.onclick = () => {
      const size = game.fileSize(send(path)[0]);
      if (size >= 0) offer(new Blob([bytesAt(game.fileBytes(send(path)[0]), size).slice()]), name);
    };
    const item = document.createElement('li');
    item.append(button, `${name} (${kind})`);
    return item;
  }));
}

async function takeFiles(files) {
  for (const file of files) {
    let bytes = null;
    try {
      bytes = file.size > mostBytes ? null : new Uint8Array(await file.arrayBuffer());
    } catch { /* told below */ }
    if (!isRunning) return;
    tell(bytes ? ended(textTo(game.takeFile(...send(file.name, bytes)))) : `${file.name} cannot be taken: it is no file, or larger than 64 MiB.`, true);
  }
  setTimeout(refresh, 200);
}

part('add').querySelector('input').addEventListener('change', event => {
  takeFiles([...event.target.files]).then(() => { event.target.value = ''; });
});
addEventListener('dragover', event => { if (event.dataTransfer.types.includes('Files')) event.preventDefault(); });
addEventListener('drop', event => {
  if (event.dataTransfer.files.length === 0) return;
  event.preventDefault();
  takeFiles([...event.dataTransfer.files]);
});

// ---- Folding ----

// Follows what the game itself has changed, but never takes a text away that is being edited.
function refresh() {
  if (panel.hidden || !isRunning) return;
  showFiles();
  if (badLines.length === 0 && !isEdited && document.activeElement !== editor) showText(textTo(game.panelText()));
}

function turnPanel(isOpen) {
  if (!isRunning) return;
  panel.hidden = !isOpen;
  fold.setAttribute('aria-expanded', isOpen);
  fold.textContent = isOpen ? '\u00d7' : '\u2261';
  document.body.classList.toggle('panel', isOpen);
  fit();
  if (!isOpen) return canvas.focus();
  releaseKeys();
  if (game.isAdventure()) [false, true].forEach(hasFocus => game.focus(hasFocus));  // pauses it
  refresh();
  showHelp();
}

fold.onclick = () => turnPanel(panel.hidden);
document.querySelector('#side').addEventListener('keydown', event => { if (event.key === 'Escape') turnPanel(false); });
setInterval(refresh, 2000);
