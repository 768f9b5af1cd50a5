import { MESSAGES } from '@repurpose/contract';
import type { Page } from 'playwright-core';
import { docx, item, para } from '../../backend/test/content/word-files.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { axeViolations, keepPicture, openVisit, withoutProvoked } from './harness/browser.js';
import { onTheDesk, untilToast } from './harness/people.js';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const REPORT = docx(
  para('Less waste in a bakery', 'Heading1') +
    para('In March 2024 the Linden Street Bakery threw away 210 loaves a week. By September it was 130.') +
    para('What helped', 'Heading2') +
    item('Counting every unsold loaf for six weeks', 1) +
    item('Moving the second bake to 11 a.m.', 1),
);
const REPORT_TEXT =
  '# Less waste in a bakery\n\nIn March 2024 the Linden Street Bakery threw away 210 loaves a week. By September it was 130.\n\n## What helped\n\n- Counting every unsold loaf for six weeks\n- Moving the second bake to 11 a.m.';

const sourceOf = (page: Page) => page.getByRole('textbox', { name: MESSAGES.transform.inputTitle });

/** As from a file manager. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], fileName ?? ''));
      return transfer;
    },
    [name, text],
  );
  await sourceOf(page).dispatchEvent('dragover', { dataTransfer });
  await sourceOf(page).dispatchEvent('drop', { dataTransfer });
}

it('a Word file is chosen, a text is dropped, and what was read is repurposed', async () => {
  const { page, context, complaints } = await openVisit(sharedProduct().url);
  await onTheDesk(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload file' }).click(),
  ]);
  await chooser.setFiles({ name: 'report.docx', mimeType: WORD, buffer: REPORT });
  await page.getByText('The text of report.docx is below.').waitFor();
  expect(await sourceOf(page).inputValue()).toBe(REPORT_TEXT);
  expect(await axeViolations(page)).toEqual([]);
  await keepPicture(page, 'desk-upload');

  await drop(page, 'notes.txt', 'Flour cost £1,450 a month. Maria Keller saved a third of it.');
  await page.getByText('The text of notes.txt is below.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await sourceOf(page).inputValue()).toBe(REPORT_TEXT);

  await drop(page, 'picture.docx', '\u0000\u0001 no text');
  await page.getByText('This kind of file cannot be read. Please use Word (.docx), PDF or text.').waitFor();
  await page.getByRole('checkbox', { name: 'LinkedIn Post' }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await untilToast(page, MESSAGES.transform.doneTitle, MESSAGES.transform.doneBody);
  expect(await page.getByRole('textbox', { name: 'LinkedIn Post' }).inputValue()).toContain('210 loaves');
  expect(withoutProvoked(complaints, 401, 415)).toEqual([]);
  await context.close();
});
