import type { Page } from 'playwright-core';
import { mailAbout } from '../../../backend/test/harness/mails.js';

/** The newest of them. */
export async function openMail(page: Page, address: string, subject: string): Promise<void> {
  await mailAbout(address, subject);
  await page.goto('/dev/mail');
  await page
    .getByRole('link', { name: new RegExp(`${subject}.*${address}`) })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
}

export const follow = (page: Page, label: string): Promise<void> =>
  page.frameLocator('iframe').getByRole('link', { name: label }).click();
