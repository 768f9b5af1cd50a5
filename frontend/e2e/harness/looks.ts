import type { Page } from 'playwright-core';
import { axeViolations, COLOR_RULES, keepPicture, sidewaysOverflow } from './browser.js';

export const PHONE_AND_DESK = [360, 1440] as const;

/** Of a page that is laid out by its width alone. Ends at the last one. */
export async function lookAtWidths(
  page: Page,
  name: string,
  widths: readonly number[] = PHONE_AND_DESK,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, name, width);
  }
}

/** Accessible, and no wider than its window, in both themes. */
export async function look(page: Page, name: string, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect([name, await axeViolations(page)]).toEqual([name, []]);
  expect([name, await sidewaysOverflow(page)]).toEqual([name, 0]);
  await keepPicture(page, `${name}-${width}-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([name, 'dark', await axeViolations(page, undefined, COLOR_RULES)]).toEqual([name, 'dark', []]);
  await keepPicture(page, `${name}-${width}-dark`);
}
