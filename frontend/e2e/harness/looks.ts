import type { Page } from 'playwright-core';
import { axeViolations, keepPicture, sidewaysOverflow, type Theme } from './browser.js';

export const PHONE_AND_DESK = [360, 1440] as const;
const THEMES: readonly Theme[] = ['light', 'dark'];

/** Accessible, and no wider than its window, in both themes. */
export async function look(page: Page, name: string, width: number): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    expect([name, theme, await axeViolations(page)]).toEqual([name, theme, []]);
    expect([name, theme, await sidewaysOverflow(page)]).toEqual([name, theme, 0]);
    await keepPicture(page, `${name}-${width}-${theme}`);
  }
}
