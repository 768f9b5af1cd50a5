import { readFile } from 'node:fs/promises';
import { MESSAGES } from '@repurpose/contract';
import { strFromU8, unzipSync } from 'fflate';
import type { Page, Route } from 'playwright-core';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { ARTICLE } from './harness/article.js';
import { axeViolations, keepPicture, openVisit, sidewaysOverflow, type Visit } from './harness/browser.js';
import { routeCalls } from './harness/calls.js';
import { onTheDesk, openTab, untilToast } from './harness/people.js';

const THREAD = 'Twitter Thread';
/** Shorter than the editor's pause before it saves. */
const DELAYS_MS = [0, 300, 1_000, 1_400];
/** A clock stops only at a time to come. */
const AHEAD_MS = 10_000;

let visit: Visit;
beforeAll(async () => {
  visit = await openVisit(sharedProduct().url);
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit.page.clock.install();
  await onTheDesk(visit.page);
  await writeThread(visit.page);
});

async function writeThread(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: MESSAGES.transform.inputTitle }).fill(ARTICLE);
  for (const name of [THREAD, 'Bullet-Point Summary']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await untilToast(page, MESSAGES.transform.doneTitle);
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const whole = (page: Page) => page.getByRole('textbox', { name: THREAD });
const secondPost = (page: Page) => page.getByRole('textbox', { name: 'Post 2', exact: true });
const untilCopied = (page: Page, text: string) =>
  until(`“${text}” in the clipboard`, async () =>
    (await page.evaluate(() => navigator.clipboard.readText())).includes(text),
  );

const textsOn = (page: Page, kind: 'edit' | 'draft') =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
    `repurpose.${kind}.`,
  );
/** Logged out, with no text of the user on the device. */
async function untilNoTexts(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForFunction(() => !/repurpose\.(edit|draft)\./.test(Object.keys(localStorage).join(' ')));
}

let count = 0;
/** The action under test comes `delayMs` after the last key, by the page's clock. */
async function typePost(page: Page, delayMs: number): Promise<string> {
  count += 1;
  const text = `We wrote down loaf number ${count}.`;
  await press(page, `Edit ${THREAD}`);
  await secondPost(page).waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
  await secondPost(page).fill(text);
  await page.clock.runFor(delayMs);
  await page.clock.resume();
  return text;
}

async function downloadAfter(page: Page, button: string): Promise<Uint8Array> {
  const waiting = page.waitForEvent('download');
  await press(page, button);
  return new Uint8Array(await readFile(await (await waiting).path()));
}

/** Until the returned function is called. */
function routeSaves(page: Page, answer: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const isOutput = (url: URL) => /^\/api\/transformations\/[^/]+\/[^/]+\/twitter$/.test(url.pathname);
  return routeCalls(page, isOutput, (route) =>
    route.request().method() === 'PUT' ? answer(route) : route.continue(),
  );
}
const refuseSaves = (page: Page) => routeSaves(page, (route) => route.abort());

describe.each(DELAYS_MS)('%d ms after the last key', (delayMs) => {
  it('closing saves first: what was typed is copied', async () => {
    const { page } = visit;
    const text = await typePost(page, delayMs);
    await press(page, 'Done');
    await press(page, `Copy ${THREAD}`);
    await untilCopied(page, text);
  });

  it('closing saves first: what was typed is exported', async () => {
    const { page } = visit;
    const text = await typePost(page, delayMs);
    await press(page, 'Done');
    expect(strFromU8(await downloadAfter(page, 'Export as TXT'))).toContain(text);
  });

  it('closing saves first: what was typed is shared', async () => {
    const { page } = visit;
    const text = await typePost(page, delayMs);
    await press(page, 'Done');
    await press(page, `Share ${THREAD}`);
    await press(page, /^Copy post 2 of/);
    await page.getByText(/^Post 2 of \d+ is copied/).waitFor();
    await untilCopied(page, text);
    await press(page, 'Create link');
    const newest = page.getByRole('listitem').filter({ hasText: 'Shows the newest version' });
    const link = await newest.getByRole('textbox', { name: 'Address of the public link' }).inputValue();
    expect(await (await page.request.get(link)).text()).toContain(text);
    await press(page, `Share ${THREAD}`);
  });

  it('the export of everything has what was typed, while the editor is open', async () => {
    const { page } = visit;
    const text = await typePost(page, delayMs);
    const zip = unzipSync(await downloadAfter(page, 'Export all as ZIP'));
    expect(strFromU8(zip['twitter.txt'] ?? new Uint8Array())).toContain(text);
    await press(page, 'Done');
  });

  it('another tab keeps what was typed', async () => {
    const { page } = visit;
    const text = await typePost(page, delayMs);
    await openTab(page, 'Bullet-Point Summary');
    await page.getByRole('textbox', { name: 'Bullet-Point Summary' }).waitFor();
    await openTab(page, THREAD);
    expect(await whole(page).inputValue()).toContain(text);
  });

  it('another page keeps what was typed', async () => {
    const { page } = visit;
    const text = await typePost(page, delayMs);
    await page.getByRole('link', { name: 'Library', exact: true }).first().click();
    await page.waitForURL('**/library');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    expect(await whole(page).inputValue()).toContain(text);
  });
});

it('closing waits for a slow save', async () => {
  const { page } = visit;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const undo = await routeSaves(page, async (route) => {
    await released;
    await route.continue();
  });
  const text = await typePost(page, 0);
  await press(page, 'Done');
  await page.getByRole('status').filter({ hasText: 'Saving…' }).waitFor();
  expect(await page.getByRole('button', { name: `Copy ${THREAD}` }).count()).toBe(0);
  release();
  await press(page, `Copy ${THREAD}`);
  await untilCopied(page, text);
  await undo();
});

it('closing stays in the editor when the save fails, with a way out', async () => {
  const { page } = visit;
  const allowSaves = await refuseSaves(page);
  const text = await typePost(page, 0);
  await press(page, 'Done');
  await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
  expect(await secondPost(page).inputValue()).toBe(text);
  await press(page, 'Close without saving');
  expect(await whole(page).inputValue()).not.toContain(text);
  await press(page, 'Continue editing');
  await page.getByText(/^What you typed on .* was not saved\./).waitFor();
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect([await sidewaysOverflow(page), await axeViolations(page, 'result-panel')]).toEqual([0, []]);
      await keepPicture(page, `unsaved-${width}-${colorScheme}`);
    }
  await allowSaves();
  await press(page, 'Use it');
  await press(page, 'Done');
  expect(await whole(page).inputValue()).toContain(text);
});

it('closing the page warns while something is not saved, and offers it when it is opened again', async () => {
  const { page } = visit;
  const allowSaves = await refuseSaves(page);
  const text = await typePost(page, 0);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await allowSaves();
  await press(page, 'Continue editing');
  await press(page, 'Use it');
  await page.getByText(/^Saved as version/).waitFor();
  await press(page, 'Done');
  expect(await whole(page).inputValue()).toContain(text);
  // Nothing is unsaved, so the page closes without a question.
  await page.reload();
  await whole(page).waitFor();
  expect(await page.getByRole('button', { name: 'Continue editing' }).count()).toBe(0);
});

it('logging out asks about what could not be saved, and leaves none of it on the device', async () => {
  const { page } = visit;
  const kept = () => textsOn(page, 'edit');
  await refuseSaves(page);
  await typePost(page, 0);
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  const question = page.getByRole('dialog', { name: 'Some of your text is not saved' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    if (width === 360) await press(page, 'Open menu');
    await logout.click();
    await question.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await keepPicture(page, `unsaved-logout-${width}`);
    await question.getByRole('button', { name: 'Stay logged in' }).click();
  }
  expect(await kept()).toHaveLength(1);
  await logout.click();
  await question.getByRole('button', { name: 'Log out and discard it' }).click();
  await untilNoTexts(page);
});

it('logging out asks about a text that was not repurposed, and leaves neither it nor one that was', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  const account = await onTheDesk(page);
  await page.getByRole('textbox', { name: MESSAGES.transform.inputTitle }).fill('Only here.');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Only here.'));
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await logout.click();
  await page.getByText('The text on your desk was not repurposed: only this device has it.').waitFor();
  await press(page, 'Log out and discard it');
  await untilNoTexts(page);
  await page.request.post('/api/login', { data: account });
  await page.goto('/dashboard');
  await writeThread(page);
  await page.waitForFunction(() => JSON.stringify(localStorage).includes(String.raw`\"isSaved\":true`));
  await logout.click();
  await untilNoTexts(page);
  await context.close();
});
