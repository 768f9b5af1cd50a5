import type { Page } from 'playwright-core';
import { axeViolations, keepPicture, sidewaysOverflow, type Theme } from './browser.js';

export const PHONE_AND_DESK = [360, 1440] as const;
const THEMES: readonly Theme[] = ['light', 'dark'];

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
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    expect([name, theme, await axeViolations(page)]).toEqual([name, theme, []]);
    expect([name, theme, await sidewaysOverflow(page)]).toEqual([name, theme, 0]);
    await keepPicture(page, `${name}-${width}-${theme}`);
  }
}
