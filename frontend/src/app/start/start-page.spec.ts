import { waitFor } from '@testing-library/react';
import startPage, { type PageStart } from './start-page.js';
import { rememberSession } from '../../shared/session/session-hint.js';

const FILES = ['/react.js', '/app.js'];
let cameBy: 'navigate' | 'reload' | 'back_forward';
let painted: () => void = () => undefined;
let loaded: string[] = [];
let takeOver: () => void = () => undefined;

/** A page whose app takes it over when `takeOver` is called. */
function openPage(opensOn: PageStart['opensOn']) {
  loaded = [];
  startPage({ files: FILES, opensOn }, (file) => {
    loaded.push(file);
    return file === '/app.js' ? new Promise<void>((resolve) => (takeOver = resolve)) : Promise.resolve();
  });
}
const untilTrue = (isSo: () => boolean) => waitFor(() => expect(isSo()).toBe(true), { interval: 1 });
const untilLoaded = () => untilTrue(() => loaded.includes('/app.js'));
const links = () => [...document.head.querySelectorAll('link')].map(({ rel }) => rel);
const button = () => document.querySelector('button') as HTMLButtonElement;
/** Whether what is pressed reaches the page: it no longer withholds anything. */
function letsPress(): boolean {
  let isPressed = false;
  button().addEventListener('click', () => (isPressed = true), { once: true });
  button().click();
  return isPressed;
}

beforeEach(() => {
  rememberSession(false);
  cameBy = 'navigate';
  delete document.documentElement.dataset['view'];
  Object.assign(performance, { getEntriesByType: () => [{ type: cameBy }] });
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<div id="root"><a href="#pricing">Pricing</a><button type="button"><svg></svg></button></div>';
  class PaintObserver {
    static supportedEntryTypes = ['largest-contentful-paint'];
    constructor(private readonly tell: () => void) {}
    observe() {
      painted = this.tell;
    }
  }
  Object.assign(window, { PerformanceObserver: PaintObserver });
});
afterEach(async () => {
  // Ends the listeners of the page.
  window.dispatchEvent(new Event('scroll'));
  painted();
  await untilLoaded();
  takeOver();
  // Its last act, some tasks after the app, is a sign of a person to the page of the next test.
  await untilTrue(letsPress);
});

test('a page of reading evaluates nothing until somebody does something, however long it is on screen', async () => {
  openPage('sign');
  painted();
  // What a browser tells of a pointer that rests on the page.
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
  await untilTrue(() => links().length === FILES.length);
  expect(loaded).toEqual([]);
});

test('tells the styles of the first view until it is painted, and of a page that nobody reads until somebody does', async () => {
  const { dataset } = document.documentElement;
  openPage('sign');
  expect(dataset['view']).toBe('first');
  painted();
  await untilTrue(() => dataset['view'] === 'still');
  window.dispatchEvent(new Event('touchstart'));
  expect(dataset).not.toHaveProperty('view');
});

test.each(['reload', 'back_forward'] as const)('a page come back to by %s is laid out whole', (type) => {
  cameBy = type;
  openPage('sign');
  expect(document.documentElement.dataset).not.toHaveProperty('view');
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'])(
  '%s is a sign of a person: the page is opened, once',
  async (sign) => {
    openPage('sign');
    for (const target of [document.body, document.body])
      target.dispatchEvent(new Event(sign, { bubbles: true }));
    await untilLoaded();
    expect(loaded).toEqual(FILES);
  },
);

test('a page of reading opens by itself for whom this device remembers', async () => {
  rememberSession(true);
  openPage('sign');
  painted();
  await untilLoaded();
});

test('a page with something live on it opens after the paint', async () => {
  openPage('paint');
  expect(loaded).toEqual([]);
  painted();
  await untilLoaded();
  expect(links()).toContain('modulepreload');
});

test('a button pressed before the app has taken over is pressed once for the app, and works as ever afterwards', async () => {
  openPage('sign');
  let [pressed, reachedHalfTheApp] = [0, 0];
  document.body.addEventListener('click', () => (reachedHalfTheApp += 1), { once: true });
  button()
    .querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button().click();
  await untilLoaded();
  button().click();
  expect(reachedHalfTheApp).toBe(0);
  button().addEventListener('click', () => (pressed += 1));
  takeOver();
  await untilTrue(() => pressed > 0);
  expect(pressed).toBe(1);
  button().click();
  expect(pressed).toBe(2);
});

test('a form is not sent to an address before the app has taken over', async () => {
  document.body.innerHTML = '<div id="root"><form><button>Login</button></form></div>';
  openPage('paint');
  painted();
  await untilLoaded();
  let sent = 0;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  button().click();
  expect(sent).toBe(0);
  takeOver();
  await untilTrue(() => sent > 0);
  expect(sent).toBe(1);
});

test('a link is followed at once, and what has the focus is told so again', async () => {
  openPage('sign');
  const link = document.querySelector('a') as HTMLAnchorElement;
  let [followed, focused] = [0, 0];
  link.addEventListener('click', () => (followed += 1));
  link.click();
  expect(followed).toBe(1);
  button().focus();
  await untilLoaded();
  button().addEventListener('focusin', () => (focused += 1));
  takeOver();
  await untilTrue(() => focused > 0);
  expect([followed, focused]).toEqual([1, 1]);
});
