import { BRAND } from '@repurpose/contract';
import { paths } from '../shared/paths.js';

export interface PageMeta {
  title: string;
  description: string;
  /** Signed-in and transient pages stay out of search engines. */
  isIndexed: boolean;
}

const LEAD =
  'Paste an article and get a thread, posts, a newsletter and scripts that say only what your text says.';
const meta = (title: string, description: string, isIndexed = true): PageMeta => ({
  title: `${title} · ${BRAND.name}`,
  description,
  isIndexed,
});

/** Title and description of every address; the prerenderer and the running page read the same table. */
export const PAGE_META: Readonly<Record<string, PageMeta>> = {
  [paths.home.path]: {
    title: `${BRAND.name}: one piece of writing, many formats`,
    description: LEAD,
    isIndexed: true,
  },
  [paths.auth.path]: meta('Log in or register', `Sign in to ${BRAND.name} or open a free account.`),
  [paths.dashboard.path]: meta('Dashboard', 'Your desk: one source, many formats.', false),
  [paths.library.path]: meta('Library', 'Everything you had written, to find and use again.', false),
  [paths.checkout.path]: meta('Checkout', 'Complete your subscription.', false),
  [paths.checkoutReturn.path]: meta('Payment', 'The result of your payment.', false),
  [paths.contact.path]: meta('Contact', `Write to the people who make ${BRAND.name}.`),
  [paths.testimonials.path]: meta(
    'Testimonials',
    `What people who publish every week say about ${BRAND.name}.`,
  ),
  [paths.about.path]: meta('About', `Why ${BRAND.name} exists and who builds it.`),
  [paths.careers.path]: meta('Careers', `Open positions at ${BRAND.name}, all remote.`),
  [paths.privacyPolicy.path]: meta(
    'Privacy policy',
    `What ${BRAND.name} does with your data and your texts.`,
  ),
  [paths.terms.path]: meta('Terms of service', `The terms under which you use ${BRAND.name}.`),
  [paths.cookies.path]: meta('Cookie policy', `The cookies ${BRAND.name} sets and why.`),
  [paths.helpCenter.path]: meta(
    'Help center',
    `Answers about plans, credits and writing with ${BRAND.name}.`,
  ),
  [paths.documentation.path]: meta(
    'Documentation',
    `How ${BRAND.name} reads a source and writes each format.`,
  ),
  [paths.api.path]: meta('API', `The planned ${BRAND.name} API for Agency subscribers.`),
  [paths.status.path]: meta('Status', `Whether ${BRAND.name} works right now, part by part.`),
};

export const NOT_FOUND_META: PageMeta = meta('404 Page Not Found', LEAD, false);

export function metaOf(pathname: string): PageMeta {
  return PAGE_META[pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname] ?? NOT_FOUND_META;
}
