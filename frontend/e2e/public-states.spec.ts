import { MESSAGES, UI_TIMINGS } from '@repurpose/contract';
import type { Page } from 'playwright-core';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { openVisit, type Visit } from './harness/browser.js';
import { holdCall } from './harness/calls.js';
import { logIn, newAccount, onTheDesk, register, untilToast } from './harness/people.js';

let visit: Visit;
let page: Page;
beforeEach(async () => {
  visit = await openVisit(sharedProduct().url);
  page = visit.page;
});
afterEach(() => visit.context.close());

/** Below the header, as for every anchor. */
const isAtTop = (within: Page, id: string) =>
  within.waitForFunction((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? -1;
    return top > 80 && top < 96;
  }, id);

it('leads from the hero to pricing and demo, and from the final call to /auth', async () => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await isAtTop(page, 'demo');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await isAtTop(page, 'pricing');
  await page.getByText(MESSAGES.billing.popular, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Get Started Free' }).last().click();
  await page.waitForURL(/\/auth\?tab=register$/);
});

it('lands on the anchor on a phone that moves, from every page, each time, and leaves the reader where they went since', async () => {
  const moving = await openVisit(sharedProduct().url, {
    width: 360,
    height: 740,
    reducedMotion: false,
  });
  const { page: phone } = moving;
  const toPricing = async () => {
    await phone.getByRole('button', { name: 'Open menu' }).click();
    await phone.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
    await isAtTop(phone, 'pricing');
  };
  await phone.goto('/');
  await phone.getByRole('link', { name: 'Get Started Free' }).first().click();
  await isAtTop(phone, 'pricing');
  await phone.goto('/about');
  await toPricing();
  await phone.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await toPricing();
  await phone.goto('about:blank');
  await phone.goto('/#pricing');
  await isAtTop(phone, 'pricing');
  await phone.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await phone.getByRole('button', { name: 'Open menu' }).click();
  await phone.getByRole('button', { name: 'Close menu' }).waitFor();
  expect(await phone.evaluate(() => window.scrollY)).toBe(0);
  await moving.context.close();
});

it('has a menu on a phone, for guests and for signed-in users', async () => {
  await page.goto('/');
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of ['Features', 'Pricing', 'Login', 'Sign up'])
    await menu.getByRole('link', { name }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await onTheDesk(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

it('says that it is busy while it logs in and registers', async () => {
  await page.goto('/auth');
  const login = await holdCall(page, '**/api/login');
  await logIn(page, newAccount());
  const busy = page.getByRole('button', { name: MESSAGES.auth.loggingIn });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  login.release();
  await untilToast(page, MESSAGES.auth.loginFailed);
  const registration = await holdCall(page, '**/api/register');
  await register(page, newAccount());
  await page.getByRole('button', { name: MESSAGES.auth.registering }).waitFor();
  registration.release();
  await page.waitForURL('**/dashboard');
});

it('promises five kinds of outputs beside the form, on large screens only', async () => {
  await page.goto('/auth');
  const aside = page.getByRole('complementary', { name: 'What you can make' });
  await aside.waitFor();
  expect(await aside.getByRole('listitem').allInnerTexts()).toEqual([
    'Social posts from blog content',
    'Email newsletters from articles',
    'Video scripts from blog posts',
    'TikTok and Reels scripts',
    'Infographic outlines from reports',
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  await aside.waitFor({ state: 'hidden' });
});

it('sends a message from the contact page, and clears the form', async () => {
  const sent: string[] = [];
  await page.clock.install({ time: '2026-11-02T00:00:00Z' });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('A question.');
  // Sending lasts until the clock goes on.
  await page.clock.pauseAt('2026-11-03T00:00:00Z');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const busy = page.getByRole('button', { name: MESSAGES.contact.submitting });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await page.clock.runFor(UI_TIMINGS.contactSubmitMs);
  await untilToast(page, MESSAGES.contact.sentTitle, MESSAGES.contact.sentBody);
  for (const label of ['Name', 'Email', 'Message'])
    expect(await page.getByLabel(label).inputValue()).toBe('');
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
});

it('shows one toast at a time: on top of a phone, at the bottom right of larger screens', async () => {
  await onTheDesk(page);
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  const start = page.getByRole('button', { name: MESSAGES.transform.start });
  await start.click();
  await untilToast(page, MESSAGES.transform.contentRequiredTitle);
  expect(await toast.count()).toBe(1);
  const large = await toast.boundingBox();
  expect([(large?.x ?? 0) > 720, (large?.y ?? 0) > 450]).toEqual([true, true]);
  await page.setViewportSize({ width: 360, height: 740 });
  const header = await page.getByRole('banner').boundingBox();
  await until('the toast below the header', async () => {
    const top = (await toast.boundingBox())?.y ?? 0;
    return Math.abs(top - (header?.height ?? 0) - 8) < 5;
  });
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await toast.waitFor({ state: 'hidden' });
});

const READING: [path: string, title: string, words: (string | RegExp)[]][] = [
  ['/testimonials', 'Testimonials', ['Sofia Marchetti', 'Jonas Weber', 'Amélie Rousseau', 'Kwame Mensah']],
  ['/about', 'About', [/mission/i, /vision/i, /team/i]],
  [
    '/careers',
    'Careers',
    ['Senior Frontend Engineer', 'AI/ML Engineer', 'Product Marketing Manager', 'Remote'],
  ],
  ['/privacy-policy', 'Privacy Policy', ['[DATE]', /AI provider/i, /card/i, /portal/i]],
  ['/terms', 'Terms of Service', ['[JURISDICTION]', /AI provider/i, /portal/i]],
  ['/cookies', 'Cookie Policy', ['[DATE]']],
  ['/help-center', 'Help Center', [/credit/i]],
  ['/documentation', 'Documentation', [/format/i]],
  [
    '/api',
    'API',
    ['POST /api/v1/transform', 'GET /api/v1/status', 'GET /api/v1/credits', /Agency subscribers/],
  ],
];

it.each(READING)(
  '%s shows what the specification names on every page of reading',
  async (path, title, words) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    for (const word of words) await page.getByRole('main').getByText(word).first().waitFor();
  },
);

it('answers an application with an alert', async () => {
  await page.goto('/careers', { waitUntil: 'networkidle' });
  const dialog = page.waitForEvent('dialog');
  const press = page.getByRole('button', { name: /^Apply: AI\/ML Engineer/ }).click();
  const alert = await dialog;
  expect(alert.message()).toBe('Applying for AI/ML Engineer is not implemented yet.');
  await alert.accept();
  await press;
});

it('shows five components, and each of the four states in words', async () => {
  const components = {
    database: 'outage',
    redis: 'operational',
    queue: 'degraded',
    payments: 'partial',
    identity: 'operational',
    api: 'operational',
    writer: 'operational',
  };
  await page.goto('/status');
  await page.getByText('All systems operational').waitFor();
  const rows = page.getByRole('region', { name: 'Components' }).getByRole('listitem');
  expect((await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual(
    ['Website and API', 'Content Transformation AI', 'Authentication', 'Database', 'Billing'].map(
      (name) => `${name} Operational`,
    ),
  );
  await page.route('**/api/health/ready', (route) => route.fulfill({ status: 503, json: { components } }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText(/^Major Outage: /).waitFor();
  for (const state of ['Degraded Performance', 'Partial Outage', 'Major Outage'])
    await rows.getByText(state, { exact: true }).waitFor();
});

it('says that an unknown address is not found', async () => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: MESSAGES.notFound.title }).waitFor();
  await page.getByText(MESSAGES.notFound.body, { exact: true }).waitFor();
  expect(await page.getByText('Did you mean').count()).toBe(0);
  await page.goto('/Librery/old');
  await page.getByText('Did you mean Library?').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Help Center' }).click();
  await page.waitForURL('**/help-center');
});
