import { FORMATS, MESSAGES, PLANS, PLAN_KEYS } from '@repurpose/contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { answerCalls, renderPage } from '../../../test/render-page.js';
import { DEMO_LENGTH_MS, frameAt } from './demo/demo-script.js';
import { Landing } from './landing-page.js';
import { DEMO_FORMATS } from './content/sample.types.js';
import { writeSample } from './content/write-sample.js';
import { pricingTarget } from './pricing-target.js';
import { planRows, priceText } from './sections/plan-rows.js';

const sample = writeSample();
const openLanding = () => act(async () => Promise.resolve(renderPage(<Landing sample={sample} />)));

const prices = { pro: 'price_pro', agency: 'price agency' };
/** As the server writes them into every page. */
const HEAD = '<meta name="price-pro" content="price_pro"><meta name="price-agency" content="price%20agency">';

beforeEach(() => {
  window.localStorage.clear();
  document.head.innerHTML = HEAD;
  answerCalls({ 'GET /api/user': { status: 401, body: {} } });
});

describe('The landing page', () => {
  test('shows its seven sections in order, with the anchors features and pricing', async () => {
    const { container } = await openLanding();
    expect(
      [...container.querySelectorAll('h1, h2, [aria-label="Supported platforms"]')].map(
        (element) => element.closest('section')?.id || element.getAttribute('id') || element.tagName,
      ),
    ).toEqual(['H1', 'SECTION', 'features', 'demo', 'pricing', 'testimonials-title', 'final-title']);
  });

  test('names the six platforms and the six feature cards in order', async () => {
    await openLanding();
    const platforms = screen.getByRole('region', { name: 'Supported platforms' });
    expect(
      within(platforms)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Twitter/X', 'LinkedIn', 'Instagram', 'Email', 'YouTube', 'Facebook']);
    const cards = screen.getAllByRole('heading', { level: 3 }).slice(0, 6);
    expect(cards.map((card) => card.textContent)).toEqual([
      'Upload Content',
      'AI Processing',
      'Preview & Customize',
      'Multiple Formats',
      'Export & Share',
      'Custom Settings',
    ]);
  });

  test('leads from the hero to pricing and demo, and from the final call to /auth', async () => {
    await openLanding();
    const starts = screen.getAllByRole('link', { name: 'Get Started Free' });
    expect(starts.map((link) => link.getAttribute('href'))).toEqual(['/#pricing', '/auth?tab=register']);
    expect(screen.getByRole('link', { name: 'Watch Demo' })).toHaveAttribute('href', '/#demo');
  });

  test('leads from a section back to the page before, not to its own top', async () => {
    const routes = [
      { path: '/', element: <Landing sample={sample} /> },
      { path: '/about', element: null },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/about', '/'] });
    await act(async () => Promise.resolve(render(<RouterProvider router={router} />)));
    await act(async () => Promise.resolve(fireEvent.click(screen.getByRole('link', { name: 'Watch Demo' }))));
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#demo' });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
  });

  test('ties each post to its sentences on focus, and says that it was written without AI', async () => {
    const { container } = await openLanding();
    expect(screen.getByText('Written without AI')).toBeInTheDocument();
    const sentences = sample.paragraphs.flat();
    for (const post of sample.thread) {
      fireEvent.focus(screen.getByRole('button', { name: new RegExp(post.text.slice(0, 30)) }));
      const tied = container.querySelectorAll('[data-sentence][data-on="true"]');
      expect([...tied].map((element) => element.textContent)).toEqual(
        post.sentences.map((index) => sentences[index]),
      );
    }
  });

  test('marks Pro as MOST POPULAR and offers the free plan with Sign Up Free', async () => {
    await openLanding();
    expect(screen.getByText(MESSAGES.billing.popular).closest('li')).toHaveTextContent('$49');
    expect(screen.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute('href', '/auth?tab=register');
  });

  test('sends a paid plan through /auth, and straight to checkout when a sign-in is stored', async () => {
    const first = await openLanding();
    const href = () => screen.getByRole('link', { name: 'Choose Pro' }).getAttribute('href');
    expect(href()).toBe('/auth?returnTo=/checkout&priceId=price_pro');
    first.unmount();
    window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid: 'u1' }));
    await openLanding();
    expect(href()).toBe('/checkout?priceId=price_pro');
  });
});

test.each([
  ['free', false, prices, '/auth?tab=register'],
  ['free', true, prices, '/auth?tab=register'],
  ['pro', true, prices, '/checkout?priceId=price_pro'],
  ['agency', false, prices, '/auth?returnTo=/checkout&priceId=price%20agency'],
  ['pro', true, undefined, '/checkout'],
  ['pro', false, undefined, '/auth?returnTo=/checkout'],
] as const)('the %s button (signed in: %s) leads on', (plan, isSignedIn, known, target) => {
  expect(pricingTarget(plan, isSignedIn, known)).toBe(target);
});

test('the rows of a plan are its included features, then what it lacks', () => {
  for (const plan of PLAN_KEYS) {
    const rows = planRows(plan);
    expect(rows.filter((row) => row.isIncluded).map((row) => row.text)).toEqual([...PLANS[plan].included]);
    expect(rows.filter((row) => !row.isIncluded).map((row) => row.text)).toEqual([...PLANS[plan].excluded]);
  }
  expect([0, 4900, 1250].map(priceText)).toEqual(['$0', '$49', '$12.50']);
});

describe('The scripted demo', () => {
  test('types the source, ticks four formats, writes them, then opens one after the other', () => {
    const steps = Array.from({ length: 100 }, (_, step) => frameAt((step / 100) * DEMO_LENGTH_MS));
    expect([...new Set(steps.map((frame) => frame.phase))]).toEqual([
      'typing',
      'choosing',
      'writing',
      'reading',
    ]);
    expect([...new Set(steps.map((frame) => frame.openResult))]).toEqual([null, 0, 1, 2, 3]);
    expect(frameAt(0).typed).toBe(0);
    expect(frameAt(DEMO_LENGTH_MS + 1)).toMatchObject({
      typed: 1,
      chosen: DEMO_FORMATS,
      openResult: 3,
    });
  });

  test('stands on a finished piece until it is played, with a button to play and pause', async () => {
    await openLanding();
    expect(screen.getAllByText(FORMATS.summary.label).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the demo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pause the demo' }));
    expect(screen.getByRole('button', { name: 'Play the demo' })).toBeInTheDocument();
  });
});
