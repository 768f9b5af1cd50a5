import { Link, useLocation } from 'react-router';
import { NOT_FOUND_MESSAGES } from '@repurpose/contract';
import { paths } from '../../shared/paths.js';
import { ButtonLink } from '../../shared/ui/button.js';
import { useHydrated } from '../../shared/browser/use-hydrated.js';
import css from './not-found.module.css';
import { unlistedMeta } from '../../shared/page-meta.js';
import { closestPage } from './closest-page.js';

export const meta = unlistedMeta(
  '404 Page Not Found',
  'Paste an article and get a thread, posts, a newsletter and scripts that say only what your text says.',
);

const GROUPS = [
  {
    title: 'Work',
    links: [
      [paths.dashboard, 'Dashboard', 'Your desk: one text in, many formats out'],
      [paths.library, 'Library', 'Everything you had written'],
    ],
  },
  {
    title: 'Answers',
    links: [
      [paths.helpCenter, 'Help Center', 'Plans, credits and writing'],
      [paths.documentation, 'Documentation', 'How a text is read and each format written'],
      [paths.status, 'Status', 'Whether everything works right now'],
      [paths.contact, 'Contact', 'Tell us which link led here'],
    ],
  },
] as const;

const NAMES: readonly (readonly [path: string, name: string])[] = [
  ...GROUPS.flatMap(({ links }) => links.map(([{ path }, name]) => [path, name] as const)),
  [paths.auth.path, 'Login'],
  [paths.about.path, 'About'],
  [paths.api.path, 'API'],
  [paths.careers.path, 'Careers'],
  [paths.cookies.path, 'Cookie Policy'],
  [paths.privacyPolicy.path, 'Privacy Policy'],
  [paths.terms.path, 'Terms of Service'],
  [paths.testimonials.path, 'Testimonials'],
];

export default function NotFoundPage() {
  return (
    <div className={`page ${css.lost}`}>
      <div>
        <h1 className="page-title">{NOT_FOUND_MESSAGES.title}</h1>
        <p className="page-lead">{NOT_FOUND_MESSAGES.body}</p>
        <Suggestion />
        <div className={css.ways}>
          <ButtonLink to={paths.home.getHref()}>Go Home</ButtonLink>
          <ButtonLink kind="quiet" to={paths.home.getHref('pricing')}>
            See plans
          </ButtonLink>
        </div>
      </div>
      <LooseThread />
      <div className={css.groups}>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className={css.list}>
              {links.map(([{ getHref }, name, says]) => (
                <li key={name}>
                  <Link to={getHref()}>{name}</Link>
                  <span className={`small soft`}>{says}</span>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  );
}

/** One page is prerendered for all wrong addresses, so only the browser knows which. */
function Suggestion() {
  const { pathname } = useLocation();
  const path = useHydrated()
    ? closestPage(
        pathname,
        NAMES.map(([each]) => each),
      )
    : null;
  const name = NAMES.find(([each]) => each === path)?.[1];
  if (path === null || name === undefined) return null;
  return (
    <p className="page-lead">
      Did you mean <Link to={path}>{name}</Link>?
    </p>
  );
}

function LooseThread() {
  return (
    <svg
      viewBox="0 0 420 200"
      className={css.picture}
      fill="none"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g stroke="var(--control)">
        <rect x="1" y="34" fill="var(--sheet)" width="118" height="132" rx="8" />
        <path d="M18 58h84M18 75h84M18 92h62M18 109h84M18 126h84M18 143h40" />
        <rect x="250" y="6" fill="var(--sheet)" width="169" height="52" rx="8" />
        <path d="M268 25h104M268 40h72" />
        <rect x="250" y="142" fill="var(--sheet)" width="169" height="52" rx="8" />
        <path d="M268 161h88M268 176h112" />
      </g>
      <rect x="250" y="74" width="169" height="52" rx="8" stroke="var(--control)" strokeDasharray="5 6" />
      <g stroke="var(--accent)">
        <path d="M119 100C190 100 180 32 249 32" />
        <path d="M119 100C190 100 180 168 249 168" />
        <path d="M119 100C160 100 178 84 196 96C214 108 196 124 188 112C182 102 202 96 220 103" />
      </g>
    </svg>
  );
}
