import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { User, Voice } from '@repurpose/contract';
import { query } from '../../backend/test/harness/database.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { ARTICLE } from './harness/article.js';
import {
  axeViolations,
  keepPicture,
  openVisit,
  sidewaysOverflow,
  untilFocused,
  wantsPictures,
  WIDTHS,
} from './harness/browser.js';
import { onTheDesk } from './harness/people.js';

const { url, databaseUrl } = sharedProduct();
const SAMPLE =
  `We weigh what we bake. It's dull work, and it pays. You won't notice a scale until it saves you a bag of flour.
Don't count loaves at closing time; count them when they leave the oven. `.repeat(10);

async function look(page: Page, name: string): Promise<void> {
  for (const width of wantsPictures ? WIDTHS : ([360, 1440] as const))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
      await keepPicture(page, `${name}-${width}-${colorScheme}`);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function makeVoice(page: Page): Promise<void> {
  await page.goto('/voices');
  await page.getByRole('button', { name: 'Create voice' }).click();
  await page.getByText('Name the voice, for example after the brand.').waitFor();
  await untilFocused(page.getByRole('textbox', { name: 'Name of a new voice' }));
  await page.getByRole('textbox', { name: 'Name of a new voice' }).fill('Bakery');
  await page.getByRole('button', { name: 'Create voice' }).click();
  await page.getByRole('combobox', { name: 'English spelling' }).waitFor();
  await page.getByRole('combobox', { name: /^Contractions/ }).selectOption('avoid');
  await page.getByRole('textbox', { name: 'We are (with a model only)' }).fill('Patient\nPrecise');
  await page.getByRole('checkbox', { name: 'Use by default' }).check();
  await look(page, 'voices-rules');
  await tab(page, 'Words').click();
  await page.getByRole('button', { name: 'Add word' }).click();
  await page.getByText('Type the word first.').waitFor();
  for (const [word, other] of [
    ['waste', 'leftovers'],
    ['staff', 'team'],
    ['utilise', 'use'],
    ['client', 'guest'],
    ['leverage', 'use'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Word', exact: true }).fill(word);
    await page.getByRole('textbox', { name: 'Use instead (optional)' }).fill(other);
    await page.getByRole('button', { name: 'Add word' }).click();
    await page.getByRole('cell', { name: word, exact: true }).waitFor();
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption('German');
  await page.getByRole('textbox', { name: 'Word', exact: true }).fill('Handy');
  await page.getByRole('textbox', { name: 'Use instead (optional)' }).fill('Telefon');
  await page.getByRole('button', { name: 'Add word' }).click();
  await page.getByRole('cell', { name: '→ Telefon, in German texts' }).waitFor();
  await look(page, 'voices-words');
  await page.getByRole('button', { name: 'Save voice' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
}

async function addSamples(page: Page): Promise<void> {
  await tab(page, 'Samples').click();
  for (const title of ['On weighing', 'On counting', 'On scales.txt']) {
    if (title.endsWith('.txt')) {
      const buffer = Buffer.from(SAMPLE);
      await page.getByLabel('File to read').setInputFiles({ name: title, mimeType: 'text/plain', buffer });
      const text = page.getByRole('textbox', { name: 'Text' });
      await until('the text of the file', async () => (await text.inputValue()).includes('count them when'));
    } else {
      await page.getByRole('textbox', { name: 'Title' }).fill(title);
      await page.getByRole('textbox', { name: 'Text' }).fill(SAMPLE);
    }
    await page.getByRole('button', { name: 'Add sample' }).click();
    await page.getByRole('button', { name: `Remove ${title}` }).waitFor();
  }
  await page.getByText(/^Measured from \d[\d,]* words/).waitFor();
  await look(page, 'voices-samples');
}

async function acceptSuggestion(page: Page): Promise<void> {
  await tab(page, 'Rules').click();
  const suggested = page.getByRole('region', { name: 'Suggested by the samples' });
  const emoji = suggested.getByRole('listitem').filter({ hasText: 'Emoji: Never' });
  await emoji.getByText(/^(\d+) of \1 sentences have none$/).waitFor();
  await look(page, 'voices-suggested');
  await emoji.getByRole('button', { name: 'Accept' }).click();
  await emoji.waitFor({ state: 'detached' });
  expect(await page.getByRole('combobox', { name: 'Emoji', exact: true }).inputValue()).toBe('avoid');
  await page.getByRole('button', { name: 'Save voice' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
}

async function addSharedWord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Words for all voices' }).click();
  await page.getByRole('heading', { name: 'Words for all voices' }).waitFor();
  await page.getByRole('textbox', { name: 'Word', exact: true }).fill('nobody');
  await page.getByRole('textbox', { name: 'Use instead (optional)' }).fill('no guest');
  await page.getByRole('button', { name: 'Add word' }).click();
  await page.getByRole('cell', { name: '→ no guest' }).waitFor();
  await look(page, 'voices-shared-words');
  await page.getByRole('button', { name: /^Bakery/ }).click();
}

/** More than sixty words, enough for its traits to be drawn. */
async function tryVoice(page: Page): Promise<void> {
  await tab(page, 'Try it').click();
  const text = page.getByRole('textbox', { name: 'Your text' });
  await text.fill('The staff said: “waste” is not a word we use. We measure waste daily.');
  await page.getByText('2 changes').waitFor();
  await text.fill('The staff asked nobody.');
  await page.getByText('The team asked no guest.').waitFor();
  await text.fill('The staff measure waste daily, and we count the loaves that nobody buys. '.repeat(6));
  await page.getByText(/^Likeness \d+$/).waitFor();
  const traits = page.getByRole('region', { name: 'Traits of the text beside the samples' });
  await traits.locator('svg circle, svg path[d]').first().waitFor({ state: 'attached' });
  await traits.getByText('Show the figures').click();
  await traits.getByRole('row', { name: /^Words per sentence/ }).waitFor();
  await look(page, 'voices-try');
}

it('a voice is made of samples and words, tried, used, undone in one place, regenerated and exported', async () => {
  const { page, context, complaints } = await openVisit(url);
  await onTheDesk(page);
  const { id } = (await (await page.request.get('/api/user')).json()) as User;
  await query(databaseUrl, `UPDATE billing_account SET plan = 'pro' WHERE user_id = $1`, [id]);
  await makeVoice(page);
  await addSamples(page);
  await acceptSuggestion(page);
  await addSharedWord(page);
  await tryVoice(page);

  await page.goto('/dashboard');
  await page.getByRole('combobox', { name: 'Voice' }).waitFor();
  const answer = await page.request.post('/api/transform', {
    data: { content: ARTICLE, formats: ['linkedin', 'summary', 'twitter'] },
  });
  const { id: written, transformedContent } = (await answer.json()) as {
    id: string;
    transformedContent: { linkedin: string };
  };
  expect(transformedContent.linkedin).toContain('leftovers');
  await page.goto(`/dashboard?open=${written}`);
  const chip = page.getByRole('button', { name: /^Rules \d\/\d.*: voice “Bakery”, \d+ changes?$/ });
  await chip.click();
  const undos = page.getByRole('dialog').getByRole('button', { name: /^Undo / });
  await undos.first().waitFor();
  const before = await undos.count();
  await look(page, 'voices-changes');
  await undos.first().click();
  await expectCount(page, before - 1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await tab(page, 'Twitter Thread').click();
  await page.getByRole('combobox', { name: 'Regenerate in the voice' }).selectOption('None');
  await page.getByRole('button', { name: 'Regenerate Twitter Thread' }).click();
  await page.getByText(/^Version 2[,.]/).waitFor();
  await chip.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Regenerate in the voice' }).selectOption('Bakery');
  await look(page, 'voices-regenerate');
  await page.getByRole('button', { name: 'Regenerate Twitter Thread' }).click();
  await page.getByText(/^Version 3[,.]/).waitFor();
  await chip.waitFor();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all as ZIP' }).click();
  const zip = unzipSync(new Uint8Array(await readFile(await (await waiting).path())));
  expect(strFromU8(zip['summary.txt'] ?? new Uint8Array())).toContain('leftovers');
  expect(complaints).toEqual([]);
  await context.close();
});

async function expectCount(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('[role="dialog"] button[aria-label^="Undo"]').length === wanted,
    count,
  );
}

it('on Free a sample voice can be tried, and the way to one’s own is named', async () => {
  const { page, context, complaints } = await openVisit(url, { width: 360 });
  await onTheDesk(page);
  await page.goto('/voices');
  await page.getByRole('textbox', { name: 'Your text' }).fill('We don’t utilize the login!');
  await page.getByText('5 changes').waitFor();
  await page.getByRole('link', { name: 'Your own voice with Pro, $49 a month' }).waitFor();
  await look(page, 'voices-free');
  await page.goto('/dashboard');
  expect(await page.getByRole('combobox', { name: 'Voice' }).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Your own voice with Pro, $49 a month' }).waitFor();
  await look(page, 'voices-free-desk');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a deleted voice leaves the list, and the text that was written in it leads to it', async () => {
  const { page, context, complaints } = await openVisit(url);
  await onTheDesk(page);
  const { id } = (await (await page.request.get('/api/user')).json()) as User;
  await query(databaseUrl, `UPDATE billing_account SET plan = 'pro' WHERE user_id = $1`, [id]);
  const voice = (await (
    await page.request.post('/api/voices', { data: { name: 'Bakery' } })
  ).json()) as Voice;
  const data = { content: ARTICLE, formats: ['summary'], settings: { voiceId: voice.id } };
  const written = (await (await page.request.post('/api/transform', { data })).json()) as { id: string };
  await page.goto('/voices');
  await page.getByRole('button', { name: 'Delete voice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete voice' }).click();
  await page.getByText('Give your first voice a name to begin.').waitFor();
  await page.goto(`/dashboard?open=${written.id}`);
  await page.getByRole('button', { name: /voice “Bakery”, / }).click();
  await page.getByRole('link', { name: 'Open this voice' }).click();
  await page.getByText(/^Archived on /).waitFor();
  expect(await page.getByRole('button', { name: /^(?:Save|Delete) voice$/ }).count()).toBe(0);
  await look(page, 'voices-archived');
  expect(complaints).toEqual([]);
  await context.close();
});
