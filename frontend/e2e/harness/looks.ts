import type { Page } from 'playwright-core';
import {
  axeViolations,
  COLOR_RULES,
  keepPicture,
  sidewaysOverflow,
  wantsPictures,
  WIDTHS,
} from './browser.js';

export const PHONE_AND_DESK = [360, 1440] as const;

/** Of a page that is laid out by its width alone. Ends at the width at which it began. */
export async function look(
  page: Page,
  name: string,
  widths: readonly number[] = wantsPictures ? WIDTHS : PHONE_AND_DESK,
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await lookAsItIs(page, `${name}-${width}`);
  }
  if (before) await page.setViewportSize(before);
}

/** Accessible, and no wider than its window, in both themes. Ends in the light one. */
export async function lookAsItIs(page: Page, name: string): Promise<void> {
  expect([name, await axeViolations(page)]).toEqual([name, []]);
  expect([name, await sidewaysOverflow(page)]).toEqual([name, 0]);
  await keepPicture(page, `${name}-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([name, 'dark', await axeViolations(page, undefined, COLOR_RULES)]).toEqual([name, 'dark', []]);
  await keepPicture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}
