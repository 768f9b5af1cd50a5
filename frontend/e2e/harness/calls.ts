import type { Page } from 'playwright-core';
import type { User } from '@repurpose/contract';

export async function holdCall(page: Page, url: string): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    url,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return { release };
}

/** For states that would need a month or a payment. */
export async function changeUser(page: Page, changes: Partial<User>): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as User), ...changes } });
  });
}
