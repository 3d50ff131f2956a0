# browser_test.py FOLDER [PROGRAM [TEST...]]: plays the built page in a browser. What the page says and saves is compared with the
# program of the desktop, where it is there ("" leaves that out). With names of tests, only these run.
import os
import shutil
import subprocess
import sys
import tempfile
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import Page, check, code, faults, folder, project, serve, server

program = sys.argv[2] if len(sys.argv) > 2 else ''


def desktop(*arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True, env={'PATH': os.environ['PATH'], 'HOME': tempfile.mkdtemp()})


def recording(name):
    return open(os.path.join(project, 'tests', 'replay', name), 'rb').read()


def begin_adventure(page):
    page.press(Keys.ENTER)
    page.until(lambda: page.state()['state'] != 'title', 'Enter chooses Adventure')
    page.press(Keys.ENTER, Keys.ENTER, Keys.ENTER)
    page.until(lambda: page.state()['state'] == 'explore', 'an adventure begins')


def keyboard():
    with Page() as page:
        page.open()
        check('the title is there', page.state()['state'] == 'title')
        page.shot('title')
        check('there is no sound before the first key', page.run('return audio === null'))
        page.press(Keys.ARROW_DOWN)
        page.until(lambda: page.run('return audio?.state') == 'running', 'sound runs after the first key')
        check('sound runs after the first key', True)
        page.open('#7K2M-Q9XA')
        check('a link opens the dungeon of its seed', page.state()['seed'] == '7K2M-Q9XA' and page.state()['state'] == 'explore')
        page.shot('explore')
        page.walk_to_other_room()
        check('the knight walks by keys into another room', True)
        page.shot('other-room')
        seed = page.state()['seed']
        page.press('r')
        page.until(lambda: page.state()['seed'] != seed, 'R grows another dungeon')
        check('R grows another dungeon', True)
        page.press(Keys.F11)
        page.until(lambda: page.run('return isFullscreen()'), 'F11 fills the screen')
        page.run('document.exitFullscreen()')
        page.until(lambda: not page.run('return isFullscreen()'), 'the browser ends it')
        page.press(Keys.F11)
        page.until(lambda: page.run('return isFullscreen()'), 'F11 fills the screen again')
        check('F11 fills the screen, also after the browser has ended it', True)


def command_key():
    press = 'dispatchEvent(new KeyboardEvent(arguments[0], { key: arguments[1], code: arguments[1] }));'
    with Page(800, 600) as page:
        page.open('#7K2M-Q9XA')
        page.run(press, 'keydown', 'ArrowRight')
        check('an arrow is held', page.run('return heldKeys.size') == 1)
        page.run(press, 'keydown', 'Meta')
        page.run(press, 'keyup', 'Meta')  # without that of the arrow, as on macOS
        check('and let go with the command key', page.run('return heldKeys.size') == 0)


def links():
    with Page() as page:
        for rest in ['7K2M-Q9XA%20ring%20%235Y', '7K2M-Q9XA%20<script>alert(1)</script>%20%235Y', '1234-' * 2000]:
            page.open('#' + rest)
            check('a code that is none is told, and the title comes: ' + page.notice(), page.state()['state'] == 'title' and page.notice())
        page.open(code('7K2M-Q9XA tables.N.NS=40'))
        check('a link with edited weights opens its dungeon', page.state()['state'] == 'explore' and page.state()['seed'] == '7K2M-Q9XA')
        other = code('7K2M-Q9XA tables.N.NS=40 limits.most_rooms=7')
        page.open(other)
        said = page.notice()
        check('a code of another version says what differs: ' + said, 'limits.most_rooms is not a key' in said)
        if program:
            sentence = desktop('map', '--code', other[1:].replace('%20', ' ').replace('%23', '#')).stderr.strip()
            check('and the desktop says the same', sentence.split(': ', 1)[1] in said)


def saves():
    with Page() as page:
        page.open()
        begin_adventure(page)
        page.hold(Keys.ARROW_RIGHT, 0.5)
        page.hold(Keys.ARROW_UP, 0.4)
        time.sleep(4)
        left = page.state()
        page.shot('adventure')
        page.open()
        page.press(Keys.ENTER)
        page.until(lambda: page.state()['state'] == 'ready', 'Continue restores the saved run')
        now = page.state()
        check('after a reload Continue is in the same room of the same floor', (now['seed'], now['x'], now['y']) == (left['seed'], left['x'], left['y']))
        page.shot('continued')
        page.run('fold.click()')
        saved = page.download('run.replay')
        check('the saved run is downloaded', saved.startswith(b'doorstring-replay/'))
        if program:
            with tempfile.NamedTemporaryFile(suffix='.replay') as file:
                file.write(saved)
                file.flush()
                said = desktop('replay', '--verify', file.name)
                check('the desktop plays it: ' + (said.stdout + said.stderr).strip(), 'checks hold' in said.stdout + said.stderr)
        severe = faults(page)
        check('nothing is complained of in the console', not severe or print(severe))
    with Page() as page:
        page.open()
        page.drop('run (1).replay', saved)
        page.waits_for_notice('Continue plays it')
        page.until(lambda: page.state()['state'] == 'title', 'the title is there')
        page.press(Keys.ENTER)
        page.until(lambda: page.state()['state'] == 'ready', 'Continue plays the dropped run')
        now = page.state()
        check('a dropped saved run continues in another browser', (now['seed'], now['x'], now['y']) == (left['seed'], left['x'], left['y']))


def panel():
    with Page() as page:
        page.open('#7K2M-Q9XA')
        before = page.state()
        page.run('fold.click()')
        page.until(lambda: 'width = 10' in page.run('return editor.value'), 'the panel shows dungeon.toml')
        page.shot('panel')
        page.edit('width = 10 ', 'width = 5000 ')
        page.until(lambda: page.run('return badLines.length') == 1, 'the mistake is marked')
        text, said = page.run('return [editor.value, part("mistakes").textContent]')
        line = text.split('\n').index(next(line for line in text.split('\n') if line.startswith('width = 5000'))) + 1
        check(f'a mistake is marked at its line: {said}', page.run('return badLines[0]') == line and page.state()['hash'] and page.state()['seed'] == before['seed'])
        page.run('goTo(badLines[0])')
        page.until(lambda: 'from 1 to 4096' in page.run('return part("help").textContent'), 'the key at the cursor is explained')
        check('the key at the cursor is explained: ' + page.run('return part("help").textContent'), True)
        page.shot('panel-mistake')
        if program:
            place = tempfile.mkdtemp()
            open(os.path.join(place, 'dungeon.toml'), 'w').write(text)
            check('and the desktop says the same', desktop('map', '--config', place).stderr.split('/')[-1].strip() == said)
        page.edit('width = 5000 ', 'width = 3 ')
        page.until(lambda: page.run('return [badLines.length, part("mistakes").children.length].join()') == '0,0', 'the mistake is gone')
        page.until(lambda: page.run('return game.gridWidth()') == 3, 'the dungeon regrows')
        check('the dungeon regrows as one types, from the same seed', page.state()['seed'] == before['seed'])
        page.press(Keys.ESCAPE)
        check('Escape folds the panel', page.run('return panel.hidden'))
        page.press('u')
        page.until(lambda: page.run('return game.gridWidth()') == 10, 'U takes it back')
        time.sleep(1)
        page.open('#' + before['seed'])
        page.run('fold.click()')
        check('what was typed is there after a reload', 'width = 3 ' in page.run('return editor.value') and page.run('return game.gridWidth()') == 3)
        page.run('part("reset").click()')
        page.until(lambda: page.run('return game.gridWidth()') == 10, 'the shipped weights are back')
        check('"As shipped" brings the shipped weights back', page.run('return textTo(game.fileList())') == '')
        page.edit('min_rooms = 1 ', 'min_rooms = 100 ')
        page.until(lambda: page.run('return textTo(game.fileList())') != '', 'weights of which no dungeon grows are kept')
        time.sleep(1)
        page.open()
        check('where they grow no dungeon the page begins all the same', page.state()['state'] == 'title')
        page.run('fold.click()')
        check('and the panel shows them, to be corrected', 'min_rooms = 100 ' in page.run('return editor.value'))
        severe = faults(page)
        check('nothing is complained of in the console', not severe or print(severe))


def panel_by_keys():
    with Page() as page:
        page.open('#7K2M-Q9XA')
        page.press(Keys.TAB)
        page.until(lambda: page.state()['state'] == 'map', 'Tab opens the map')
        ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
        page.press(Keys.ENTER)
        check('Shift+Tab and Enter open the panel', not page.run('return panel.hidden'))
        page.press(Keys.TAB)
        check('Tab goes on to the text', page.run('return document.activeElement === editor'))
        page.press(Keys.ESCAPE)
        check('Escape returns to the game', page.run('return panel.hidden && document.activeElement === canvas'))


def files():
    with Page() as page:
        page.open('#7K2M-Q9XA')
        page.drop('walk.replay', recording('walk.replay'))
        page.until(lambda: page.state()['state'] == 'replay', 'the recording plays')
        check('a dropped recording plays: ' + page.notice(), True)
        page.shot('replay')
        page.press(Keys.ESCAPE)
        page.until(lambda: page.state()['state'] == 'title', 'Escape ends it')
        title = page.state()
        wrong = {'holiday.jpg': b'\xff\xd8\xff\xe0', 'empty.toml': b'', 'cut.replay': recording('walk.replay')[:300],
                 'old.replay': b'doorstring-replay/3\n', 'notes.replay': b'hello\n', 'wrong.toml': b'[grid]\nwidht = 3\n', 'keys.toml': b'[keys\n'}
        for name, content in wrong.items():
            page.run('tell("")')
            page.drop(name, content)
            page.until(lambda: page.notice(), 'a wrong file is told')
            check('a wrong file is told: ' + page.notice(), page.state()['state'] == title['state'] and page.run('return isRunning'))
        page.drop('three.toml', b'[grid]\nwidth = 3\n')
        page.until(lambda: page.run('return game.gridWidth()') == 3, 'a dropped preset is grown')
        check('a dropped preset is grown: ' + page.notice(), True)
        page.run('fold.click()')
        check('and is downloaded as it was', page.download('three.toml') == b'[grid]\nwidth = 3\n')
        check('and the panel shows its weights', '\nwidth = 3 ' in page.run('return editor.value'))


def lab():
    with Page() as page:
        page.open('#7K2M-Q9XA')
        page.press('l')
        page.until(lambda: page.state()['state'] == 'lab', 'L opens the Lab')
        time.sleep(2)
        page.shot('lab')
        before = page.run('return [...new Uint32Array(game.memory.buffer, game.frame(0), game.width() * game.height())].reduce((sum, pixel) => sum * 31 + pixel | 0, 0)')
        page.press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        page.until(lambda: page.run('return [...new Uint32Array(game.memory.buffer, game.frame(0), game.width() * game.height())].reduce((sum, pixel) => sum * 31 + pixel | 0, 0)') != before, 'the Lab answers')
        page.shot('lab-edited')
        page.press('s')
        page.until(lambda: page.state()['state'] == 'lab save', 'S saves')
        page.press(Keys.ENTER)
        page.until(lambda: page.state()['state'] == 'lab', 'the preset is saved')
        page.until(lambda: '.toml' in page.run('return textTo(game.fileList())'), 'the preset is a file')
        name = page.run('return textTo(game.fileList())').split('\t')[0].split('/')[-1]
        page.run('fold.click()')
        preset = page.download(name)
        check(f'the Lab edits weights and saves the preset {name}', b'=' in preset)
        if program:
            place = os.path.join(tempfile.mkdtemp(), name)
            open(place, 'wb').write(preset)
            said = desktop('map', '--seed', '17', '--preset', place)
            check('the desktop grows it', said.returncode == 0)


def growth():
    hopeless = 'tables.N.NS=40 grid.width=300 grid.height=300 limits.min_rooms=80000 limits.tries=100000'
    link = code('7K2M-Q9XA ' + hopeless)
    with Page() as page:
        if not page.run('return Boolean(WebAssembly.Suspending)'):
            return print('  this browser cannot hold a program up: long growth is not tried')
        page.go(link)
        page.waits_for_notice('Escape')
        page.press(Keys.ESCAPE)
        page.until(lambda: page.run('return isRunning'), 'the title comes')
        check('Escape ends the growing of a link: ' + page.notice(), page.state()['state'] == 'title')
        page.open(code('7K2M-Q9XA great'))
        page.press('l')
        page.until(lambda: page.state()['state'] == 'lab', 'L opens the Lab, whose dungeons would take a second each')
        page.press(Keys.ESCAPE)
        page.until(lambda: page.state()['state'] == 'explore', 'and the Lab answers at once', 1)
        check('the Lab of a great dungeon answers at once', True)
        page.open('#7K2M-Q9XA')
        sections = '[grid]\nwidth = 300\nheight = 300\n[limits]\nmin_rooms = 80000\ntries = 100000\n'
        page.drop('hopeless.toml', sections.encode())
        time.sleep(1)
        before = page.state()
        gaps = page.run('''return new Promise(done => { const gaps = []; let last = performance.now();
            (function look(now) { gaps.push(now - last); last = now; gaps.length < 60 ? requestAnimationFrame(look) : done(gaps); })(last); });''')
        page.shot('growing')
        check(f'while a dungeon grows the page goes on; the longest frame of sixty took {max(gaps):.0f} ms', page.state() == before)
        page.press(Keys.ESCAPE)
        page.hold(Keys.ARROW_RIGHT, 0.4)
        page.until(lambda: page.state()['hash'] != before['hash'], 'play goes on')
        check('Escape ends the growing, and play goes on', page.state()['seed'] == before['seed'])


def touch():
    sides = {'north': (0, -50), 'south': (0, 50), 'west': (-50, 0), 'east': (50, 0)}
    for width, height in [(390, 844), (844, 390)]:
        with Page(width, height, touch=True) as page:
            page.open()
            page.until(lambda: not page.run("return document.querySelector('#touch').hidden"), 'a screen to touch has buttons')
            page.shot('touch-title')
            for _ in range(8):
                if page.state()['state'] != 'explore':
                    page.tap('[data-pad="0"]')
            check('by touch alone an adventure begins', page.state()['state'] == 'explore')
            page.shot('touch')
            stick, button = page.middle('#stick'), page.middle('[data-pad="0"]')
            # The clock of the page stands still between the touches: a busy machine must not slow the thumbs alone.
            page.run('window.nextPicture = requestAnimationFrame.bind(window); requestAnimationFrame = () => {}; game.advice();')
            # A browser tells of a moved finger with the next picture.
            step = '''return new Promise(done => nextPicture(() => nextPicture(() => {
                show(game.frame(1000 / 60));
                done([textTo(game.advice()), textTo(game.stateText())]);
            })));'''
            page.fingers({0: stick})
            rooms = fights = halves = 0
            end = time.monotonic() + 240
            while time.monotonic() < end and (rooms < 4 or fights < 1):
                advice, state = page.run(step)
                if state.split()[0] not in ('explore', 'sliding'):
                    page.fingers({0: stick} if 1 in page.touching else {0: stick, 1: button})
                    continue
                words = advice.split()
                rooms, fights, _, halves = map(int, words[:4])
                right, down = (sum(push) for push in zip((0, 0), *(sides[word] for word in words[4:] if word in sides)))
                points = {0: (stick[0] + right, stick[1] + down)}  # the thumb stays on the stick
                page.fingers({**points, 1: button} if 'sword' in words else points)
            page.fingers({})
            page.shot('touch-played')
            check(f'by touch alone: {rooms} rooms seen, fights won: {fights}, half hearts left: {halves}', rooms >= 4 and fights >= 1)
            page.tap('#fold')
            page.until(lambda: not page.run('return panel.hidden'), 'the panel opens')
            page.shot('touch-panel')


def cancelled_touch():
    with Page(844, 390, touch=True) as page:
        page.open()
        page.run('window.deeds = []; pointTo = deed => deeds.push(deed);')
        page.fingers({0: page.middle('canvas')})
        page.until(lambda: page.run('return deeds.includes(pressed)'), 'a finger presses')
        page.send_touch('touchCancel', {})
        page.until(lambda: page.run('return deeds.at(-1) === released'), 'a touch that the browser takes away lets go')
        check('a touch that the browser takes away lets go', True)


def touched_sound():
    with Page(844, 390, touch=True) as page:
        # As a browser does that takes only the end of a touch for a deed of the player.
        page.before_each_page('''window.AudioContext = class extends AudioContext {
            constructor() { super(); this.suspend(); }
            resume() { return event?.type === 'pointerdown' ? Promise.resolve() : super.resume(); }
        };''')
        page.open()
        page.tap('[data-pad="0"]')
        page.until(lambda: page.run('return audio.state') == 'running', 'sound begins when a touch ends')
        check('sound begins with the end of the first touch', True)


def pads():
    with Page(800, 600) as page:
        page.open()
        page.run('const buttons = Array(17).fill().map((_, i) => ({ pressed: i === 13 })); navigator.getGamepads = () => [{ connected: true, buttons, axes: [0, 0] }];')
        time.sleep(0.3)
        page.run('navigator.getGamepads = () => [{ connected: true, buttons: Array(17).fill().map((_, i) => ({ pressed: i === 0 })), axes: [0, 0] }];')
        page.until(lambda: page.state()['state'] != 'title', 'a pad chooses in the title')
        check('a pad chooses the second line of the title: ' + page.state()['state'], True)


def storage():
    with Page(800, 600) as page:
        page.before_each_page('Object.defineProperty(window, "indexedDB", { get() { throw new Error("no"); } });')
        page.open()
        check('where nothing can be kept, a line says so: ' + page.notice(), 'keeps nothing' in page.notice())
        page.shot('title')
    with Page() as page:
        page.before_each_page('IDBObjectStore.prototype.put = () => { throw new DOMException("The quota has been exceeded.", "QuotaExceededError"); };')
        page.open()
        begin_adventure(page)
        page.waits_for_notice('keeps nothing')
        said, before = page.notice(), page.state()
        page.hold(Keys.ARROW_RIGHT, 0.5)
        check('where the storage is full, a line says so and play goes on: ' + said, page.state()['hash'] != before['hash'])


def kept_files():
    first_byte = 'return new Promise(async done => done((await asked(kept.transaction("files").objectStore("files").get("/home/note")))?.[0]));'
    with Page(800, 600) as page:
        page.before_each_page('''const commit = IDBTransaction.prototype.commit; window.commits = 0;
            IDBTransaction.prototype.commit = function () { ++commits; commit.call(this); };''')
        page.open()
        page.run('keep("/home/note", Uint8Array.of(1)); writeKept();')
        check('a file is committed at once, as the page may be left before it is answered', page.run('return commits') > 0)
        page.until(lambda: page.run(first_byte) == 1, 'it is kept')
        page.run('kept.close(); keep("/home/note", Uint8Array.of(2));')
        page.until(lambda: page.run('return toKeep.size === 0 && !isKeeping'), 'another file is kept')
        check('a connection to the storage that has ended is opened again', page.run(first_byte) == 2 and not page.notice())


def refusals():
    with Page(800, 600) as page:
        page.before_each_page('''const refuse = () => { throw new DOMException("no", "SecurityError"); };
            LockManager.prototype.request = async () => refuse();
            IDBFactory.prototype.open = navigator.getGamepads = refuse;''')
        page.open()
        said = page.notice()
        frame = page.run('return before')
        page.until(lambda: page.run('return before') != frame, 'frames follow each other')
        check('without locks, storage and pads the game plays: ' + said, page.run('return isRunning') and 'keeps nothing' in said)


def lacks():
    with Page(800, 600) as page:
        page.before_each_page('delete window.WebAssembly;')
        page.go()
        check('a browser without WebAssembly is told so: ' + page.waits_for_notice('needs'), True)
    with Page(800, 600) as page:
        page.before_each_page('delete Document.prototype.fullscreenElement; delete Element.prototype.requestFullscreen;')
        page.open()
        check('a browser that cannot fill the screen does not pass for one that does', not page.run('return isFullscreen()'))


def cut_off():
    with tempfile.TemporaryDirectory() as place, Page() as page:
        for name in ['doorstring.pack', 'doorstring.wasm']:
            copy = os.path.join(place, name + '-cut')
            shutil.copytree(folder, copy)
            os.truncate(os.path.join(copy, name), os.path.getsize(os.path.join(copy, name)) * 2 // 3)
            cut_server, at = serve(copy)
            page.go(at=at)
            said = page.waits_for_notice('Doorstring cannot start')
            cut_server.terminate()
            check('a download that was cut off is told: ' + said, name in said and 'cut off' in said)


def sounds():
    with Page() as page:
        page.before_each_page('const get = fetch; let isSilent = true; fetch = (name, ...rest) => get(isSilent && /^sound/.test(name) ? "nothing" : name, ...rest);')
        page.open()
        page.run('packed.clear()')
        page.press(Keys.ARROW_DOWN)
        page.until(lambda: page.run('return [...decoded.keys()].some(name => !loops.has(name))'), 'an effect is asked for')
        page.until(lambda: page.run('return busyVoices()') == 0, 'an effect that cannot be fetched frees its voice')
        check('an effect that cannot be fetched frees its voice', not page.run('return [...loops.values()].some(loop => loop.playing)'))
        page.run('isSilent = false')
        page.until(lambda: page.run('return [...loops.values()].some(loop => loop.playing)'), 'a tune is fetched again')
        check('a tune that could not be fetched is fetched again', True)
    with Page() as page:
        page.before_each_page('''const get = fetch; window.fetchedSounds = []; fetch = (name, ...rest) =>
            /^sound/.test(name) ? (fetchedSounds.push(name), Promise.resolve(new Response("no Ogg"))) : get(name, ...rest);''')
        page.open()
        page.press(Keys.ARROW_DOWN)
        page.until(lambda: page.run('return fetchedSounds.length > 0'), 'a tune is fetched')
        time.sleep(page.run('return soundPause') / 1000 + 1)
        check('a tune that the browser cannot play is not fetched again', page.run('return new Set(fetchedSounds).size === fetchedSounds.length'))


def memory():
    with Page() as page:
        page.open()
        page.press(Keys.ARROW_DOWN)
        page.run('''window.heard = (async () => {
            const bytes = new Uint8Array(await bytesOf('tunes/title'));
            for (let n = 0; n < 12; ++n) {
                const loop = { volume: 1, played: 0, playing: null };
                packed.set('heard' + n, bytes);
                loops.set('heard' + n, loop);
                await turnLoop('heard' + n, loop);
                if (!loop.playing) throw new Error('a loop does not play');
                loop.volume = 0;
                await turnLoop('heard' + n, loop);
            }
            return [...decoded.keys()].filter(name => name.startsWith('heard')).length;
        })();''')
        ready = page.run('return heard')
        check(f'of twelve tunes that were heard {ready} stay decoded', 1 <= ready <= 6)


def hidden():
    turn = '''const isHidden = arguments[0];
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));'''
    with Page() as page:
        page.open('#7K2M-Q9XA')
        page.hold(Keys.ARROW_RIGHT, 0.3)
        page.until(lambda: page.run('return audio?.state') == 'running', 'sound runs')
        page.run(turn, True)
        page.until(lambda: page.run('return audio.state') == 'suspended', 'a hidden page is silent')
        page.until(lambda: page.state()['state'] == 'paused', 'a hidden page pauses the game')
        page.run(turn, False)
        page.until(lambda: page.run('return audio.state') == 'running', 'sound runs again')
        check('a hidden page pauses the game and is silent until it is shown again', True)


def speed():
    frames = '''const times = []; for (let i = 0; i < 600; ++i) { const from = performance.now(); show(game.frame(1000 / 60)); times.push(performance.now() - from); }
        times.sort((a, b) => a - b); return [times[300], times[594]];'''
    with Page() as page:
        page.open()
        print('  the title came after {:.0f} ms'.format(page.run('return beganAfter')))
        print('  a frame of the title takes {:.2f} ms, one in a hundred {:.2f} ms'.format(*page.run(frames)))
        begin_adventure(page)
        print('  a frame of an adventure takes {:.2f} ms, one in a hundred {:.2f} ms'.format(*page.run(frames)))
        page.open('#7K2M-Q9XA')
        page.press('l')
        page.until(lambda: page.state()['state'] == 'lab', 'L opens the Lab')
        time.sleep(3)
        page.press(Keys.ARROW_DOWN)
        # The dungeons are in the right half.
        print('  the Lab shows the dungeons of a moved weight in frame {} after it; up to there frames took {:.1f} ms'.format(*page.run('''
            let taken = 0;
            const half = () => { const [w, h] = [game.width(), game.height()];
                const from = performance.now();
                const pixels = game.frame(1000 / 60);
                taken += performance.now() - from;
                const all = new Uint32Array(game.memory.buffer, pixels, w * h);
                return all.reduce((sum, pixel, place) => place % w > w / 2 ? Math.imul(sum, 31) + pixel | 0 : sum, 0); };
            const before = half();
            game.key(send('Right')[0], true, false);
            taken = 0;
            let count = 1;
            while (half() === before && count < 300) ++count;
            return [count, taken];''')))


def tabs_and_offline():
    with Page() as page:
        page.open()
        page.driver.switch_to.new_window('tab')
        page.open()
        check('a second tab says that nothing of it is kept', 'another tab' in page.notice())
        page.driver.close()
        page.driver.switch_to.window(page.driver.window_handles[0])
        page.until(lambda: page.run('return navigator.serviceWorker.controller !== null'), 'the page is kept for a visit without a network')
        server.terminate()
        server.wait()
        page.open()
        check('without a network the title is there', page.state()['state'] == 'title')
        page.open('index.html')
        check('also by index.html, if the first visit was without it', page.state()['state'] == 'title')


tests = [keyboard, command_key, links, saves, panel, panel_by_keys, files, lab, growth, touch, cancelled_touch, touched_sound, pads, storage, kept_files, refusals, lacks, cut_off, sounds, memory, hidden, speed, tabs_and_offline]
begun = time.monotonic()
try:
    for test in tests:
        if len(sys.argv) <= 3 or test.__name__ in sys.argv[3:]:
            test()
    print(f'The page is sound ({time.monotonic() - begun:.0f} s); its pictures are in {os.path.dirname(folder)}/web-shots')
finally:
    server.terminate()
