# The built page in a Chromium without a window, for browser_test.py: it is served, opened, and gets real keys and touches.
import os
import subprocess
import sys
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

folder = os.path.abspath(sys.argv[1])
project = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
shots = os.path.join(os.path.dirname(folder), 'web-shots')
os.makedirs(shots, exist_ok=True)


def serve(what):
    """Serves a folder. Returns the server and its address."""
    server = subprocess.Popen(['node', os.path.join(project, 'web', 'serve.mjs'), what, '0'], stdout=subprocess.PIPE, text=True)
    return server, server.stdout.readline().split()[4]


server, address = serve(folder)


def browser(width, height, touch=False):
    options = webdriver.ChromeOptions()
    for argument in ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', f'--window-size={width},{height}',
                     '--autoplay-policy=user-gesture-required']:
        options.add_argument(argument)
    if touch:
        options.add_experimental_option('mobileEmulation', {'deviceMetrics': {'width': width, 'height': height, 'pixelRatio': 2}})
    options.set_capability('goog:loggingPrefs', {'browser': 'ALL'})
    options.binary_location = '/usr/bin/chromium'
    return webdriver.Chrome(options=options, service=webdriver.chrome.service.Service('/usr/bin/chromedriver'))


class Page:
    def __init__(self, width=1280, height=720, touch=False):
        self.driver = browser(width, height, touch)
        self.name = f'{width}x{height}'
        self.touching = {}
        if not touch:  # a window is higher than the page in it
            self.driver.set_window_size(width, height + self.run('return outerHeight - innerHeight'))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def go(self, rest='', at=address):
        self.driver.get('about:blank')
        self.driver.get(at + rest)

    def open(self, rest=''):
        self.go(rest)
        self.until(lambda: self.run('return isRunning'), 'the game begins')

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def state(self):
        names = ['hash', 'slides', 'seed', 'y', 'x']
        words = self.run('return textTo(game.stateText())').split()
        return {'state': ' '.join(words[:-5]), **dict(zip(names, reversed(words)))}

    def notice(self):
        return self.run('return notice.textContent')

    def middle(self, selector):
        return self.run('const b = document.querySelector(arguments[0]).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2];', selector)

    def fingers(self, points):
        """Lets the fingers on the screen be these points, by their numbers."""
        if self.touching.keys() - points.keys():
            self.send_touch('touchEnd', {})  # which lifts all: there is no way to lift one alone
            self.touching = {}
        if points != self.touching:
            self.send_touch('touchMove' if self.touching.keys() == points.keys() else 'touchStart', points)
        self.touching = points

    def send_touch(self, kind, points):
        touches = [{'id': number, 'x': x, 'y': y} for number, (x, y) in points.items()]
        self.driver.execute_cdp_cmd('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': touches})

    def tap(self, selector):
        self.fingers({0: self.middle(selector)})
        time.sleep(0.1)
        self.fingers({})
        time.sleep(0.3)

    def waits_for_notice(self, part):
        self.until(lambda: part in self.notice(), 'the page says: ' + part)
        return self.notice()

    def edit(self, old, new):
        """Changes the text in the panel, as typing does."""
        self.run('editor.focus(); editor.value = editor.value.replace(arguments[0], arguments[1]); editor.dispatchEvent(new Event("input"));', old, new)

    def drop(self, name, content):
        self.run('''const files = new DataTransfer();
            files.items.add(new File([Uint8Array.from(arguments[1])], arguments[0]));
            dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }));''', name, list(content))

    def download(self, label):
        """Presses a button of the panel and returns the file that comes."""
        place = tempfile.mkdtemp()
        self.driver.execute_cdp_cmd('Browser.setDownloadBehavior', {'behavior': 'allow', 'downloadPath': place})
        self.run("document.querySelector(`[aria-label='Download ${arguments[0]}']`).click()", label)
        self.until(lambda: os.listdir(place) == [label], f'{label} is downloaded')
        return open(os.path.join(place, label), 'rb').read()

    def before_each_page(self, script):
        self.driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', {'source': script})

    def until(self, holds, what, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if holds():
                return
            time.sleep(0.05)
        print('\n'.join(line['message'] for line in self.driver.get_log('browser')[-8:]))
        self.shot('failed')
        raise SystemExit(f'FAILED: {what}; the page says: {self.run("return notice.textContent")!r}, {self.run("return game && textTo(game.stateText())")}')

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).key_down(key).pause(0.05).key_up(key).pause(0.15).perform()

    def hold(self, key, seconds):
        ActionChains(self.driver).key_down(key).pause(seconds).key_up(key).perform()

    def shot(self, name):
        self.driver.save_screenshot(os.path.join(shots, f'{self.name}-{name}.png'))

    def has_left(self, before):
        """Whether the knight is in another room, once no room slides: a busy machine shows that late."""
        time.sleep(0.5)
        self.until(lambda: self.state()['slides'] == 'false', 'the room has slid in')
        now = self.state()
        return (now['x'], now['y']) != (before['x'], before['y'])

    def walk_to_other_room(self):
        before = self.state()
        for key in [Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_UP, Keys.ARROW_DOWN] * 3:
            self.hold(key, 1.6)
            if self.has_left(before):
                return
        self.until(lambda: False, 'the knight leaves the room', 0)


def code(text):
    """A link with the code of these words, whose check signs the page tells."""
    with Page() as page:
        page.open('#' + text.replace(' ', '%20') + '%20%23XX')
        return '#' + text.replace(' ', '%20') + '%20%23' + page.notice().rstrip('.').split('#')[-1]


def faults(page):
    return [line for line in page.driver.get_log('browser') if line['level'] == 'SEVERE' and 'favicon' not in line['message']]


def check(name, holds):
    if not holds:
        raise SystemExit(f'FAILED: {name}')
    print('  ' + name)
