import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, type LinksFunction } from 'react-router';
import { reportOnce } from '../shared/report.js';
import { pricesOfPage } from '../shared/prices.js';
import { schemeScript } from '../shared/theme/scheme-script.js';
import { PAPER } from '../shared/theme/tokens.js';
import { SiteFrame } from './layouts/site-frame.js';
import 'virtual:tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { Button } from '../shared/ui/button.js';

const fontLink = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  fontLink(fraunces),
  fontLink(instrument),
];

/** The scheme is chosen inline, so that the first paint has its colours. */
export function Layout({ children }: { children: ReactNode }) {
  const prices = pricesOfPage();
  return (
    // The inline script changes it before React starts.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {prices && <meta name="price-pro" content={encodeURIComponent(prices.pro)} />}
        {prices && <meta name="price-agency" content={encodeURIComponent(prices.agency)} />}
        <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: schemeScript() }} />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="root">{children}</div>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function HydrateFallback() {
  return <SiteFrame>{null}</SiteFrame>;
}

/** The rest of the site stays usable. */
export function ErrorBoundary({ error }: { error: unknown }) {
  reportOnce('A page could not be shown.', error);
  return (
    <SiteFrame>
      <div className="page" role="alert">
        <h1 className="page-title">This page could not be shown</h1>
        <p className="page-lead" style={{ marginBlock: 16 }}>
          Nothing you wrote is lost: your draft is kept on this device. Reloading usually helps.
        </p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </div>
    </SiteFrame>
  );
}
