import { ERRORS, MESSAGES } from '@repurpose/contract';
import type { Locator, Page } from 'playwright-core';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { ARTICLE } from './harness/article.js';
import { axeViolations, keepPicture, openVisit, sidewaysOverflow, untilFocused } from './harness/browser.js';
import { onTheDesk, untilToast } from './harness/people.js';

const post = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Post ${number}`, exact: true });

it('edits a post, refuses one that is too long, regenerates another, compares and restores', async () => {
  const { page, context, complaints } = await openVisit(sharedProduct().url);
  await onTheDesk(page);
  await page.getByRole('textbox', { name: MESSAGES.transform.inputTitle }).fill(ARTICLE);
  await page.getByRole('checkbox', { name: 'Twitter Thread' }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await untilToast(page, MESSAGES.transform.doneTitle);
  const whole = page.getByRole('textbox', { name: 'Twitter Thread' });
  const first = await whole.inputValue();
  // Only the page scrolls.
  expect(await whole.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  await page.getByRole('button', { name: 'Edit Twitter Thread' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await post(page, 2).fill('word '.repeat(80));
  const warning = page.getByText(/^Post 2 is too long: \d+ of 280 characters/);
  await warning.waitFor();
  await post(page, 2).press('Control+End');
  await page.keyboard.type('end');
  const clear = async () => {
    const [field, bar] = [await post(page, 2).boundingBox(), await warning.boundingBox()];
    return field && bar && field.y + field.height <= bar.y;
  };
  await until('the line that is typed above the warning', async () => (await clear()) === true);
  await post(page, 2).evaluate((field) => field.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText(/^Not saved: Post 2 is too long/).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await untilFocused(post(page, 2));
  await page.setViewportSize({ width: 1440, height: 900 });
  await post(page, 2).fill('We wrote down every loaf.');
  await page.getByText('Saved as version 2').waitFor();

  await page.getByRole('button', { name: 'Regenerate Post 3' }).click();
  await page.getByText(/^Saved as version 3$|^The writer found nothing else/).waitFor();
  expect(await page.getByText(ERRORS.NOTHING_NEW.message).count()).toBe(0);
  expect(await post(page, 2).inputValue()).toBe('We wrote down every loaf.');
  expect(await axeViolations(page)).toEqual([]);

  // As beside a phone's keyboard.
  const checks = page.getByText(/^Longest post: /);
  await checks.waitFor();
  await page.setViewportSize({ width: 390, height: 500 });
  await checks.waitFor({ state: 'hidden' });

  await page.reload();
  expect(await whole.inputValue()).toContain('We wrote down every loaf. 2/');
  await page.getByRole('button', { name: 'Edit Twitter Thread' }).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await page.getByRole('group', { name: 'Version 1 compared with now' }).waitFor();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page)).toBe(0);
    await keepPicture(page, `edit-${width}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual([]);
  await keepPicture(page, 'edit-1440-dark');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByText('Saved as version 4').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await whole.inputValue()).toBe(first);

  await page.getByRole('button', { name: 'Edit Twitter Thread' }).click();
  await post(page, 2).fill('Not this after all.');
  await page.getByText('Saved as version 5').waitFor();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await page.getByText('Your changes are undone').waitFor();
  expect(await post(page, 2).inputValue()).not.toContain('Not this after all.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Saved as version 7').waitFor();
  expect(await post(page, 2).inputValue()).toBe('Not this after all.');
  expect(complaints.filter((text) => !text.includes('status of 401'))).toEqual([]);
  await context.close();
});

it('regenerates and takes it back, compares tones and keeps the chosen one, shows where a sentence comes from', async () => {
  const { page, context, complaints } = await openVisit(sharedProduct().url);
  await onTheDesk(page);
  await page.getByRole('textbox', { name: MESSAGES.transform.inputTitle }).fill(ARTICLE);
  await page.getByRole('checkbox', { name: 'LinkedIn Post' }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  const output = page.getByRole('textbox', { name: 'LinkedIn Post' });
  await output.waitFor();
  const first = await output.inputValue();
  const untilText = (what: string, isWanted: (text: string) => boolean) =>
    until(what, async () => isWanted(await output.inputValue()));
  await page.getByText('Draft without AI: made of your own text').waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Regenerate LinkedIn Post' }).click();
  await page.getByText('Version 2, professional. 2 of 3 included regenerations left.').waitFor();
  await untilText('another text', (text) => text !== first);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
  expect([(await topOf(output)) < 600, (await topOf(undo)) < 800]).toEqual([true, true]);
  await undo.click();
  await untilText('the first text', (text) => text === first);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Compare tones' }).click();
  await page.getByText('Choose at least one.').waitFor();
  expect(await page.getByRole('button', { name: 'Professional (now)' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Enthusiastic' }).click();
  await page.getByRole('button', { name: 'Write it' }).click();
  const enthusiastic = page.getByRole('region', { name: 'Enthusiastic' });
  const use = enthusiastic.getByRole('button', { name: 'Use enthusiastic' });
  await use.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await keepPicture(page, 'compare-tones');
  await use.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await untilText('the chosen text', (text) => text !== first);
  await page.getByText(/^Version \d, enthusiastic\. 1 of 3 included regenerations left\.$/).waitFor();

  await page.getByRole('radio', { name: 'Sources' }).check();
  const sentences = page.getByRole('list', { name: 'Sentences and their sources' });
  await sentences.getByRole('button').first().click();
  const marked = await page
    .getByRole('textbox', { name: MESSAGES.transform.inputTitle })
    .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  expect(marked.length).toBeGreaterThan(20);
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
