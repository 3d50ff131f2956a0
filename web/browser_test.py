# browser_test.py FOLDER: plays the built page in a Chromium without a window, with real keys, touches and a reload.
import os
import subprocess
import sys
import time

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

folder = sys.argv[1]
shots = os.path.join(os.path.dirname(folder), 'web-shots')
os.makedirs(shots, exist_ok=True)
server = subprocess.Popen(['node', os.path.join(os.path.dirname(__file__), 'serve.mjs'), folder, '0'],
                          stdout=subprocess.PIPE, text=True)
address = server.stdout.readline().split()[4]


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

    def open(self, rest=''):
        self.driver.get('about:blank')
        self.driver.get(address + rest)
        self.until(lambda: self.run('return isRunning'), 'the game begins')

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def state(self):
        names = ['hash', 'slides', 'seed', 'y', 'x']
        words = self.run('return textTo(game.stateText())').split()
        return {'state': ' '.join(words[:-5]), **dict(zip(names, reversed(words)))}

    def notice(self):
        return self.run('return notice.textContent')

    def touch(self, kind, selector=None, right=0, down=0):
        """Puts a finger on the middle of an element, or as far from it as is said; or moves or lifts it."""
        box = selector and self.run('const b = document.querySelector(arguments[0]).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2];', selector)
        points = [] if kind == 'touchEnd' else [{'x': box[0] + right, 'y': box[1] + down}]
        self.driver.execute_cdp_cmd('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': points})

    def tap(self, selector):
        self.touch('touchStart', selector)
        time.sleep(0.1)
        self.touch('touchEnd')
        time.sleep(0.3)

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


def faults(page):
    return [line for line in page.driver.get_log('browser') if line['level'] == 'SEVERE' and 'favicon' not in line['message']]


def check(name, holds):
    if not holds:
        raise SystemExit(f'FAILED: {name}')
    print('  ' + name)


page = None
try:
    begun = time.monotonic()
    page = Page()
    page.open()
    loaded = page.run('return performance.now()')
    check('the title is there', page.state()['state'] == 'title')
    page.shot('title')
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
    page.press('l')
    page.until(lambda: page.state()['state'] == 'lab', 'L opens the Lab')
    time.sleep(2)
    page.shot('lab')
    check('L opens the Lab', True)

    for code in ['7K2M-Q9XA%20ring%20%235Y', '7K2M-Q9XA%20<script>alert(1)</script>%20%235Y', '1234-' * 2000]:
        page.open('#' + code)
        check('a code that is none is told, and the title comes: ' + page.notice(), page.state()['state'] == 'title' and page.notice())
    page.open('#7K2M-Q9XA%20tables.N.NS=40%20%23' + page.run("return 'XX'"))
    signs = page.notice().rstrip('.').split('#')[-1]
    page.open('#7K2M-Q9XA%20tables.N.NS=40%20%23' + signs)
    check('a link with edited weights opens its dungeon', page.state()['state'] == 'explore' and page.state()['seed'] == '7K2M-Q9XA')

    page.open()
    page.press(Keys.ENTER)
    page.until(lambda: page.state()['state'] != 'title', 'Enter chooses Adventure')
    page.press(Keys.ENTER, Keys.ENTER, Keys.ENTER)
    page.until(lambda: page.state()['state'] == 'explore', 'an adventure begins')
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
    severe = faults(page)
    check('nothing is complained of in the console', not severe or print(severe))
    times = page.run('''const times = []; for (let i = 0; i < 120; ++i) { const a = performance.now(); show(game.frame(1000 / 60)); times.push(performance.now() - a); }
        times.sort((a, b) => a - b); return [times[60], times[114]];''')
    print(f'  loaded in {loaded:.0f} ms; a frame takes {times[0]:.2f} ms, one in twenty {times[1]:.2f} ms')
    page.driver.quit()

    for width, height in [(390, 844), (844, 390)]:
        page = Page(width, height, touch=True)
        page.open()
        page.until(lambda: not page.run("return document.querySelector('#touch').hidden"), 'a screen to touch has buttons')
        for _ in range(8):
            if page.state()['state'] != 'explore':
                page.tap('[data-pad="0"]')
        check('by touch alone an adventure begins', page.state()['state'] == 'explore')
        page.shot('touch')
        page.open('#7K2M-Q9XA')
        before = page.state()
        for right, down in [(60, 0), (0, -60), (-60, 0), (0, 60)] * 3:
            page.touch('touchStart', '#stick')
            page.touch('touchMove', '#stick', right, down)
            time.sleep(1.7)
            page.touch('touchEnd')
            if page.has_left(before):
                break
        check('the stick leads into another room', page.has_left(before))
        page.driver.quit()

    page = Page(800, 600)
    page.before_each_page('Object.defineProperty(window, "indexedDB", { get() { throw new Error("no"); } });')
    page.open()
    check('where nothing can be kept, a line says so: ' + page.notice(), 'keeps nothing' in page.notice())
    page.shot('title')
    page.run('const buttons = Array(17).fill().map((_, i) => ({ pressed: i === 13 })); navigator.getGamepads = () => [{ connected: true, buttons, axes: [0, 0] }];')
    time.sleep(0.3)
    page.run('navigator.getGamepads = () => [{ connected: true, buttons: Array(17).fill().map((_, i) => ({ pressed: i === 0 })), axes: [0, 0] }];')
    page.until(lambda: page.state()['state'] != 'title', 'a pad chooses in the title')
    check('a pad chooses the second line of the title: ' + page.state()['state'], True)
    page.driver.quit()

    page = Page()
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
    print(f'The page is sound ({time.monotonic() - begun:.0f} s); its pictures are in {shots}')
finally:
    if page:
        page.driver.quit()
    server.terminate()
