import { paths } from '../shared/paths.js';
import { FRAMES, type Frame } from './frames.js';
import { lazyPage } from './lazy-page.js';

const page = (path: string, frame: Frame, load: Parameters<typeof lazyPage>[0]) => ({
  path,
  frame,
  ...lazyPage(load),
});

/** Every route of the site and where its page lives; pages are default exports. */
export const PAGES = [
  page(paths.home.path, 'plain', () => import('../features/landing/landing-page.js')),
  page(paths.auth.path, 'store', () => import('../features/auth/auth-page.js')),
  page(paths.dashboard.path, 'store', () => import('../features/repurpose/dashboard-page.js')),
  page(paths.library.path, 'store', () => import('../features/library/library-page.js')),
  page(paths.checkout.path, 'store', () => import('../features/billing/checkout-page.js')),
  page(paths.checkoutReturn.path, 'store', () => import('../features/billing/checkout-return-page.js')),
  page(paths.contact.path, 'store', () => import('../features/contact/contact-page.js')),
  page(paths.testimonials.path, 'plain', () => import('../features/info/testimonials-page.js')),
  page(paths.about.path, 'plain', () => import('../features/info/about-page.js')),
  page(paths.careers.path, 'plain', () => import('../features/info/careers-page.js')),
  page(paths.privacyPolicy.path, 'plain', () => import('../features/info/privacy-policy-page.js')),
  page(paths.terms.path, 'plain', () => import('../features/info/terms-page.js')),
  page(paths.cookies.path, 'plain', () => import('../features/info/cookies-page.js')),
  page(paths.helpCenter.path, 'plain', () => import('../features/info/help-center-page.js')),
  page(paths.documentation.path, 'plain', () => import('../features/info/documentation-page.js')),
  page(paths.api.path, 'plain', () => import('../features/info/api-page.js')),
  page(paths.status.path, 'store', () => import('../features/info/status-page.js')),
];

/** What every other address shows. */
export const NOT_FOUND = page('*', 'plain', () => import('../features/info/not-found-page.js'));

/** Fetches the page of an address and its frames ahead of rendering it. */
export async function loadPage(pathname: string): Promise<void> {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = PAGES.find((candidate) => candidate.path === path) ?? NOT_FOUND;
  await Promise.all([found.load(), ...FRAMES[found.frame].map(({ load }) => load())]);
}
