import type { BrowserContext, Page, Route } from 'playwright-core';
import type { User } from '@repurpose/contract';

/** Until the returned function is called; with `times`, for so many calls. */
export async function routeCalls(
  place: Page | BrowserContext,
  url: string | ((url: URL) => boolean),
  answer: (route: Route) => Promise<void>,
  options: { times?: number } = {},
): Promise<() => Promise<void>> {
  // Playwright loses what is in flight when the last route of a page ends, so one that matches nothing stays.
  await place.route('**/nothing-has-this-address', (route) => route.continue());
  await place.route(url, answer, options);
  return () => place.unroute(url, answer);
}

export async function holdCall(page: Page, url: string): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holdUntilReleased = async (route: Route) => {
    await released;
    await route.continue();
  };
  await routeCalls(page, url, holdUntilReleased, { times: 1 });
  return { release };
}

/** For states that would need a month or a payment. */
export async function changeUser(page: Page, changes: Partial<User>): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as User), ...changes } });
  });
}
